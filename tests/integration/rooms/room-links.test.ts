import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { outcomeOf, type Someone } from '../../support/api.ts';
import { cast, command, withCast } from '../../support/foundation-api.ts';
import { queuedMails } from '../../support/queued-mails.ts';
import { notariesOf, tokenOfRoom } from '../../support/rooms.ts';
import { changeRows, rowsOf } from '../../support/rows.ts';

const { api, people } = await withCast({ RATE_LIMITS: 'on' });
/** Nobody may have more than three unfinished foundations. */
const others = await cast(api);
const { db } = api.connection;
const { done, post, look, released, opened, atTheDoor, mailedCode } = notariesOf(api);

const gone = [404, 'LINK_NOT_VALID'];
const notOpen = [409, 'LINK_NOT_OPEN'];

const roomsOf = async (id: string, { bearer }: Someone = people.staff) =>
  (await done(api.call('GET', `/admin/foundations/${id}/rooms`, { bearer }))).json().data;
const act = (id: string, roomId: string, what: 'send' | 'revoke') =>
  api.call('POST', `/admin/foundations/${id}/rooms/${roomId}/${what}`, {
    bearer: people.staff.bearer,
  });
const linksTo = async (roomId: string) =>
  (await queuedMails(db, 'room-link')).filter(
    ({ data }) => (data as { roomId: string }).roomId === roomId,
  );
const audited = async (id: string) =>
  (await rowsOf(db, 'audit_log', { target_id: id }, 'action')).map(({ action }) => action);

test('the link of a room is sent again, once for two presses, five times an hour, and on record', async () => {
  const { id, roomId } = await released(people);
  expect(await roomsOf(id)).toMatchObject([
    { id: roomId, state: 'open', address: 'notariat@example.com', lookedAt: null },
  ]);
  expect(await roomsOf(id, people.lawyer)).toMatchObject([{ address: null }]);
  await done(act(id, roomId, 'send'));
  await done(act(id, roomId, 'send'));
  expect(await linksTo(roomId)).toHaveLength(1);
  await changeRows(db, 'notary_rooms', { id: roomId }, { sent_at: new Date(Date.now() - 120_000) });
  await done(act(id, roomId, 'send'));
  expect(await linksTo(roomId)).toHaveLength(2);
  // It is the same room, also for whoever has it open.
  await done(look(roomId, await opened(roomId)));
  expect(await audited(id)).toContain('room-link-sent');
  const more = [await act(id, roomId, 'send'), await act(id, roomId, 'send')];
  expect(more.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await act(id, roomId, 'send')).statusCode).toBe(429);
});

test('a room that the team locks is shut everywhere at once, until the link is sent again', async () => {
  const { id, roomId } = await released(people);
  const cookies = await opened(roomId);
  const asking = await atTheDoor(roomId);
  await done(post(roomId, 'code', asking));
  const code = await mailedCode(roomId);
  await done(act(id, roomId, 'revoke'));
  for (const rest of ['', '/sheet.pdf', '/messages']) {
    expect(outcomeOf(await look(roomId, cookies, rest)), rest).toEqual(gone);
  }
  expect(outcomeOf(await post(roomId, 'open', asking, { code }))).toEqual(gone);
  const token = tokenOfRoom(roomId);
  expect(outcomeOf(await post(roomId, 'exchange', {}, { token }))).toEqual(gone);
  expect(outcomeOf(await act(id, roomId, 'revoke'))).toEqual(notOpen);
  // What happens to the case does not open it.
  await done(command(api, id, 'ask-notary', people.staff));
  expect(await roomsOf(id)).toMatchObject([
    { state: 'revoked', revokedBy: { name: expect.any(String) } },
  ]);

  await done(act(id, roomId, 'send'));
  expect(await roomsOf(id)).toMatchObject([{ state: 'open' }]);
  expect(outcomeOf(await look(roomId, cookies))).toEqual(gone);
  expect(outcomeOf(await post(roomId, 'open', asking, { code }))).toEqual([409, 'CODE_NOT_VALID']);
  await done(look(roomId, await opened(roomId)));
  expect(await audited(id)).toContain('room-revoked');
});

test('a room that is closed, unknown or of another case is neither sent nor locked', async () => {
  const one = await released(others);
  const other = await released(others);
  await done(command(api, one.id, 'revoke-release', others.founder, { body: { of: 'notary' } }));
  await api.caughtUp();
  for (const [id, roomId] of [
    [one.id, one.roomId],
    [one.id, other.roomId],
    [one.id, randomUUID()],
  ] as const) {
    expect(outcomeOf(await act(id, roomId, 'send'))).toEqual(notOpen);
    expect(outcomeOf(await act(id, roomId, 'revoke'))).toEqual(notOpen);
  }
  expect(await roomsOf(one.id)).toMatchObject([{ state: 'closed', address: null }]);
  expect(await linksTo(one.roomId)).toHaveLength(0);
});
