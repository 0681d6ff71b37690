import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { shownEmail } from '#domain/shown-email.ts';
import { newsletterConsent } from '#domain/site/newsletter.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import type { Loaded } from './load-account.ts';
import { Press } from './press.tsx';
import { SettingsSection } from './section.tsx';
import { Saved } from './settings-form.tsx';

/** Double opt-in: nobody is on the list before the link in the mail was followed. */
export function NewsletterSection({ account }: Pick<Loaded, 'account'>) {
  const { t } = useTranslation(['settings']);
  const { locale } = useLocale();
  const { newsletter: on, newsletter_pending: pending, email } = account;
  const lead = on
    ? t('settings:newsletter.on')
    : pending
      ? t('settings:newsletter.pending', { email: shownEmail(email) })
      : newsletterConsent.text[locale];
  return (
    <SettingsSection title={t('settings:newsletter.title')} lead={lead}>
      <Saved form="newsletter" />
      <Saved form="no-newsletter" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2.5 }}>
        {!on && (
          <Press form="newsletter" variant="outlined">
            {pending ? t('settings:newsletter.again') : t('settings:newsletter.subscribe')}
          </Press>
        )}
        {(on || pending) && (
          <Press form="no-newsletter" variant={on ? 'outlined' : 'text'}>
            {t('settings:newsletter.end')}
          </Press>
        )}
      </Box>
    </SettingsSection>
  );
}
