import { useTranslation } from 'react-i18next';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { v5 as uuidv5 } from 'uuid';
import { moveForm } from '#domain/appointments/forms.ts';
import { localeOf, paths } from '#domain/site/paths.ts';
import type { Call, Refusal } from '../../../kit/api/call.ts';
import { TextInput } from '../../../kit/forms/fields.tsx';
import { type FormOutcome, type FormRefusal, incomplete } from '../../../kit/forms/form-outcome.ts';
import { PlainForm } from '../../../kit/forms/plain/plain-form.tsx';
import { PlainSubmit } from '../../../kit/forms/plain/submit.tsx';
import { postedForm } from '../../../kit/forms/posted-form.ts';
import { refusalOf } from '../../../kit/forms/refusal.ts';
import { type Fields, fieldsOf, judge } from '../../../kit/forms/rules.ts';
import { services } from '../../../kit/session/context.ts';
import { Text } from '../../../kit/ui/elements/text.tsx';
import { Island } from '../../../kit/ui/island.tsx';
import { ReadingPage } from '../../../kit/ui/page/main.tsx';
import { PageHead } from '../../../kit/ui/page-head.tsx';
import styles from './appointment.module.css';
import { Appointment } from './appointment-view.tsx';
import { forgetLink, keepLink, linkToken, tokenIn } from './link-cookie.ts';
import { freeTimes, slotRules } from './slots.ts';

/** The meeting of a mailed link: its token came in a fragment and is kept in a cookie. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const token = linkToken(request);
  if (!token) return { view: null, slots: null, formKey: '', refusal: null };
  const { call } = services(context);
  const answer = await call('POST /meetings/by-link', { body: { token }, as: 'none' });
  if (!answer.ok) {
    const refusal = refused(answer, {});
    const headers: HeadersInit = refusal === invalid ? { 'set-cookie': forgetLink() } : {};
    return data({ view: null, slots: null, formKey: '', refusal }, { headers });
  }
  const slots = answer.data.state === 'booked' ? await freeTimes(call) : null;
  return { view: answer.data, slots, formKey: crypto.randomUUID(), refusal: null };
}

type Outcome = FormOutcome<{ done: 'confirmed' | 'moved' | 'cancelled' }>;

/** Of a link that leads to no meeting. */
const invalid: FormRefusal = { ok: false, form: 'open', code: 'LINK_INVALID', problems: {} };

export async function action({ context, request }: ActionFunctionArgs) {
  const fields = fieldsOf(await postedForm(request));
  const locale = localeOf(new URL(request.url).pathname);
  if (fields.link !== undefined) {
    const token = tokenIn(fields.link);
    const refusal = { ...incomplete({ link: 'REQUIRED' }), form: 'open' };
    if (!token) return data<Outcome>(refusal, { status: 400 });
    const headers = { 'set-cookie': keepLink(token) };
    return redirect(paths['meeting-appointment'][locale], { status: 303, headers });
  }
  const token = linkToken(request);
  if (!token) return data<Outcome>(invalid, { status: 404 });
  const { call } = services(context);
  const outcome = await change(call, token, fields);
  return data(outcome, { status: outcome.ok ? 200 : 409 });
}

const done = { confirm: 'confirmed', cancel: 'cancelled' } as const;

async function change(call: Call, token: string, fields: Fields): Promise<Outcome> {
  const { form } = fields;
  if (form !== 'confirm' && form !== 'cancel') return move(call, token, fields);
  const answer = await call(`POST /meetings/by-link/${form}`, { body: { token }, as: 'none' });
  return answer.ok ? { ok: true, done: done[form] } : refused(answer, { form });
}

async function move(call: Call, token: string, fields: Fields): Promise<Outcome> {
  const form = judge({ schema: moveForm }, fields);
  if (!form.ok) return { ...incomplete({ startsAt: 'REQUIRED' }), form: 'move' };
  const { startsAt } = form.data;
  const { key = '' } = fields;
  const answer = await call('POST /meetings/by-link/move', {
    body: { token, startsAt },
    as: 'none',
    ...(key && { idempotencyKey: uuidv5(startsAt, key) }),
  });
  return answer.ok
    ? { ok: true, done: 'moved' }
    : refused(answer, { form: 'move', rules: slotRules });
}

const refused = (answer: Refusal, sent: Parameters<typeof refusalOf>[1]): FormRefusal =>
  answer.status === 404 || answer.status === 400 ? invalid : refusalOf(answer, sent);

export default function AppointmentPage() {
  const { t } = useTranslation(['visitorAppointments']);
  const { view, slots, formKey, refusal } = useLoaderData<typeof loader>();
  const outcome = useActionData<Outcome>();
  return (
    <ReadingPage>
      <PageHead title={t('visitorAppointments:appointment.title')} noindex />
      {/* With the usual `no-referrer` of such pages, browsers name no origin when a form is sent. */}
      <meta name="referrer" content="same-origin" />
      {view ? (
        <Island name="mailed-link">
          {/* Another link opens its own meeting, not the one that is still open. */}
          <form method="post" hidden>
            <input type="hidden" name="link" />
          </form>
          <Appointment view={view} slots={slots} formKey={formKey} outcome={outcome} />
        </Island>
      ) : (
        <OpenLink refusal={outcome?.ok === false ? outcome : (refusal ?? undefined)} />
      )}
    </ReadingPage>
  );
}

/**
 * Fragments stay in the browser: the island sends the token of the address. Without script the link
 * can be pasted.
 */
function OpenLink({ refusal }: { refusal: FormRefusal | undefined }) {
  const { t } = useTranslation(['visitorAppointments']);
  const words = t('visitorAppointments:appointment');
  const invalid = refusal?.code === 'LINK_INVALID';
  return (
    <Island name="mailed-link">
      <Text variant="h2" as="h1">
        {invalid ? words.invalidTitle : words.openTitle}
      </Text>
      <Text tone="secondary" className={styles.text}>
        {invalid ? words.invalidText : words.openText}
      </Text>
      <div className={styles.form}>
        <PlainForm
          id="open"
          labels={{ link: words.link }}
          problemTexts={{ REQUIRED: words.linkRequired }}
          refusalTexts={{ UNAVAILABLE: { title: words.failed, description: words.offline } }}
          refused={invalid ? undefined : refusal}
          trap={false}
        >
          <TextInput name="link" required />
          <PlainSubmit>{words.open}</PlainSubmit>
        </PlainForm>
      </div>
    </Island>
  );
}
