import { addHours } from 'date-fns/addHours';
import { describe, expect, test } from 'vitest';
import { inDays } from '#demo/days.ts';
import { sweepEmailChanges } from '#modules/accounts/profile/email-change/email-change.ts';
import { tokenOf } from '#modules/shared/tokens.ts';
import { accountCalls } from '../../support/account-calls.ts';
import {
  anAddress,
  inTurn,
  LINK_SECRET,
  outcomeOf,
  PASSWORD,
  type Someone,
  withApi,
} from '../../support/api.ts';
import { queuedMails } from '../../support/queued-mails.ts';
import { rowsOf } from '../../support/rows.ts';

const api = await withApi();
const calls = accountCalls(api);

const patch = ({ bearer }: { bearer: string }, body: unknown) =>
  api.call('PATCH', '/users/me', { body, bearer });
const confirm = (token: string) => calls.post('/users/email/confirm', { token });
const logsIn = async (email: string, password = PASSWORD) =>
  (await calls.login(email, password)).statusCode;

async function outbox(mail: string, userId: string) {
  const rows = await queuedMails(api.connection.db, mail);
  const all = rows.map(({ data }) => data as { userId: string; changeId?: string });
  return all.filter((data) => data.userId === userId);
}

/** Asks for another address and returns it with the token of the mail. */
async function asked(someone: Someone, email = anAddress()) {
  const answer = await patch(someone, { email });
  expect(answer.statusCode).toBe(200);
  const mail = (await outbox('confirm-email', someone.id)).at(-1);
  return { email, answer, token: tokenOf(LINK_SECRET, mail?.changeId ?? '') };
}

const ageLogin = ({ id }: Someone) =>
  api.connection.pool.query(
    "update sessions set created_at = now() - interval '16 minutes' where user_id = $1",
    [id],
  );

describe('check 5: a new address', () => {
  test('is pending until its link is followed, and the old one keeps working', async () => {
    const someone = await api.someone();
    const { email, answer, token } = await asked(someone);
    expect(answer.json().data).toMatchObject({ email: someone.email, pending_email: email });
    expect(await logsIn(someone.email)).toBe(200);
    expect(await logsIn(email)).toBe(401);

    expect((await confirm(token)).statusCode).toBe(204);
    expect(await logsIn(email)).toBe(200);
    expect(await logsIn(someone.email)).toBe(401);
    const { data } = (await api.call('GET', '/users/me', { bearer: someone.bearer })).json();
    expect(data).toMatchObject({ email, pending_email: null });
  });

  test('is announced to the old address, before and after', async () => {
    const someone = await api.someone();
    const { token } = await asked(someone);
    expect(await outbox('email-change-notice', someone.id)).toHaveLength(1);
    expect(await outbox('email-changed', someone.id)).toHaveLength(0);
    await confirm(token);
    expect(await outbox('email-changed', someone.id)).toHaveLength(1);
  });

  test('ends all sessions but the one that asked, and links mailed to the old address', async () => {
    const someone = await api.someone();
    const other = await api.logIn(someone.email);
    const { email, token } = await asked(someone);
    await calls.post('/auth/password/request', { email: someone.email });
    const reset = (await api.mails('reset-password', someone.id)).at(-1)?.token ?? '';
    await confirm(token);
    const read = (bearer: string) => api.call('GET', '/users/me', { bearer });
    expect((await read(someone.bearer)).statusCode).toBe(200);
    expect((await read(other.access_token)).statusCode).toBe(401);
    const body = { token: reset, password: 'Kirschkuchen 44' };
    expect(outcomeOf(await calls.post('/auth/password/reset', body))).toEqual([403, 'FORBIDDEN']);
    expect(await logsIn(email)).toBe(200);
  });

  test('has a link that works once, for a day, and only the newest', async () => {
    const someone = await api.someone();
    const first = await asked(someone);
    const second = await asked(someone);
    expect(outcomeOf(await confirm(first.token))).toEqual([403, 'FORBIDDEN']);
    await api.connection.pool.query(
      "update email_changes set expires_at = now() - interval '1 minute' where user_id = $1",
      [someone.id],
    );
    expect(outcomeOf(await confirm(second.token))).toEqual([401, 'TOKEN_EXPIRED']);
    const third = await asked(someone);
    expect((await confirm(third.token)).statusCode).toBe(204);
    expect(outcomeOf(await confirm(third.token))).toEqual([403, 'FORBIDDEN']);
    expect(outcomeOf(await confirm('nothing'))).toEqual([403, 'INVALID_TOKEN']);
  });

  test('needs the current password when the login is older than 15 minutes', async () => {
    const someone = await api.someone();
    await ageLogin(someone);
    const email = anAddress();
    expect(outcomeOf(await patch(someone, { email }))).toEqual([403, 'FORBIDDEN']);
    const wrong = await patch(someone, { email, current_password: 'falsch' });
    expect(outcomeOf(wrong)).toEqual([400, 'FAILED_VALIDATION']);
    expect(await outbox('confirm-email', someone.id)).toHaveLength(0);
    const right = await patch(someone, { email, current_password: PASSWORD });
    expect(right.json().data.pending_email).toBe(email);
  });

  test('is withdrawn by stating the present one, without a recent login', async () => {
    const someone = await api.someone();
    const { token } = await asked(someone);
    await ageLogin(someone);
    const answer = await patch(someone, { email: someone.email.toUpperCase() });
    expect(answer.json().data).toMatchObject({ email: someone.email, pending_email: null });
    expect(outcomeOf(await confirm(token))).toEqual([403, 'FORBIDDEN']);
  });

  test('does not survive a new password, which an owner sets who did not ask for it', async () => {
    const changed = await api.someone();
    const first = await asked(changed);
    await patch(changed, { password: 'Kirschkuchen 44' });
    expect(outcomeOf(await confirm(first.token))).toEqual([403, 'FORBIDDEN']);

    const reset = await api.someone();
    const second = await asked(reset);
    await calls.post('/auth/password/request', { email: reset.email });
    const token = (await api.mails('reset-password', reset.id)).at(-1)?.token ?? '';
    const password = 'Kirschkuchen 45';
    expect((await calls.post('/auth/password/reset', { token, password })).statusCode).toBe(204);
    expect(outcomeOf(await confirm(second.token))).toEqual([403, 'FORBIDDEN']);
  });

  test('that belongs to somebody gets the same answer; only its owner hears of it', async () => {
    const someone = await api.someone();
    const owner = await api.person();
    const free = (await patch(someone, { email: anAddress() })).json().data;
    const taken = await patch(someone, { email: owner.email });
    expect(taken.statusCode).toBe(200);
    expect(taken.json().data).toEqual({ ...free, pending_email: owner.email });
    expect(await outbox('confirm-email', someone.id)).toHaveLength(1);
    expect(await outbox('email-taken', owner.id)).toHaveLength(1);
  });

  test('that somebody else took meanwhile is refused by the link', async () => {
    const someone = await api.someone();
    const { email, token } = await asked(someone);
    await api.person({ email: email.toUpperCase() });
    expect(outcomeOf(await confirm(token))).toEqual([400, 'RECORD_NOT_UNIQUE']);
    expect(await logsIn(someone.email)).toBe(200);
  });

  test('cannot be confirmed for a suspended account', async () => {
    const someone = await api.someone();
    const { token } = await asked(someone);
    await api.connection.pool.query("update users set status = 'suspended' where id = $1", [
      someone.id,
    ]);
    expect(outcomeOf(await confirm(token))).toEqual([403, 'FORBIDDEN']);
  });

  test('is given up when its link has expired, and leaves no address after a month', async () => {
    const someone = await api.someone();
    const { token } = await asked(someone);
    const confirmed = await api.someone();
    await confirm((await asked(confirmed)).token);
    const { db } = api.connection;
    const rows = () => rowsOf(db, 'email_changes', {}, 'user_id');
    const before = (await rows()).length;

    expect(await sweepEmailChanges(db, addHours(new Date(), 23))).toBe(0);
    expect((await calls.stored(someone.email)).pending_email).not.toBeNull();
    expect(await sweepEmailChanges(db, addHours(new Date(), 25))).toBe(0);
    expect((await calls.stored(someone.email)).pending_email).toBeNull();
    expect(outcomeOf(await confirm(token))).toEqual([403, 'FORBIDDEN']);
    expect(await sweepEmailChanges(db, inDays(29))).toBe(0);
    expect(await sweepEmailChanges(db, inDays(31))).toBe(before);
    expect(await rows()).toEqual([]);
  });

  test('is not changed by opening the link', async () => {
    const someone = await api.someone();
    const { token } = await asked(someone);
    const opened = await api.call('GET', `/users/email/confirm?token=${token}`);
    expect(outcomeOf(opened)).toEqual([405, 'METHOD_NOT_ALLOWED']);
    expect(await logsIn(someone.email)).toBe(200);
  });

  test('brings at most five mails an hour to strangers', async () => {
    const someone = await api.someone();
    const statuses = await inTurn(6, () => patch(someone, { email: anAddress() }));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
