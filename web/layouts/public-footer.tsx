import { useTranslation } from 'react-i18next';
import { brand } from '#domain/site/brand.ts';
import { useLocale } from '../kit/texts/use-locale.ts';
import { Anchor } from '../kit/ui/anchor.tsx';
import { ColorModeSwitch } from '../kit/ui/color-mode-switch.tsx';
import { classes } from '../kit/ui/elements/classes.ts';
import { Text } from '../kit/ui/elements/text.tsx';
import { useOperator } from '../kit/ui/site-data.ts';
import { type FooterColumn, footerColumns } from './footer-links.ts';
import { NewsletterForm } from './newsletter-form.tsx';
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
