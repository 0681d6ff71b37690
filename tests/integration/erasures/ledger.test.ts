import { randomUUID } from 'node:crypto';
import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type LedgerEntry, readLedger, recordErasures } from '#modules/erasures/ledger.ts';

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'ledger-')), 'erasures');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const entry = (values: Partial<LedgerEntry> = {}): LedgerEntry => ({
  person: randomUUID(),
  class: 'profile',
  at: '2026-11-25T10:00:00.000Z',
  ...values,
});

const only = async () => join(folder, (await readdir(folder))[0] ?? '');

test('a ledger that nobody has written to has no entries', async () => {
  expect(await readLedger(folder)).toEqual({ entries: [], unreadable: [] });
});

test('entries are read back, oldest first, whoever wrote them', async () => {
  const [first, second, other] = [
    entry({ at: '2026-11-25T10:00:00.000Z' }),
    entry({ at: '2032-12-31T23:00:00.000Z', class: 'law-firm-file' }),
    entry({ at: '2026-11-26T10:00:00.000Z' }),
  ];
  await recordErasures(folder, [second]);
  await recordErasures(folder, [first]);
  await writeFile(join(folder, 'another-machine.jsonl'), `${JSON.stringify(other)}\n`);
  expect((await readLedger(folder)).entries).toEqual([first, other, second]);
});

test('concurrent entries do not mix', async () => {
  const entries = Array.from({ length: 50 }, () => entry());
  await Promise.all(entries.map((one) => recordErasures(folder, [one])));
  const { entries: read, unreadable } = await readLedger(folder);
  expect(read).toHaveLength(50);
  expect(new Set(read.map(({ person }) => person)).size).toBe(50);
  expect(unreadable).toEqual([]);
});

test('a line that a power cut has left is reported, and is not joined to the next', async () => {
  const [before, after] = [entry(), entry({ at: '2026-11-26T10:00:00.000Z' })];
  await recordErasures(folder, [before]);
  await appendFile(await only(), '{"person":"0b9c');
  await recordErasures(folder, [after]);
  const { entries, unreadable } = await readLedger(folder);
  expect(entries).toEqual([before, after]);
  expect(unreadable).toEqual([expect.stringMatching(/\.jsonl:2$/)]);
});

test('only its owner can read the ledger, which holds ids and times', async () => {
  await recordErasures(folder, [entry()]);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(await only())).mode & 0o777).toBe(0o600);
  const [line = ''] = (await readFile(await only(), 'utf8')).split('\n');
  expect(Object.keys(JSON.parse(line)).toSorted()).toEqual(['at', 'class', 'person']);
});
