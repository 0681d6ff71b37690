import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { v4 as uuidv4, v5 as uuidv5 } from 'uuid';
import { moveForm } from '#domain/meetings/strategy-meeting.ts';
import { localeOf, paths } from '#domain/site/paths.ts';
import type { Call, Refusal } from '../../../kit/api/call.ts';
import { fieldsOf, judge } from '../../../kit/forms/rules.ts';
import { services } from '../../../kit/session/context.ts';
import { useI18n } from '../../../kit/texts/use-i18n.ts';
import { ReadingPage } from '../../../kit/ui/page/main.tsx';
import { PageHead } from '../../../kit/ui/page-head.tsx';
import { Appointment, type Problem } from './appointment-view.tsx';
import { forgetLink, keepLink, linkToken, tokenIn } from './link-cookie.ts';
import { OpenLink } from './open-link.tsx';
import { freeStarts } from './slots.ts';

/** The meeting of a mailed link: its token came in a fragment and is kept in a cookie. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const token = linkToken(request);
  if (!token) return { view: null, starts: null, formKey: '', problem: null };
  const { call } = services(context);
  const answer = await call('POST /meetings/by-link', { body: { token }, as: 'none' });
  if (!answer.ok) {
    const problem = problemOf(answer);
    const headers: HeadersInit = problem === 'invalid' ? { 'set-cookie': forgetLink() } : {};
    return data({ view: null, starts: null, formKey: '', problem }, { headers });
  }
  const starts = answer.data.state === 'booked' ? await freeStarts(call) : null;
  return { view: answer.data, starts, formKey: uuidv4(), problem: null };
}

interface Outcome {
  problem?: Problem;
  moved?: true;
}

export async function action({ context, request }: ActionFunctionArgs) {
  const fields = fieldsOf(await request.formData());
  const locale = localeOf(new URL(request.url).pathname);
  if (fields.link !== undefined) {
    const token = tokenIn(fields.link);
    if (!token) return data<Outcome>({ problem: 'no-link' }, { status: 400 });
    const headers = { 'set-cookie': keepLink(token) };
    return redirect(paths['meeting-appointment'][locale], { status: 303, headers });
  }
  const token = linkToken(request);
  if (!token) return data<Outcome>({ problem: 'invalid' }, { status: 404 });
  const { call } = services(context);
  const change = fields.change === 'cancel' ? cancel : move;
  const outcome = await change(call, token, fields);
  return data(outcome, { status: outcome.problem ? 409 : 200 });
}

async function cancel(call: Call, token: string): Promise<Outcome> {
  const answer = await call('POST /meetings/by-link/cancel', { body: { token }, as: 'none' });
  return answer.ok ? {} : { problem: problemOf(answer) };
}

async function move(
  call: Call,
  token: string,
  fields: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const form = judge({ schema: moveForm }, fields);
  if (!form.ok) return { problem: 'no-time' };
  const { startsAt } = form.data;
  const { key = '' } = fields;
  const answer = await call('POST /meetings/by-link/move', {
    body: { token, startsAt },
    as: 'none',
    ...(key && { idempotencyKey: uuidv5(startsAt, key) }),
  });
  return answer.ok ? { moved: true } : { problem: problemOf(answer) };
}

function problemOf({ status, code }: Refusal): Problem {
  if (code === 'SLOT_TAKEN') return 'taken';
  if (status === 404 || status === 400) return 'invalid';
  // The page itself says what has become of the meeting.
  return status === 409 ? 'changed' : 'failed';
}

export default function AppointmentPage() {
  const { texts } = useI18n('meeting');
  const { view, starts, formKey, problem } = useLoaderData<typeof loader>();
  const outcome = useActionData<Outcome>();
  const words = texts.meeting.appointment;
  return (
    <ReadingPage>
      <PageHead title={words.title} noindex />
      {/* With the usual `no-referrer` of such pages, browsers name no origin when a form is sent. */}
      <meta name="referrer" content="same-origin" />
      {view ? (
        <Appointment
          view={view}
          starts={starts}
          formKey={formKey}
          moved={outcome?.moved ?? false}
          problem={outcome?.problem}
        />
      ) : (
        <OpenLink problem={outcome?.problem ?? problem ?? undefined} />
      )}
    </ReadingPage>
  );
}
