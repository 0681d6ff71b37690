import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { newsletterConsent } from '#domain/site/newsletter.ts';
import { useI18n } from '../../../kit/texts/use-i18n.ts';
import type { Loaded } from './load-account.ts';
import { Press } from './press.tsx';
import { SettingsSection } from './section.tsx';
import { Saved } from './settings-form.tsx';

/** Double opt-in: nobody is on the list before the link in the mail was followed. */
export function NewsletterSection({ account }: Pick<Loaded, 'account'>) {
  const { texts, t, locale } = useI18n('settings');
  const { newsletter: words } = texts.settings;
  const { newsletter: on, newsletter_pending: pending, email } = account;
  const lead = on
    ? words.on
    : pending
      ? t('settings:newsletter.pending', { email })
      : newsletterConsent.text[locale];
  return (
    <SettingsSection title={words.title} lead={words.always}>
      <Typography sx={{ mt: 1.5, textWrap: 'pretty' }}>{lead}</Typography>
      <Saved form="newsletter" />
      <Saved form="no-newsletter" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2.5 }}>
        {!on && (
          <Press form="newsletter" variant="outlined">
            {pending ? words.again : words.subscribe}
          </Press>
        )}
        {(on || pending) && (
          <Press form="no-newsletter" variant={on ? 'outlined' : 'text'}>
            {words.end}
          </Press>
        )}
      </Box>
    </SettingsSection>
  );
}
