import Box from '@mui/material/Box';
import { useCallback, useState } from 'react';
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import type { OwnMeeting, Slot } from '#api/contract.ts';
import { localeOf } from '#domain/site/paths.ts';
import type { Backend } from '../../server/services.ts';
import { fieldsOf } from '../../shared/forms/rules.ts';
import { useI18n } from '../../shared/i18n/use-i18n.ts';
import { MemberHead } from '../../shared/member/member-head.tsx';
import { dataOf, services } from '../../shared/session/context.ts';
import { lostBy } from '../../shared/session/guard.ts';
import { LoginAgain } from '../../shared/session/login-again.tsx';
import { Book } from './book.tsx';
import { Booked, Held } from './booked.tsx';
import { carryOut, type Outcome } from './change.ts';

const MEETINGS_READ = 20;

/** The free meeting is once per person: whoever has one cannot choose another time to book. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { backend } = services(context);
  const own = await backend.get<OwnMeeting[]>('/meetings', { query: { limit: MEETINGS_READ } });
  const meeting = dataOf(own).find(({ state }) => state !== 'cancelled') ?? null;
  return {
    meeting,
    slots: meeting?.state === 'begun' ? [] : await freeSlots(backend),
    now: new Date().toISOString(),
    formKey: crypto.randomUUID(),
  };
}

/** null while they cannot be loaded. */
async function freeSlots(backend: Backend): Promise<Slot[] | null> {
  const answer = await backend.get<Slot[]>('/slots', { query: { kind: 'strategy-meeting' } });
  return answer.ok ? answer.data : null;
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const { backend, session } = services(context);
  const outcome = await carryOut(
    backend,
    fieldsOf(await request.formData()),
    localeOf(url.pathname),
  );
  if (outcome.ok) return outcome;
  if (outcome.code === 'LOGGED_OUT') session.forget();
  return outcome.retryKey ? undecided(outcome) : data(outcome, { status: 409 });
}

/** The form stays when the session or the connection is lost; its key makes a retry safe. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const { change, key, ...typed } = fieldsOf(await request.clone().formData());
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    const lost = { ok: false, code: lostBy(error), problems: {}, typed, retryKey: key };
    return undecided({ change, ...lost } as Outcome);
  }
}

/** Such a status keeps React Router from reloading the page's data. */
const undecided = (outcome: Outcome) => data(outcome, { status: 503 });

export default function MeetingPage() {
  const { meeting, ...reading } = useLoaderData<typeof loader>();
  const { memberMeeting } = useI18n('memberMeeting').texts;
  const login = useLoginAgain(reading.formKey);
  const around = { ...reading, onLoggedOut: login.ask };
  return (
    <>
      <LoginAgain open={login.asked} onClose={login.later} />
      <MemberHead title={memberMeeting.title} lead={memberMeeting.lead} />
      <Box sx={{ mt: { xs: 3, md: 4 } }}>
        {!meeting && <Book {...around} />}
        {meeting?.state === 'booked' && <Booked meeting={meeting} {...around} />}
        {meeting?.state === 'begun' && <Held meeting={meeting} />}
      </Box>
    </>
  );
}

/** Asked for when something was to be sent; done once the page has been read again. */
function useLoginAgain(reading: string) {
  const [askedAt, setAskedAt] = useState<string>();
  const ask = useCallback(() => setAskedAt(reading), [reading]);
  const later = useCallback(() => setAskedAt(undefined), []);
  return { asked: askedAt === reading, ask, later };
}
