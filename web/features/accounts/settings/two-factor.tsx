import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRevalidator } from 'react-router';
import { useTexts } from '../../../kit/texts/use-texts.ts';
import { useHydrated } from '../../../kit/ui/use-hydrated.ts';
import type { TwoFactorAnswer, TwoFactorCall } from '../../../shared/accounts/two-factor/calls.ts';
import { TwoFactor } from '../../../shared/accounts/two-factor/two-factor.tsx';
import type { Loaded } from './load.ts';
import { SettingsSection } from './section.tsx';

/** Talks to the API itself: secret and codes are shown once and pass through no other page. */
export function TwoFactorSection({ account }: Pick<Loaded, 'account'>) {
  const { t } = useTexts('twoFactor');
  const { revalidate } = useRevalidator();
  const hydrated = useHydrated();
  const call: TwoFactorCall = async (step, body) => {
    const answer = await send<never>(step, body);
    if (answer.ok || answer.code !== 'TOKEN_EXPIRED') return answer;
    // Reading the page again refreshes the session.
    await revalidate();
    return send(step, body);
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

async function send<T>(step: string, body: object): Promise<TwoFactorAnswer<T>> {
  try {
    const response = await fetch(`/api/users/me/tfa/${step}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    });
    const { status } = response;
    if (status === 204) return { ok: true, data: undefined as T };
    const answer = await response.json();
    if (response.ok) return { ok: true, data: answer.data };
    return { ok: false, code: String(answer.errors?.[0]?.extensions?.code), status };
  } catch {
    return { ok: false, code: 'UNREACHABLE', status: 0 };
  }
}
