import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { localeOf, pathTo } from '#domain/site/paths.ts';
import { isUndecided } from '../../kit/api/api-error.ts';
import { hasDraftAt } from '../../kit/forms/draft-storage.ts';
import { postedForm } from '../../kit/forms/posted-form.ts';
import { fieldsOf, judge } from '../../kit/forms/rules.ts';
import { SubmitButton } from '../../kit/forms/submit-button.tsx';
import { services } from '../../kit/session/context.ts';
import { localPath, refusedRoles, termsPath } from '../../kit/session/guard.ts';
import { asksForCode, LoginFields } from '../../kit/session/login-fields.tsx';
import { logMissingUser, userFields, userIn } from '../../kit/session/user.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { Key } from '../../kit/ui/illustrations.tsx';
import { useHydrated } from '../../kit/ui/use-hydrated.ts';
import type { Services } from '../../server/services.ts';
import { AccountForm, RefusedNotice, VerifiedNotice } from './account-form.tsx';
import { type AccountOutcome, refuse, refuseAs, refuseFields } from './account-outcome.ts';
import { loginForm } from './account-schemas.ts';
import { AuthCard } from './auth-card.tsx';
import { emailInForm, useGivenEmail, useLinkWithEmail } from './email-link.ts';
import { loadProviders, ProviderButtons, refusalFor } from './providers.tsx';

export { clientAction } from './client-action.ts';

const targetOf = (url: URL) =>
  localPath(url.searchParams.get('redirect')) ?? pathTo('dashboard', localeOf(url.pathname));

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { call, session } = services(context);
  const token = await session.accessToken().catch(() => undefined);
  if (token !== undefined) throw redirect(targetOf(url));
  // A login with a provider has failed, and no longer concerns the next one.
  if (url.searchParams.has('reason')) session.forget();
  return { providers: await loadProviders(call) };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const { call, session } = services(context);
  const fields = fieldsOf(await postedForm(request));
  const form = judge({ schema: loginForm }, fields);
  if (!form.ok) return refuseFields(form.problems, fields);
  const answer = await call('POST /auth/login', {
    body: { ...form.data, mode: 'json' },
    as: 'none',
  });
  if (!answer.ok && answer.code === 'INVALID_OTP') {
    return refuse(form.data.otp ? 'otpWrong' : 'otpNeeded', fields);
  }
  if (!answer.ok) return refuseAs(answer, 'loginFailed', fields);
  const { access_token, refresh_token, expires } = answer.data;
  if (!access_token || !refresh_token || !expires) return refuse('loginFailed', fields);
  await session.end();
  session.start({ access_token, refresh_token, expires });
  const me = await call('GET /users/me', { query: { fields: userFields } });
  const target = targetOf(url);
  if (!me.ok) {
    logMissingUser(me);
    // The pages behind the login ask again.
    return isUndecided(me) ? redirect(target) : turnAway(session, 'loginFailed');
  }
  const user = userIn(me.data);
  if (!user) return turnAway(session, 'loginFailed');
  const reason = refusedRoles[user.role.name];
  if (reason) return turnAway(session, refusalFor(reason));
  if (user.terms_accepted_at === null) return redirect(termsPath(new URL(target, url)));
  return redirect(target);
}

/** The customer app is for members only: ends the session that was just started. */
async function turnAway(session: Services['session'], code: string) {
  await session.end();
  return refuse(code);
}

export default function Login() {
  const { t } = useTranslation(['accounts']);
  const { to } = useLocale();
  const [query] = useSearchParams();
  const { providers } = useLoaderData<typeof loader>();
  const outcome = useActionData<AccountOutcome>();
  const reason = query.get('reason');
  const forgotten = useLinkWithEmail('password-forgotten', emailInForm);
  const given = useGivenEmail();
  return (
    <AuthCard
      Picture={Key}
      title={t('accounts:login.title')}
      lead={t('accounts:login.lead')}
      after={
        <>
          {t('accounts:login.noAccount')}{' '}
          <Link href={to('register')}>{t('accounts:login.toRegister')}</Link>
        </>
      }
    >
      {query.has('verified') && !outcome && (
        <Box sx={{ mb: 3 }}>
          <VerifiedNotice />
        </Box>
      )}
      {reason !== null && !outcome && (
        <Box sx={{ mb: 3 }}>
          <RefusedNotice code={refusalFor(reason)} />
        </Box>
      )}
      <DraftNote />
      <AccountForm schema={loginForm} initial={given} failed="providerAway">
        <LoginFields asked={asksForCode(outcome)} />
        <SubmitButton size="large" fullWidth>
          {t('accounts:login.submit')}
        </SubmitButton>
        <Link {...forgotten} sx={{ alignSelf: 'center', py: 1 }}>
          {t('accounts:login.forgotten')}
        </Link>
      </AccountForm>
      <ProviderButtons providers={providers} />
    </AuthCard>
  );
}

/** For whoever was thrown out while filling in a form: it is still in this browser. */
function DraftNote() {
  const { t } = useTranslation(['accounts']);
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  if (!hydrated || !hasDraftAt(query.get('redirect') ?? '')) return null;
  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      {t('accounts:login.draftKept')}
    </Alert>
  );
}
