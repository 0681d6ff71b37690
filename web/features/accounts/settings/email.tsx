import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { shownEmail } from '#domain/shown-email.ts';

import { useLocale } from '../../../kit/texts/use-locale.ts';
import { EmailField } from '../person-fields.tsx';
import type { Loaded } from './load-account.ts';
import { Press } from './press.tsx';
import { SettingsSection } from './section.tsx';
import { CurrentPassword, type LoginAsked, Saved, SettingsForm } from './settings-form.tsx';
import { emailForm } from './settings-schemas.ts';

type EmailSectionProps = Pick<Loaded, 'account' | 'asksPassword'> & LoginAsked;

/** The present address stays in use until the link mailed to the new one is followed. */
export function EmailSection({ account, asksPassword, onLoggedOut }: EmailSectionProps) {
  const { t } = useTranslation(['settings']);
  const [round, setRound] = useState(0);
  const { email, pending_email: pending, provider } = account;
  const hasPassword = provider === 'default';
  const lead = hasPassword ? 'settings:email.lead' : 'settings:email.providerLead';
  return (
    <SettingsSection title={t('settings:email.title')} lead={t(lead, { email: shownEmail(email) })}>
      {pending && (
        <Alert severity="info" sx={{ mt: 3 }}>
          {t('settings:email.pending', {
            pending: shownEmail(pending),
            email: shownEmail(email),
          })}
          <Box sx={{ mt: 1, ml: -1 }}>
            <Press form="keep-email" values={{ email }}>
              {t('settings:email.keep')}
            </Press>
          </Box>
        </Alert>
      )}
      <Saved form="keep-email" />
      {asksPassword && !hasPassword ? (
        <LogInAgain provider={provider} />
      ) : (
        <SettingsForm
          key={round}
          name="email"
          schema={emailForm}
          submit={t('settings:email.submit')}
          quiet
          onLoggedOut={onLoggedOut}
          onDone={() => setRound(round + 1)}
        >
          <EmailField label={t('settings:email.label')} />
          <CurrentPassword asked={asksPassword} />
        </SettingsForm>
      )}
    </SettingsSection>
  );
}

/** Without a password only the provider can say again who it is. */
function LogInAgain({ provider }: { provider: string }) {
  const { t } = useTranslation(['settings']);
  const { to } = useLocale();
  const back = new URLSearchParams({ redirect: useLocation().pathname, again: '1' });
  return (
    <>
      <Typography sx={{ my: 2 }}>{t('settings:email.tooLongAgo')}</Typography>
      <Button
        component="a"
        variant="outlined"
        href={`${to('provider-login', { name: provider })}?${back}`}
      >
        {t('settings:email.logInAgain')}
      </Button>
    </>
  );
}
