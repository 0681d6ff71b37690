import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useSearchParams,
} from 'react-router';
import { localeOf, pathTo } from '#domain/site/paths.ts';
import type { Services, Tokens } from '../../server/services.ts';
import { useI18n } from '../../shared/i18n/use-i18n.ts';
import { services } from '../../shared/session/context.ts';
import { localPath, termsPath } from '../../shared/session/guard.ts';
import { type User, userFields } from '../../shared/session/user.ts';
import { Key } from '../../shared/ui/illustrations.tsx';
import { AccountForm, Notice } from './account-form.tsx';
import { AuthCard } from './auth-card.tsx';
import { Field, PasswordField } from './fields.tsx';
import { checkForm, loginForm } from './forms.ts';
import { type NoticeKey, type Outcome, outcomeOf } from './outcome.ts';
import { SubmitButton } from './submit-button.tsx';

const targetOf = (url: URL) =>
  localPath(url.searchParams.get('redirect')) ?? pathTo('dashboard', localeOf(url.pathname));

export async function loader({ context, url }: LoaderFunctionArgs) {
  const token = await services(context)
    .session.accessToken()
    .catch(() => undefined);
  if (token !== undefined) throw redirect(targetOf(url));
  return null;
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const { backend, session } = services(context);
  const form = checkForm(loginForm, await request.formData());
  if (!form.ok) return refuse({ notice: 'missing', faults: form.faults, values: form.values });
  const values = { email: form.data.email };
  const answer = await backend.post<Partial<Tokens>>('/auth/login', {
    body: { ...form.data, mode: 'json' },
    as: 'none',
  });
  if (!answer.ok) return refuse({ ...outcomeOf(answer, 'loginFailed'), values });
  const { access_token, refresh_token, expires } = answer.data;
  if (!access_token || !refresh_token || !expires) return refuse({ notice: 'loginFailed', values });
  await session.end();
  session.start({ access_token, refresh_token, expires });
  const me = await backend.get<User>('/users/me', { query: { fields: userFields } });
  if (!me.ok) return turnAway(session, outcomeOf(me, 'loginFailed').notice);
  const { name: role } = me.data.role;
  if (role === 'admin') return turnAway(session, 'adminLogin');
  if (role !== 'member') return turnAway(session, 'staffLogin');
  const target = targetOf(url);
  if (me.data.terms_accepted_at === null) return redirect(termsPath(new URL(target, url)));
  return redirect(target);
}

const refuse = (outcome: Outcome) => data(outcome, { status: 400 });

/** The customer app is for members; the session that was just begun ends. */
async function turnAway(session: Services['session'], notice: NoticeKey) {
  await session.end();
  return refuse({ notice });
}

export default function Login() {
  const { texts, to } = useI18n('account');
  const { login } = texts.account;
  const [query] = useSearchParams();
  const outcome = useActionData<Outcome>();
  return (
    <AuthCard
      Picture={Key}
      title={login.title}
      lead={login.lead}
      after={
        <>
          {login.noAccount} <Link href={to('register')}>{login.toRegister}</Link>
        </>
      }
    >
      {query.has('verified') && !outcome && (
        <Box sx={{ mb: 3 }}>
          <Notice notice="verified" />
        </Box>
      )}
      <AccountForm schema={loginForm}>
        <Field
          name="email"
          label={texts.account.email}
          type="email"
          autoComplete="username"
          required
        />
        <PasswordField
          name="password"
          label={texts.account.password}
          autoComplete="current-password"
          required
        />
        <SubmitButton>{login.submit}</SubmitButton>
        <Link href={to('password-forgotten')} sx={{ alignSelf: 'center', py: 1 }}>
          {login.forgotten}
        </Link>
      </AccountForm>
    </AuthCard>
  );
}
