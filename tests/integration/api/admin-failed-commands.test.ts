import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { keepOutcome, noteFailure, recordCommand } from '#modules/commands/commands.ts';
import { bringTo, withCast } from '../../support/foundation-api.ts';

const { api, people } = await withCast();
const { db } = api.connection;

interface Listed {
  foundationId: string;
}

const listed = async (query = '') => {
  const answer = await api.call('GET', `/admin/failed-commands${query}`, people.lawyer);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as { data: Listed[]; meta: { total: number } };
};

async function record(foundationId: string) {
  const command = {
    foundationId,
    commandId: randomUUID(),
    command: 'open-bank-account',
    actor: { id: people.founder.id, role: 'founder' },
  } as const;
  await recordCommand(db, { ...command, payload: {}, fingerprint: 'test' });
  return command;
}

async function fail(foundationId: string, at = new Date()) {
  const command = await record(foundationId);
  await noteFailure(db, command, { kind: 'DatabaseError 22P02', permanent: true, at });
  return command;
}

test('the team sees all commands that could not be carried out, newest first', async () => {
  const before = await listed();
  const [older, newer] = [randomUUID(), randomUUID()];
  await fail(older, new Date(Date.now() - 60_000));
  const { commandId } = await fail(newer);
  const { data, meta } = await listed();
  expect(meta.total).toBe(before.meta.total + 2);
  expect(data[0]).toEqual({
    commandId,
    foundationId: newer,
    command: 'open-bank-account',
    byRole: 'founder',
    failure: 'DatabaseError 22P02',
    failedAt: expect.any(String),
  });
  expect((await listed('?limit=1&offset=1')).data).toEqual([
    expect.objectContaining({ foundationId: older }),
  ]);
  const refused = await api.call('GET', '/admin/failed-commands', people.founder);
  expect(refused.statusCode).toBe(403);
});

test('a failure is over once a later command of its foundation was accepted', async () => {
  const id = await bringTo(api, people, 'documents-pending');
  await api.caughtUp();
  await fail(id);
  const isListed = async () =>
    (await listed()).data.some(({ foundationId }) => foundationId === id);
  const failuresOnPage = async () =>
    (await api.call('GET', `/foundations/${id}`, people.staff)).json().data.failedCommands.length;
  expect(await isListed()).toBe(true);
  expect(await failuresOnPage()).toBe(1);
  const refusal = { accepted: false, code: 'NOT_ALLOWED_NOW', status: null } as const;
  await keepOutcome(db, await record(id), refusal, new Date());
  expect(await isListed()).toBe(true);
  const { commandId } = await record(id);
  await db
    .updateTable('commands')
    .set({ outcome: JSON.stringify({ accepted: true }), decided_at: new Date() })
    .where('id', '=', commandId)
    .execute();
  expect(await isListed()).toBe(false);
  expect(await failuresOnPage()).toBe(0);
});
