import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
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
import { postedForm } from '../../kit/forms/posted-form.ts';
import { fieldsOf, judge } from '../../kit/forms/rules.ts';
import { SubmitButton } from '../../kit/forms/submit-button.tsx';
import { services } from '../../kit/session/context.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { Door, Talk } from '../../kit/ui/illustrations.tsx';
import { AccountForm } from './account-form.tsx';
import {
  type AccountOutcome,
  accepted,
  passwordProblems,
  refuseAs,
  refuseFields,
} from './account-outcome.ts';
import { registerForm } from './account-schemas.ts';
import { AuthCard } from './auth-card.tsx';
import { useLinkWithEmail } from './email-link.ts';
import { expectEmail } from './mailed-links/expected-email.ts';
import { EmailField, NameFields, NewPasswordFields, PhoneField } from './person-fields.tsx';
import { loadProviders, ProviderButtons } from './providers.tsx';
import { TermsCheck } from './terms-check.tsx';

export { clientAction } from './client-action.ts';

/** Whoever is logged in has an account already. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { call, session } = services(context);
  const token = await session.accessToken().catch(() => undefined);
  if (token !== undefined) throw redirect(pathTo('foundations', localeOf(url.pathname)));
  return { providers: await loadProviders(call) };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const fields = fieldsOf(await postedForm(request));
  const form = judge({ schema: registerForm }, fields);
  if (!form.ok) return refuseFields(form.problems, fields);
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
  // A password that is too easy to guess is a field to mend, and nothing has failed.
  const problems = passwordProblems(answer);
  if (Object.keys(problems).length > 0) return refuseFields(problems, fields);
  return refuseAs(answer, 'registerFailed', fields);
}

export default function Register() {
  const { t } = useTranslation(['accounts']);
  const { to } = useLocale();
  const { providers } = useLoaderData<typeof loader>();
  const outcome = useActionData<AccountOutcome>();
  if (outcome?.ok) return <Registered email={outcome.email ?? ''} />;
  return (
    <AuthCard
      Picture={Door}
      title={t('accounts:register.title')}
      lead={t('accounts:register.lead')}
      after={
        <>
          {t('accounts:register.hasAccount')}{' '}
          <Link href={to('login')}>{t('accounts:register.toLogin')}</Link>
        </>
      }
    >
      <RegisterForm />
      <ProviderButtons providers={providers} />
    </AuthCard>
  );
}

function RegisterForm() {
  const { t } = useTranslation(['accounts']);
  return (
    <AccountForm schema={registerForm} failed="registerFailed">
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2.5 }}>
        <NameFields />
      </Box>
      <PhoneField />
      <EmailField />
      <NewPasswordFields label={t('accounts:password')} twice />
      <Consents />
      <SubmitButton size="large" fullWidth>
        {t('accounts:register.submit')}
      </SubmitButton>
    </AccountForm>
  );
}

/** The terms have to be accepted, the newsletter need not. */
function Consents() {
  const { locale } = useLocale();
  return (
    <Box>
      <TermsCheck />
      <CheckInput name="newsletter" label={newsletterConsent.text[locale]} />
    </Box>
  );
}

function Registered({ email }: { email: string }) {
  const { t } = useTranslation(['accounts']);
  const { to } = useLocale();
  useEffect(() => expectEmail(email), [email]);
  const resend = useLinkWithEmail('verify', () => email);
  return (
    <AuthCard
      Picture={Talk}
      title={t('accounts:notices.registered.title')}
      lead={t('accounts:registered.lead', { email })}
      noindex
      focused
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4 }}>
        <Button variant="contained" size="large" href={to('login')}>
          {t('accounts:registered.toLogin')}
        </Button>
        <Button size="large" {...resend}>
          {t('accounts:registered.resend')}
        </Button>
      </Box>
    </AuthCard>
  );
}
