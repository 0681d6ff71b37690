import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { requireOwnStore } from '#event-store/identity.ts';
import { makeDailyRoot } from '#workflows/worker/daily/daily-roots.ts';
import { bringTo, startWithCast } from '../../support/foundation-api.ts';
import { storeOf } from '../../upgrade/fill.ts';

const { api, people } = await startWithCast();
const { founder, staff } = people;

test('a founder downloads the whole history, and nobody else of the members', async () => {
  const id = await bringTo(api, people, 'documents-pending');
  const { db } = api.connection;
  const address = 'postgres://db/siebenschritt';
  const store = storeOf(api);
  await requireOwnStore(db, store, { store: address, database: address });
  await makeDailyRoot({ db, events: store }, new Date('2026-11-25T01:00:00Z'));
  await api.caughtUp();
  const path = `/foundations/${id}/history`;
  const answer = await api.call('GET', path, { bearer: founder.bearer });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers['content-disposition']).toContain(`verlauf-${id}.json`);
  const history = answer.json();
  // What is stored is sealed; beside it stands what the founder may read.
  expect(JSON.stringify(history.events)).toContain('$sealed');
  expect(JSON.stringify(history.readable)).not.toContain('$sealed');
  const read = history.readable.map(({ type }: { type: string }) => type);
  expect(read).toContain('CoreDataSubmitted');
  expect(read).not.toContain('OwnerAssigned');

  const { data } = (await api.call('GET', '/roots')).json();
  expect(data).toEqual([expect.objectContaining({ day: '2026-11-25', previous: null })]);
  const folder = await mkdtemp(join(tmpdir(), 'history-'));
  const file = join(folder, 'history.json');
  await writeFile(file, answer.body);
  const args = ['scripts/roots/verify-history.mjs', file, `2026-11-25=${data[0].root}`];
  expect(execFileSync(process.execPath, args, { encoding: 'utf8' })).toContain('none changed');
  await rm(folder, { recursive: true });

  const stranger = await api.member('member');
  expect((await api.call('GET', path, { bearer: stranger.bearer })).statusCode).toBe(403);
  expect((await api.call('GET', path, { bearer: staff.bearer })).statusCode).toBe(200);
  expect((await api.call('GET', path)).statusCode).toBe(403);
});
