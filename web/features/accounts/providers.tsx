import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { LoginProvider } from '#api/contract.gen.d.ts';
import type { Call } from '../../kit/api/call.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';

/** None while the API does not answer: the form still works then, or says why not. */
export async function loadProviders(call: Call): Promise<LoginProvider[]> {
  const answer = await call('GET /auth', { as: 'none' });
  return answer.ok ? answer.data : [];
}

/** Below the form. Plain links: the way leads through the API and another site. */
export function ProviderButtons({ providers }: { providers: readonly LoginProvider[] }) {
  const { t } = useTranslation(['accounts']);
  const { to } = useLocale();
  const [query] = useSearchParams();
  const target = query.get('redirect');
  const search = new URLSearchParams({
    ...(target && { redirect: target }),
    ...(query.has('reason') && { again: '1' }),
  });
  if (providers.length === 0) return null;
  return (
    <>
      <Divider sx={{ my: 3, color: 'text.secondary' }}>{t('accounts:providers.or')}</Divider>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
        {providers.map(({ name, label }) => (
          <Button
            key={name}
            component="a"
            href={`${to('provider-login', { name })}?${search}`}
            variant="outlined"
            size="large"
            fullWidth
          >
            {t('accounts:providers.logIn', { label })}
          </Button>
        ))}
      </Box>
    </>
  );
}

const refusals: Record<string, string> = {
  INVALID_PROVIDER: 'providerTaken',
  USER_SUSPENDED: 'suspended',
  FORBIDDEN: 'providerTeam',
  SERVICE_UNAVAILABLE: 'providerAway',
  REQUESTS_EXCEEDED: 'TOO_MANY',
  ADMIN_LOGIN: 'adminLogin',
  STAFF_LOGIN: 'staffLogin',
};

/** The code of the refusal for which the API sent somebody back. */
export const refusalFor = (reason: string): string => refusals[reason] ?? 'providerFailed';
