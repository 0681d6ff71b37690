import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import { postedForm } from '../../../kit/forms/posted-form.ts';
import { fieldsOf } from '../../../kit/forms/rules.ts';
import { services } from '../../../kit/session/context.ts';
import { lostForm, sendOrRefuse } from '../../../kit/session/kept-form.ts';
import { LoginAgain } from '../../../kit/session/login-again.tsx';
import { useLoginAgain } from '../../../kit/session/use-login-again.ts';
import { MemberHead } from '../../../kit/ui/member/member-head.tsx';
import { SettingsNav } from '../../../shared/accounts/settings-nav.tsx';
import { AvatarSection } from './avatar/avatar-section.tsx';
import { CalendarSection } from './calendar.tsx';
import { changeAccount } from './change-account.ts';
import { ErasureSection } from './data/erasure.tsx';
import { ExportSection } from './data/export.tsx';
import { EmailSection } from './email.tsx';
import { loadAccount } from './load-account.ts';
import { MailsSection } from './mails.tsx';
import { NewsletterSection } from './newsletter.tsx';
import { PasswordSection } from './password.tsx';
import { PreferencesSection } from './preferences.tsx';
import { usePressToasts } from './press.tsx';
import { ProfileSection } from './profile.tsx';
import { SessionsSection } from './sessions.tsx';
import { TwoFactorSection } from './two-factor.tsx';

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadAccount(services(context).call, Date.now());

export async function action({ context, request, url }: ActionFunctionArgs) {
  const fields = fieldsOf(await postedForm(request));
  const changed = changeAccount({ call: services(context).call, fields, url });
  if (!changed) throw new Response(null, { status: 400 });
  return changed;
}

/** Forms stay as they are without a connection and when the session has ended. */
export const clientAction = (args: ClientActionFunctionArgs) =>
  sendOrRefuse(args, (fields, code) =>
    code === 'NETWORK' || typing.includes(fields.form ?? '') ? lostForm(fields, code) : undefined,
  );

/** Buttons lead to the login when the session has ended. */
const typing: readonly string[] = ['profile', 'email', 'password', 'mails', 'export', 'erase'];

/** The account of the person who is logged in. */
export default function Settings() {
  const { account, sessions, calendar, ownData, asksPassword, now } =
    useLoaderData<typeof loader>();
  const { t } = useTranslation(['settings']);
  const login = useLoginAgain(now);
  const security = { asksPassword, onLoggedOut: login.ask };
  usePressToasts();
  return (
    <Box sx={{ maxWidth: 760 }}>
      <LoginAgain open={login.asked} onClose={login.later} />
      <MemberHead title={t('settings:title')} lead={t('settings:lead')} />
      <SettingsNav />
      <Stack spacing={3} sx={{ mt: { xs: 3, md: 4 } }}>
        <ProfileSection account={account} onLoggedOut={login.ask} />
        <AvatarSection account={account} />
        <PreferencesSection />
        <EmailSection account={account} {...security} />
        <PasswordSection account={account} {...security} />
        <TwoFactorSection account={account} />
        <SessionsSection sessions={sessions} now={now} />
        <CalendarSection calendar={calendar} now={now} />
        <MailsSection account={account} onLoggedOut={login.ask} />
        <NewsletterSection account={account} />
        <ExportSection copy={ownData.export} {...security} />
        <ErasureSection ownData={ownData} {...security} />
      </Stack>
    </Box>
  );
}
