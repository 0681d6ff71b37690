import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { newsletterConsent } from '#domain/site/newsletter.ts';
import { localeOf, pathTo } from '#domain/site/paths.ts';
import { CheckInput } from '../../kit/forms/choices.tsx';
import { TextInput } from '../../kit/forms/fields.tsx';
import { fieldsOf, judge } from '../../kit/forms/rules.ts';
import { SubmitButton } from '../../kit/forms/submit-button.tsx';
import { services } from '../../kit/session/context.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import { Door, Talk } from '../../kit/ui/illustrations.tsx';
import { AccountForm, PasswordField, SentNotice } from './account-form.tsx';
import { AuthCard } from './auth-card.tsx';
import { useLinkWithEmail } from './email-link.ts';
import { registerForm } from './forms.ts';
import { accepted, type Outcome, refuse, refuseAs } from './outcome.ts';
import { loadProviders, ProviderButtons } from './providers.tsx';

export { clientAction } from './client-action.ts';

/** Whoever is logged in has an account already. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { call, session } = services(context);
  const token = await session.accessToken().catch(() => undefined);
  if (token !== undefined) throw redirect(pathTo('dashboard', localeOf(url.pathname)));
  return { providers: await loadProviders(call) };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const fields = fieldsOf(await request.formData());
  const form = judge({ schema: registerForm }, fields);
  if (!form.ok) return refuse('missing', form.problems, fields);
  const { terms: _accepted, newsletter, phone, ...person } = form.data;
  const answer = await services(context).call('POST /users', {
    body: {
      ...person,
      phone: phone ?? null,
      terms: true,
      newsletter: newsletter === 'on',
      language: localeOf(url.pathname),
    },
    as: 'public',
  });
  if (answer.ok) return accepted('registered', form.data.email);
  return refuseAs(answer, 'registerFailed', fields);
}

export default function Register() {
  const { texts, to } = useI18n('account');
  const { providers } = useLoaderData<typeof loader>();
  const outcome = useActionData<Outcome>();
  const { register } = texts.account;
  if (outcome?.ok) return <Registered email={outcome.email ?? ''} />;
  return (
    <AuthCard
      Picture={Door}
      title={register.title}
      lead={register.lead}
      after={
        <>
          {register.hasAccount} <Link href={to('login')}>{register.toLogin}</Link>
        </>
      }
    >
      <RegisterForm />
      <ProviderButtons providers={providers} />
    </AuthCard>
  );
}

function RegisterForm() {
  const { texts, to, locale } = useI18n('account');
  const { account } = texts;
  const inNewTab = { target: '_blank', rel: 'noopener' };
  return (
    <AccountForm schema={registerForm}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2.5 }}>
        <TextInput name="first_name" label={account.firstName} autoComplete="given-name" required />
        <TextInput name="last_name" label={account.lastName} autoComplete="family-name" required />
      </Box>
      <TextInput
        name="phone"
        label={account.phone}
        type="tel"
        autoComplete="tel"
        help={account.phoneHint}
      />
      <TextInput name="email" label={account.email} type="email" autoComplete="email" required />
      <PasswordField
        name="password"
        label={account.password}
        autoComplete="new-password"
        help={account.passwordHint}
      />
      <PasswordField
        name="confirm_password"
        label={account.confirmPassword}
        autoComplete="new-password"
      />
      <Box>
        <CheckInput
          name="terms"
          required
          label={
            <>
              {account.register.termsBefore}{' '}
              <Link href={to('terms')} {...inNewTab}>
                {account.register.terms}
              </Link>
              {account.register.termsAfter}
            </>
          }
        />
        <Typography variant="body2" color="textSecondary" sx={{ my: 1 }}>
          {account.register.privacyBefore}{' '}
          <Link href={to('privacy')} {...inNewTab}>
            {account.register.privacy}
          </Link>
          .
        </Typography>
        <CheckInput name="newsletter" label={newsletterConsent.text[locale]} />
      </Box>
      <SubmitButton size="large" fullWidth>
        {account.register.submit}
      </SubmitButton>
    </AccountForm>
  );
}

function Registered({ email }: { email: string }) {
  const { texts, t, to } = useI18n('account');
  const { registered } = texts.account;
  const resend = useLinkWithEmail('verify', () => email);
  return (
    <AuthCard
      Picture={Talk}
      title={registered.title}
      lead={t('account:registered.lead', { email })}
      noindex
      focused
    >
      <SentNotice />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4 }}>
        <Button variant="contained" size="large" href={to('login')}>
          {registered.toLogin}
        </Button>
        <Button size="large" {...resend}>
          {registered.resend}
        </Button>
      </Box>
    </AuthCard>
  );
}
