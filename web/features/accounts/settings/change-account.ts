import { redirect } from 'react-router';
import type { z } from 'zod';
import { optionalMails } from '#domain/mails/choices.ts';
import type { Answered, Call, CallOptions } from '../../../kit/api/call.ts';
import { type Fields, judge } from '../../../kit/forms/rules.ts';
import { loginPath } from '../../../kit/session/guard.ts';
import {
  type AccountForm,
  done,
  type NoticeKey,
  refuseAs,
  refuseFields,
} from './settings-outcome.ts';
import { emailForm, eraseForm, mailsForm, passwordForm, profileForm } from './settings-schemas.ts';

interface Sent {
  call: Call;
  fields: Fields;
  /** Of the page, to come back to. */
  url: URL;
}

type Change = (sent: Sent) => Promise<ReturnType<typeof refuseAs> | ReturnType<typeof done>>;

/** @throws a redirect to the login when the session was ended elsewhere */
function outcomeOf(name: AccountForm, notice: NoticeKey, answer: Answered<unknown>, sent: Sent) {
  if (answer.ok) return done(name, notice);
  if (answer.status === 401) throw redirect(loginPath(sent.url));
  return refuseAs(name, answer, sent.fields);
}

/** Empty means "not given", as with a login that is recent enough. */
const given = (value: string | undefined) => (value ? { current_password: value } : {});

/** A form that changes the account. */
const change =
  <Schema extends z.ZodType>(
    name: AccountForm,
    notice: NoticeKey,
    schema: Schema,
    bodyOf: (data: z.output<Schema>) => AccountChange,
  ): Change =>
  async (sent) => {
    const form = judge({ schema }, sent.fields);
    if (!form.ok) return refuseFields(name, form.problems, sent.fields);
    return outcomeOf(name, notice, await patch(sent.call, bodyOf(form.data)), sent);
  };

/** A button without fields to judge. */
const press =
  (
    name: AccountForm,
    notice: NoticeKey,
    send: (call: Call, fields: Fields) => Promise<Answered<unknown>>,
  ): Change =>
  async (sent) =>
    outcomeOf(name, notice, await send(sent.call, sent.fields), sent);

type AccountChange = CallOptions<'PATCH /users/me'>['body'];
const patch = (call: Call, body: AccountChange) => call('PATCH /users/me', { body });

export const accountChanges: Record<AccountForm, Change> = {
  profile: change('profile', 'saved', profileForm, (form) => ({
    ...form,
    phone: form.phone ?? null,
  })),
  email: change('email', 'emailAsked', emailForm, ({ email, current_password }) => ({
    email,
    ...given(current_password),
  })),
  'keep-email': press('keep-email', 'emailKept', (call, { email = '' }) => patch(call, { email })),
  password: change('password', 'passwordSaved', passwordForm, (form) => ({
    password: form.password,
    confirm_password: form.confirm_password,
    ...given(form.current_password),
  })),
  mails: change('mails', 'mailsSaved', mailsForm, (wanted) => ({
    unwanted_mails: optionalMails.filter((kind) => wanted[kind] === undefined),
  })),
  newsletter: press('newsletter', 'newsletterAsked', (call) => patch(call, { newsletter: true })),
  'no-newsletter': press('no-newsletter', 'newsletterEnded', (call) =>
    patch(call, { newsletter: false }),
  ),
  calendar: async (sent) => {
    const body = { names: sent.fields.names === 'yes' };
    const answer = await sent.call('POST /users/me/calendar', { body });
    if (!answer.ok) return outcomeOf('calendar', 'failed', answer, sent);
    return { ...done('calendar', 'calendarMade'), address: answer.data.address };
  },
  'calendar-names': press('calendar-names', 'calendarSaved', (call, { names }) =>
    call('PATCH /users/me/calendar', { body: { names: names === 'yes' } }),
  ),
  'no-calendar': press('no-calendar', 'calendarRemoved', (call) =>
    call('DELETE /users/me/calendar'),
  ),
  avatar: press('avatar', 'avatarSaved', (call, { avatar = '' }) => patch(call, { avatar })),
  'no-avatar': press('no-avatar', 'avatarSaved', (call) => patch(call, { avatar: null })),
  export: async (sent) => {
    const body = given(sent.fields.current_password);
    return outcomeOf(
      'export',
      'exportAsked',
      await sent.call('POST /users/me/data-export', { body }),
      sent,
    );
  },
  erase: async (sent) => {
    const form = judge({ schema: eraseForm }, sent.fields);
    if (!form.ok) return refuseFields('erase', form.problems, sent.fields);
    const body = given(form.data.current_password);
    return outcomeOf(
      'erase',
      'eraseAsked',
      await sent.call('POST /users/me/erasure', { body }),
      sent,
    );
  },
  'keep-account': press('keep-account', 'accountKept', (call) => call('DELETE /users/me/erasure')),
  'end-session': press('end-session', 'sessionEnded', (call, { id = '' }) =>
    call('DELETE /users/me/sessions/:id', { params: { id } }),
  ),
  'end-sessions': press('end-sessions', 'sessionsEnded', (call) =>
    call('DELETE /users/me/sessions'),
  ),
};
