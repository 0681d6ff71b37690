import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSubmit } from 'react-router';
import { z } from 'zod';
import type { InvitationView } from '#api/contract.gen.d.ts';
import { firmReleaseText } from '#domain/orders/terms/firm-release.ts';
import { line, required } from '#domain/text.ts';
import { browserCall } from '../../kit/api/browser-call.ts';
import { CheckInput } from '../../kit/forms/choices.tsx';
import { PasswordInput, TextInput } from '../../kit/forms/fields.tsx';
import { FormNotice } from '../../kit/forms/form-notice.tsx';
import type { FormOutcome } from '../../kit/forms/form-outcome.ts';
import { refusalOf } from '../../kit/forms/refusal.ts';
import { useProblemText } from '../../kit/forms/refusal-text.ts';
import { SchemaForm } from '../../kit/forms/schema-form.tsx';
import { type Attempt, useCallSender } from '../../kit/forms/sender.ts';
import { SubmitButton } from '../../kit/forms/submit-button.tsx';
import { type SchemaFormHandle, useSchemaForm } from '../../kit/forms/use-schema-form.ts';
import { loginPath } from '../../kit/session/guard.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { NewAccountTerms } from './new-account-terms.tsx';
import { forgetInvitation } from './open-invitation.ts';

const PASSWORD_MIN = 8;
const PASSWORD_MAX = 1024;

const firmRelease = z
  .literal('on')
  .transform(() => firmReleaseText.version)
  .optional();
const member = { schema: z.object({ firmRelease }) };
const newcomer = {
  schema: z.object({
    firmRelease,
    firstName: required(line(100)),
    lastName: required(line(100)),
    password: z
      .string({ error: 'REQUIRED' })
      .min(1, 'REQUIRED')
      .max(PASSWORD_MAX, 'TOO_LONG')
      .refine((value) => [...value].length >= PASSWORD_MIN, 'TOO_SHORT'),
    terms: z.literal('on', { error: 'NOT_ACCEPTED' }),
  }),
};

interface AnswerProps {
  invitation: InvitationView;
  /** Who is logged in. */
  member: { name: string; email: string } | null;
}

/** Accepts with the account that is logged in, with a new one, or leads to the login. */
export function AnswerInvitation({ invitation, member: known }: AnswerProps) {
  const { t } = useTranslation(['participants']);
  const { pathname } = useLocation();
  const { invitationId, email, hasAccount } = invitation;
  const needsLogin = known === null && hasAccount;
  return (
    <Card component="section" sx={{ p: { xs: 3, sm: 4 } }}>
      <Typography variant="h4" component="h2" color="primary" sx={{ mb: 1 }}>
        {t('participants:accept.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {known && t('participants:accept.as', { name: known.name, email: known.email })}
        {needsLogin && t('participants:accept.hasAccount', { email })}
        {!known && !hasAccount && t('participants:accept.newAccount', { email })}
      </Typography>
      {known && <MemberForm invitationId={invitationId} />}
      {needsLogin && (
        <Button variant="contained" size="large" href={loginPath({ pathname, search: '' })}>
          {t('participants:accept.login')}
        </Button>
      )}
      {!known && !hasAccount && (
        <>
          <NewcomerForm invitation={invitation} />
          <Typography color="textSecondary" sx={{ mt: 2 }}>
            <Button href={loginPath({ pathname, search: '' })}>
              {t('participants:accept.otherAccount')}
            </Button>
          </Typography>
        </>
      )}
    </Card>
  );
}

type Joined = FormOutcome<{ foundationId: string }>;

function MemberForm({ invitationId }: Pick<InvitationView, 'invitationId'>) {
  const navigate = useNavigate();
  const { to } = useLocale();
  const sender = useCallSender<z.output<typeof member.schema>, Joined>(async ({ data, key }) => {
    const body = { invitationId, ...data };
    const answer = await browserCall('POST /invitations/accept', { body, idempotencyKey: key });
    if (!answer.ok) return refusalOf(answer, { rules: member, key });
    forgetInvitation();
    const { foundationId } = answer.data;
    await navigate(to('foundation', { id: foundationId }));
    return { ok: true, foundationId };
  });
  const form = useSchemaForm({ rules: member, sender });
  return (
    <AcceptForm form={form}>
      <FirmRelease />
    </AcceptForm>
  );
}

function NewcomerForm({ invitation }: { invitation: InvitationView }) {
  const { t } = useTranslation(['participants']);
  const { to } = useLocale();
  const logIn = useSubmit();
  const { invitationId, email, firstName, lastName } = invitation;
  const accept = async ({ data, key }: Attempt<z.output<typeof newcomer.schema>>) => {
    const body = { invitationId, ...data, terms: true as const };
    const answer = await browserCall('POST /invitations/accept', { body, idempotencyKey: key });
    if (!answer.ok) return refusalOf(answer, { rules: newcomer, key });
    forgetInvitation();
    const { foundationId } = answer.data;
    // The login page begins the session and leads on.
    const action = loginPath({ pathname: to('foundation', { id: foundationId }), search: '' });
    await logIn({ email, password: data.password }, { method: 'post', action });
    return { ok: true as const, foundationId };
  };
  const sender = useCallSender<z.output<typeof newcomer.schema>, Joined>(accept);
  const initial = { firstName: firstName ?? '', lastName: lastName ?? '' };
  const form = useSchemaForm({ rules: newcomer, sender, initial });
  return (
    <AcceptForm form={form} starred>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextInput
          name="firstName"
          label={t('participants:accept.firstName')}
          autoComplete="given-name"
          required
        />
        <TextInput
          name="lastName"
          label={t('participants:accept.lastName')}
          autoComplete="family-name"
          required
        />
      </Box>
      {/* Password managers keep the address with the password. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordInput
        name="password"
        label={t('participants:accept.password')}
        help={t('participants:accept.passwordHelp')}
        autoComplete="new-password"
        required
      />
      <NewAccountTerms />
      <FirmRelease />
    </AcceptForm>
  );
}

interface AcceptFormProps {
  form: SchemaFormHandle;
  starred?: boolean;
  children: ReactNode;
}

function AcceptForm({ form, starred, children }: AcceptFormProps) {
  const { t } = useTranslation(['participants']);
  return (
    <SchemaForm form={form} problemText={useProblemText()} starred={starred}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}>
        {children}
        <FormNotice refused={form.notice} texts={t('participants:accept.refusals')} />
        <SubmitButton size="large">{t('participants:accept.submit')}</SubmitButton>
      </Box>
    </SchemaForm>
  );
}

/** Not ticked, and not needed to accept: it can be given later. */
function FirmRelease() {
  const { t } = useTranslation(['participants']);
  const { locale } = useLocale();
  return (
    <Box>
      <CheckInput name="firmRelease" label={firmReleaseText.text[locale]} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t('participants:accept.releaseHelp')}
      </Typography>
    </Box>
  );
}
