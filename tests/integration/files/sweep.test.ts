import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addHours } from 'date-fns/addHours';
import { expect, test } from 'vitest';
import { pdf } from '#demo/pdf.ts';
import { streamOf } from '#event-store/port.ts';
import { sweepFiles } from '#modules/files/sweep-files.ts';
import { fileReferences } from '#workflows/worker/sweeps.ts';
import {
  addDocument,
  bringTo,
  confirmPayment,
  filesOf,
  withCast,
} from '../../support/foundation-api.ts';

const { api, people } = await withCast();
const { db } = api.connection;

const sweepIn = (days: number) =>
  sweepFiles({
    db,
    settings: api.deps.config,
    isReferenced: fileReferences(api.events),
    now: () => addHours(new Date(), 24 * days + 0.1),
  });

async function leave(folder: 'files' | 'quarantine'): Promise<string> {
  const name = randomUUID();
  await writeFile(join(api.deps.config.dataDir, folder, name), pdf());
  return name;
}

test('a sweep removes files without a reference after a day', async () => {
  const id = await bringTo(api, people, 'documents-pending');
  const last = (await api.events.read(streamOf(id))).at(-1);
  const seen = `"${last?.revision}"`;
  await addDocument(api, id, people.staff, { ifMatch: seen });
  const kept = filesOf(api);
  // Refused, because the foundation has moved on: the file was stored before that was known.
  const refused = await addDocument(api, id, people.staff, { ifMatch: seen, file: pdf('anders') });
  expect(refused.statusCode).toBe(412);
  await leave('files');
  await leave('quarantine');
  expect(filesOf(api)).toHaveLength(kept.length + 3);
  expect(await sweepIn(0)).toBe(0);
  expect(await sweepIn(1)).toBe(3);
  expect(filesOf(api)).toEqual(kept);
  expect(await sweepIn(2)).toBe(0);
});

test('a file of an undecided command stays', async () => {
  const id = await bringTo(api, people, 'share-capital-payment-pending');
  api.setWorker('down');
  await confirmPayment(api, id, people.founder);
  api.setWorker('up');
  const before = filesOf(api);
  expect(await sweepIn(1)).toBe(0);
  expect(filesOf(api)).toEqual(before);
});

test('files stay where the events of their foundation are missing', async () => {
  const id = await bringTo(api, people, 'documents-pending');
  await addDocument(api, id, people.staff);
  const before = filesOf(api);
  const nothing = fileReferences({ read: async () => [] });
  const settings = api.deps.config;
  const now = () => addHours(new Date(), 48);
  await sweepFiles({ db, settings, isReferenced: nothing, now });
  expect(filesOf(api)).toEqual(before);
});
