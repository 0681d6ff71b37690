import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { type ActionFunctionArgs, data, useActionData } from 'react-router';
import { localeOf } from '#domain/site/paths.ts';
import { useI18n } from '../../shared/i18n/use-i18n.ts';
import { services } from '../../shared/session/context.ts';
import { Door, Talk } from '../../shared/ui/illustrations.tsx';
import { AccountForm, Notice } from './account-form.tsx';
import { AuthCard } from './auth-card.tsx';
import { CheckField, Field, PasswordField } from './fields.tsx';
import { checkForm, registerForm, withoutSecrets } from './forms.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { SubmitButton } from './submit-button.tsx';

export async function action({ context, request, url }: ActionFunctionArgs) {
  const form = checkForm(registerForm, await request.formData());
  if (!form.ok) {
    const { faults, values } = form;
    return data<Outcome>({ notice: 'missing', faults, values }, { status: 400 });
  }
  const { terms: _accepted, newsletter, phone, ...person } = form.data;
  const answer = await services(context).backend.post<null>('/users', {
    body: {
      ...person,
      phone: phone ?? null,
      terms: true,
      newsletter: newsletter === 'on',
      language: localeOf(url.pathname),
    },
    as: 'public',
  });
  if (answer.ok) return data<Outcome>({ notice: 'registered' });
  const values = withoutSecrets({ ...person, phone: phone ?? '' });
  return data<Outcome>({ ...outcomeOf(answer, 'registerFailed'), values }, { status: 400 });
}

export default function Register() {
  const { texts, to } = useI18n('account');
  const outcome = useActionData<Outcome>();
  const { register } = texts.account;
  if (outcome?.notice === 'registered') return <Registered />;
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
    </AuthCard>
  );
}

function RegisterForm() {
  const { texts, to } = useI18n('account');
  const { account } = texts;
  const inNewTab = { target: '_blank', rel: 'noopener' };
  return (
    <AccountForm schema={registerForm}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2.5 }}>
        <Field name="first_name" label={account.firstName} autoComplete="given-name" required />
        <Field name="last_name" label={account.lastName} autoComplete="family-name" required />
      </Box>
      <Field
        name="phone"
        label={account.phone}
        type="tel"
        autoComplete="tel"
        hint={account.phoneHint}
      />
      <Field name="email" label={account.email} type="email" autoComplete="email" required />
      <PasswordField
        name="password"
        label={account.password}
        autoComplete="new-password"
        hint={account.passwordHint}
        required
      />
      <PasswordField
        name="confirm_password"
        label={account.confirmPassword}
        autoComplete="new-password"
        required
      />
      <Box>
        <CheckField
          name="terms"
          required
          label={
            <>
              {account.register.termsBefore}{' '}
              <Link href={to('terms')} {...inNewTab}>
                {account.register.terms}
              </Link>{' '}
              {account.register.termsBetween}{' '}
              <Link href={to('privacy')} {...inNewTab}>
                {account.register.privacy}
              </Link>
              {account.register.termsAfter}
            </>
          }
        />
        <CheckField name="newsletter" label={account.register.newsletter} />
      </Box>
      <SubmitButton>{account.register.submit}</SubmitButton>
    </AccountForm>
  );
}

function Registered() {
  const { texts, to } = useI18n('account');
  const { registered } = texts.account;
  return (
    <AuthCard Picture={Talk} title={registered.title} lead={registered.lead} noindex>
      <Notice notice="registered" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4 }}>
        <Button variant="contained" size="large" href={to('login')}>
          {registered.toLogin}
        </Button>
        <Button size="large" href={to('verify')}>
          {registered.resend}
        </Button>
      </Box>
    </AuthCard>
  );
}
