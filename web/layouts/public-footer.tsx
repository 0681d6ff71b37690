import { useTranslation } from 'react-i18next';
import { brand } from '#domain/site/brand.ts';
import { newsletterOrder } from '#domain/site/newsletter.ts';
import { trapName } from '../kit/forms/plain/read-form.ts';
import { Trap } from '../kit/forms/plain/trap.tsx';
import { useLocale } from '../kit/texts/use-locale.ts';
import { Anchor } from '../kit/ui/anchor.tsx';
import { ColorModeSwitch } from '../kit/ui/color-mode-switch.tsx';
import { classes } from '../kit/ui/elements/classes.ts';
import { Text } from '../kit/ui/elements/text.tsx';
import { useOperator } from '../kit/ui/site-data.ts';
import { type FooterColumn, footerColumns } from './footer-links.ts';
import styles from './public-footer.module.css';

export function PublicFooter() {
  const { t } = useTranslation(['common']);
  const { locale } = useLocale();
  const { sample } = useOperator();
  return (
    <footer className={styles.footer}>
      <NewsletterForm />
      <div className={styles.columns}>
        <About />
        {footerColumns({ footer: t('common:footer'), menu: t('common:menu') }, locale).map(
          (column) => (
            <Column key={column.title} {...column} />
          ),
        )}
      </div>
      {sample && (
        <Text variant="body2" className={styles.sample}>
          {t('common:footer.sample')}
        </Text>
      )}
    </footer>
  );
}

function About() {
  const { t } = useTranslation(['common']);
  return (
    <div className={styles.about}>
      <Text variant="h4" as="p" className={styles.name}>
        {brand.name}
      </Text>
      <Text className={styles.claim}>{t('common:footer.claim')}</Text>
      <ColorModeSwitch />
    </div>
  );
}

function Column({ title, links }: FooterColumn) {
  return (
    <nav aria-label={title}>
      <Text className={styles.columnTitle}>{title}</Text>
      <ul className={styles.links}>
        {links.map(({ text, href, asksConsent, prominent }) => (
          <li key={text}>
            <Anchor
              href={href}
              data-asks-consent={asksConsent}
              className={classes(styles.link, prominent && styles.prominent)}
            >
              {text}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Posts to a page of its own: it stands on cached pages, which are the same for everybody. */
function NewsletterForm() {
  const { t } = useTranslation(['common', 'forms']);
  const { to, locale } = useLocale();
  return (
    <div className={styles.frame}>
      <form method="post" action={to('newsletter-order')} className={styles.form}>
        <div>
          <Text variant="h4" as="h2" className={styles.title}>
            {t('common:footer.newsletter.title')}
          </Text>
          <Text variant="body2" className={styles.text}>
            {newsletterOrder.text[locale]} {t('common:footer.newsletter.privacyBefore')}{' '}
            <Anchor href={to('privacy')} className={styles.privacy}>
              {t('common:footer.newsletter.privacy')}
            </Anchor>
            .
          </Text>
        </div>
        <div>
          <label htmlFor="newsletter-email" className={styles.label}>
            {t('common:footer.newsletter.email')}
          </label>
          <div className={styles.controls}>
            <input
              id="newsletter-email"
              name="email"
              type="email"
              autoComplete="email"
              required
              className={styles.field}
            />
            <button type="submit" className={styles.submit}>
              {t('common:footer.newsletter.submit')}
            </button>
          </div>
          <Trap id={`newsletter-${trapName}`} label={t('forms:trap')} />
        </div>
      </form>
    </div>
  );
}
