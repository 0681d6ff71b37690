import { redirect } from 'react-router';
import { z } from 'zod';
import { optionalMails } from '#domain/mails/choices.ts';
import type { Answered, Call, CallOptions } from '../../../kit/api/call.ts';
import { type Fields, judge } from '../../../kit/forms/rules.ts';
import { loginPath } from '../../../kit/session/guard.ts';
import { done, type NoticeKey, refuseAs, refuseFields } from './settings-outcome.ts';
import {
  emailForm,
  eraseForm,
  exportForm,
  mailsForm,
  passwordForm,
  profileForm,
} from './settings-schemas.ts';

interface Sent {
  form: AccountForm;
  call: Call;
  fields: Fields;
  /** Of the page, to come back to. */
  url: URL;
}

type Send<Data> = (call: Call, data: Data) => Promise<Answered<unknown>>;

/** A form: its fields are judged, then sent. */
const change =
  <Schema extends z.ZodType>(notice: NoticeKey, schema: Schema, send: Send<z.output<Schema>>) =>
  async (sent: Sent) => {
    const form = judge({ schema }, sent.fields);
    if (!form.ok) return refuseFields(sent.form, form.problems, sent.fields);
    return outcomeOf(notice, await send(sent.call, form.data), sent);
  };

/** A button without fields to judge. */
const press = (notice: NoticeKey, send: Send<Fields>) => async (sent: Sent) =>
  outcomeOf(notice, await send(sent.call, sent.fields), sent);

/** @throws a redirect to the login when the session was ended elsewhere */
function outcomeOf(notice: NoticeKey, answer: Answered<unknown>, { form, fields, url }: Sent) {
  if (answer.ok) return done(form, notice);
  if (answer.status === 401) throw redirect(loginPath(url));
  return refuseAs(form, answer, fields);
}

/** Empty means "not given", as with a login that is recent enough. */
const given = (value: string | undefined) => (value ? { current_password: value } : {});

const patch = (call: Call, body: CallOptions<'PATCH /users/me'>['body']) =>
  call('PATCH /users/me', { body });

/** The forms and buttons of the account page. */
const changes = {
  profile: change('saved', profileForm, (call, form) =>
    patch(call, { ...form, phone: form.phone ?? null }),
  ),
  email: change('emailAsked', emailForm, (call, { email, current_password }) =>
    patch(call, { email, ...given(current_password) }),
  ),
  'keep-email': press('emailKept', (call, { email = '' }) => patch(call, { email })),
  password: change('passwordSaved', passwordForm, (call, { current_password, ...form }) =>
    patch(call, { ...form, ...given(current_password) }),
  ),
  mails: change('mailsSaved', mailsForm, (call, wanted) =>
    patch(call, { unwanted_mails: optionalMails.filter((kind) => wanted[kind] === undefined) }),
  ),
  newsletter: press('newsletterAsked', (call) => patch(call, { newsletter: true })),
  'no-newsletter': press('newsletterEnded', (call) => patch(call, { newsletter: false })),
  calendar: async (sent: Sent) => {
    const body = { names: sent.fields.names === 'yes' };
    const answer = await sent.call('POST /users/me/calendar', { body });
    if (!answer.ok) return outcomeOf('failed', answer, sent);
    return { ...done(sent.form, 'calendarMade'), address: answer.data.address };
  },
  'calendar-names': press('calendarSaved', (call, { names }) =>
    call('PATCH /users/me/calendar', { body: { names: names === 'yes' } }),
  ),
  'no-calendar': press('calendarRemoved', (call) => call('DELETE /users/me/calendar')),
  avatar: press('avatarSaved', (call, { avatar = '' }) => patch(call, { avatar })),
  'no-avatar': press('avatarSaved', (call) => patch(call, { avatar: null })),
  export: change('exportAsked', exportForm, (call, { current_password }) =>
    call('POST /users/me/data-export', { body: given(current_password) }),
  ),
  erase: change('eraseAsked', eraseForm, (call, { current_password }) =>
    call('POST /users/me/erasure', { body: given(current_password) }),
  ),
  'keep-account': press('accountKept', (call) => call('DELETE /users/me/erasure')),
  'end-session': press('sessionEnded', (call, { id = '' }) =>
    call('DELETE /users/me/sessions/:id', { params: { id } }),
  ),
  'end-sessions': press('sessionsEnded', (call) => call('DELETE /users/me/sessions')),
};

const accountForm = z.enum(Object.keys(changes) as (keyof typeof changes)[]);
export type AccountForm = keyof typeof changes;

/** Carries out what the page sent; undefined for a form that it does not have. */
export function changeAccount(sent: Omit<Sent, 'form'>) {
  const form = accountForm.safeParse(sent.fields.form);
  return form.success ? changes[form.data]({ ...sent, form: form.data }) : undefined;
}
