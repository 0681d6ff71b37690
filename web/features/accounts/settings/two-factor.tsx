import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { browserCall } from '../../../kit/api/browser-call.ts';
import type { Call } from '../../../kit/api/call.ts';
import { useHydrated } from '../../../kit/ui/use-hydrated.ts';
import { TwoFactor } from '../../../shared/accounts/two-factor/two-factor.tsx';
import type { Loaded } from './load-account.ts';
import { SettingsSection } from './section.tsx';

/** Talks to the API itself: secret and codes are shown once and pass through no other page. */
export function TwoFactorSection({ account }: Pick<Loaded, 'account'>) {
  const { t } = useTranslation(['twoFactor']);
  const { revalidate } = useRevalidator();
  const hydrated = useHydrated();
  const call: Call = async (name, ...options) => {
    const answer = await browserCall(name, ...options);
    if (answer.ok || answer.code !== 'TOKEN_EXPIRED') return answer;
    // Reading the page again refreshes the session.
    await revalidate();
    return browserCall(name, ...options);
  };
  return (
    <SettingsSection title={t('twoFactor:title')}>
      <Box sx={{ mt: 1.5 }}>
        {account.provider !== 'default' && <Typography>{t('twoFactor:provider')}</Typography>}
        {account.provider === 'default' && !hydrated && (
          <Typography>{t('twoFactor:script')}</Typography>
        )}
        {account.provider === 'default' && hydrated && (
          <TwoFactor
            isOn={account.tfa_secret !== null}
            call={call}
            onChanged={() => void revalidate()}
          />
        )}
      </Box>
    </SettingsSection>
  );
}
