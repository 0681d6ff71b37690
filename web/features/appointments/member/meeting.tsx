import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import type { Slot } from '#api/contract.gen.d.ts';
import { localeOf } from '#domain/site/paths.ts';
import type { Call } from '../../../kit/api/call.ts';
import { postedForm } from '../../../kit/forms/posted-form.ts';
import { fieldsOf } from '../../../kit/forms/rules.ts';
import { dataOf, services } from '../../../kit/session/context.ts';
import { sendKept, undecided } from '../../../kit/session/kept-form.ts';
import { LoginAgain } from '../../../kit/session/login-again.tsx';
import { useLoginAgain } from '../../../kit/session/use-login-again.ts';
import { MemberHead } from '../../../kit/ui/member/member-head.tsx';
import { Book } from './book.tsx';
import { Booked, Held } from './booked.tsx';
import { changeMeeting, MEETINGS_READ } from './change-meeting.ts';

/** The free meeting is once per person: whoever has one cannot choose another time to book. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = services(context);
  const own = await call('GET /meetings', { query: { limit: MEETINGS_READ } });
  const meeting = dataOf(own).find(({ state }) => state !== 'cancelled') ?? null;
  return {
    meeting,
    slots: meeting?.state === 'begun' ? [] : await freeSlots(call),
    now: new Date().toISOString(),
    formKey: crypto.randomUUID(),
  };
}

/** null while they cannot be loaded. */
async function freeSlots(call: Call): Promise<Slot[] | null> {
  const answer = await call('GET /slots', { query: { kind: 'strategy-meeting' } });
  return answer.ok ? answer.data : null;
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const { call, session } = services(context);
  const outcome = await changeMeeting(
    call,
    fieldsOf(await postedForm(request)),
    localeOf(url.pathname),
  );
  if (outcome.ok) return outcome;
  if (outcome.code === 'LOGGED_OUT') session.forget();
  return outcome.retryKey ? undecided(outcome) : data(outcome, { status: 409 });
}

export const clientAction = (args: ClientActionFunctionArgs) => sendKept(args);

export default function MeetingPage() {
  const { meeting, ...reading } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['memberAppointments']);
  const login = useLoginAgain(reading.formKey);
  const around = { ...reading, onLoggedOut: login.ask };
  return (
    <>
      <LoginAgain open={login.asked} onClose={login.later} />
      <MemberHead title={t('memberAppointments:title')} lead={t('memberAppointments:lead')} />
      <Box sx={{ mt: { xs: 3, md: 4 } }}>
        {!meeting && <Book {...around} />}
        {meeting?.state === 'booked' && <Booked meeting={meeting} {...around} />}
        {meeting?.state === 'begun' && <Held meeting={meeting} />}
      </Box>
    </>
  );
}
