import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { useSearchParams } from 'react-router';
import type { LoginProvider } from '#api/contract.ts';
import type { Call } from '../../kit/api/call.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import type { NoticeKey } from './outcome.ts';

/** None while the API does not answer: the form still works then, or says why not. */
export async function loadProviders(call: Call): Promise<LoginProvider[]> {
  const answer = await call('GET /auth', { as: 'none' });
  return answer.ok ? answer.data : [];
}

/** Below the form. Plain links: the way leads through the API and another site. */
export function ProviderButtons({ providers }: { providers: readonly LoginProvider[] }) {
  const { texts, t, to } = useI18n('account');
  const [query] = useSearchParams();
  const target = query.get('redirect');
  const search = new URLSearchParams({
    ...(target && { redirect: target }),
    ...(query.has('reason') && { again: '1' }),
  });
  if (providers.length === 0) return null;
  return (
    <>
      <Divider sx={{ my: 3, color: 'text.secondary' }}>{texts.account.providers.or}</Divider>
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
            {t('account:providers.logIn', { label })}
          </Button>
        ))}
      </Box>
    </>
  );
}

const notices: Record<string, NoticeKey> = {
  INVALID_PROVIDER: 'providerTaken',
  USER_SUSPENDED: 'suspended',
  FORBIDDEN: 'providerTeam',
  SERVICE_UNAVAILABLE: 'providerAway',
  REQUESTS_EXCEEDED: 'tooMany',
  ADMIN_LOGIN: 'adminLogin',
  STAFF_LOGIN: 'staffLogin',
};

/** What to say about the reason for which the API sent somebody back. */
export const noticeOf = (reason: string): NoticeKey => notices[reason] ?? 'providerFailed';
