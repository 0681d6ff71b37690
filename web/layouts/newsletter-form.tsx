import { useTranslation } from 'react-i18next';
import { newsletterOrder } from '#domain/site/newsletter.ts';
import { trapName } from '../kit/forms/plain/read-form.ts';
import { Trap } from '../kit/forms/plain/trap.tsx';
import { useLocale } from '../kit/texts/use-locale.ts';
import { Anchor } from '../kit/ui/anchor.tsx';
import { Text } from '../kit/ui/elements/text.tsx';
import styles from './newsletter-form.module.css';

/** Posts to a page of its own: it stands on cached pages, which are the same for everybody. */
export function NewsletterForm() {
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
