import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { AT, coreData } from '#demo/foundations.ts';
import { ERASED } from '#domain/erased.ts';
import { type Status, statuses, waitingOn } from '#domain/foundations/statuses.ts';
import { streamOf } from '#event-store/port.ts';
import type { Changed } from '#projections/checkpoint-watch.ts';
import { listFoundations } from '#projections/foundations/list.ts';
import { rewrite } from '#projections/foundations/rewrite.ts';
import { readFoundation } from '#projections/foundations.ts';
import { lag, parkedStreams, readModelsHealth, requestRedrive } from '#projections/health.ts';
import { rebuild } from '#projections/rebuild.ts';
import { timelineOf } from '#projections/timeline.ts';
import { checksums, freshReadModels, withReadModels } from '../../support/read-models.ts';
import { addRows, rowsOf } from '../../support/rows.ts';
import { appendEvents, storeFoundation } from '../../support/stored.ts';

const world = await withReadModels();
beforeAll(async () => {
  world.start();
});

const arriveAt = async (status: Status, founderId?: string) => {
  const foundation = await storeFoundation(world.store, world.keys, status, founderId);
  await world.caughtUp();
  return foundation;
};

describe('Reading a foundation', () => {
  test.each(statuses)('a foundation at %s shows whose turn it is', async (status) => {
    const { id, revision } = await arriveAt(status);
    const page = await readFoundation(world.db, id, 'all');
    // Drafts wait for what the founder says of herself.
    const turn = status === 'documents-pending' ? 'founder' : waitingOn(status);
    expect(page).toMatchObject({ id, status, waitingOn: turn, since: AT, revision });
    const open = await rowsOf(
      world.db,
      'projections.tasks',
      { foundation_id: id, until: null },
      'status',
      'waiting_on',
    );
    const expected = turn === 'nobody' ? [] : [{ status, waiting_on: turn }];
    expect(open).toEqual(expected);
    expect(page?.history.at(-1)).toMatchObject({ status, at: AT });
  });

  test('a founder reads the company, the appointment and the account', async () => {
    const { id, founderId } = await arriveAt('completed');
    const page = await readFoundation(world.db, id, { accountId: founderId });
    expect(page).toMatchObject({
      step: 7,
      companyName: coreData.companyName,
      coreData: { city: 'Köln', shareCapitalCents: 500_000 },
      notary: { name: 'Notariat am Dom' },
      notaryAppointment: { notaryName: 'Notariat am Dom', confirmed: true },
      bankAccount: { status: 'opened', bankName: 'Beispielbank' },
      completedAt: AT,
    });
    const kinds = page?.documents.map(({ kind }) => kind).sort();
    expect(kinds).toEqual([
      'bank-confirmation',
      'draft',
      'foundation-certificate',
      'register-extract',
    ]);
  });

  test('a founder sees a draft only once it is in review', async () => {
    const { id, founderId } = await arriveAt('documents-pending');
    const draft = { documentId: randomUUID(), title: 'Vertrag', name: 'vertrag.pdf', size: 10 };
    const file = { ...draft, fileId: draft.documentId, sha256: 'a'.repeat(64) };
    const add = { type: 'DocumentAdded', data: file };
    await appendEvents(world.store, world.keys, id, founderId, [add]);
    await world.caughtUp();
    const own = () => readFoundation(world.db, id, { accountId: founderId });
    expect((await own())?.documents).toEqual([]);
    expect((await readFoundation(world.db, id, 'all'))?.documents).toHaveLength(1);
    const submit = { type: 'DocumentsSubmittedForReview', data: {} };
    await appendEvents(world.store, world.keys, id, founderId, [submit]);
    await world.caughtUp();
    expect((await own())?.documents).toMatchObject([{ title: 'Vertrag', modifiedAt: AT }]);
  });

  test('a founder cannot see the foundation of another', async () => {
    const { id } = await arriveAt('start-pending');
    const stranger = { accountId: randomUUID() };
    expect(await readFoundation(world.db, id, stranger)).toBeUndefined();
    const list = await listFoundations(world.db, stranger, {
      sort: 'since',
      today: '2026-11-23',
      limit: 9,
      offset: 0,
    });
    expect(list).toEqual({ foundations: [], meta: { total: 0 } });
  });
});

describe('Names in a timeline', () => {
  test('come from the accounts, not from the events', async () => {
    const founderId = randomUUID();
    await addRows(world.db, 'users', {
      id: founderId,
      email: `${founderId}@example.com`,
      first_name: 'Ada',
      last_name: 'Muster',
      role: 'member',
      status: 'active',
    });
    const { id } = await arriveAt('consultation-pending', founderId);
    const entries = await timelineOf(world.db, id);
    expect(entries.map(({ type }) => type)).toEqual([
      'FoundationStarted',
      'CoreDataSubmitted',
      'PackageOrdered',
      'ParticipantStated',
      'PeopleStated',
      'MandateAccepted',
      'ConsultationBooked',
    ]);
    expect(entries.at(-1)).toMatchObject({
      occurredAt: AT,
      actor: { role: 'founder', name: 'Ada Muster' },
    });
  });

  test('a person whose key is erased reads as erased after a rebuild', async () => {
    const founderId = randomUUID();
    const { id } = await arriveAt('review-pending', founderId);
    await world.keys.erase(founderId);
    await rebuild({ connection: world.owner, store: world.store, open: world.open });
    const page = await readFoundation(world.db, id, 'all');
    expect(page?.coreData).toMatchObject({ companyName: ERASED, legalForm: 'ug' });
    expect(page?.documents).toMatchObject([{ title: ERASED, fileName: ERASED }]);
  });
});

describe('A rebuild', () => {
  test('gives the same bytes in every table while events keep arriving', async () => {
    for (const status of statuses) await storeFoundation(world.store, world.keys, status);
    await world.caughtUp();
    const before = await checksums(world.db);
    expect(before.foundations).not.toMatch(/^0:/);
    const told: Changed[] = [];
    world.watch.onChange((changed) => told.push(changed));
    await rebuild({ connection: world.owner, store: world.store, open: world.open });
    expect(await checksums(world.db)).toEqual(before);
    await expect.poll(() => told).toEqual(['any']);

    const during = rebuild({ connection: world.owner, store: world.store, open: world.open });
    const { id } = await storeFoundation(world.store, world.keys, 'completed');
    await during;
    await world.caughtUp();
    expect((await readFoundation(world.db, id, 'all'))?.status).toBe('completed');
    const after = await checksums(world.db);
    await rebuild({ connection: world.owner, store: world.store, open: world.open });
    expect(await checksums(world.db)).toEqual(after);
  });

  test("that has read somebody's data ends before an erasure rewrites them", async () => {
    const founderId = randomUUID();
    const { id } = await arriveAt('review-pending', founderId);
    const opened = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const slowly: typeof world.open = async (events) => {
      const readable = await world.open(events);
      opened.resolve();
      await goOn.promise;
      return readable;
    };
    const rebuilding = rebuild({ connection: world.owner, store: world.store, open: slowly });
    await opened.promise;
    await world.keys.erase(founderId);
    const rewriting = rewrite(world.owner.db, world.store, world.open, id);
    // It would be through by then if it did not wait.
    await Promise.race([rewriting, sleep(300)]);
    goOn.resolve();
    await Promise.all([rebuilding, rewriting]);
    const page = await readFoundation(world.db, id, 'all');
    expect(page?.coreData).toMatchObject({ companyName: ERASED, legalForm: 'ug' });
  });

  test('is refused while another one runs', async () => {
    const parts = { connection: world.owner, store: world.store, open: world.open };
    const both = await Promise.allSettled([rebuild(parts), rebuild(parts)]);
    const refused = both.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(1);
  });
});

describe('An event that cannot be projected', () => {
  test('parks its stream but no other, and is projected again on request', async () => {
    const broken = await arriveAt('start-pending');
    // A row that conflicts with the foundation's next event.
    const inTheWay = sql`
      insert into projections.timeline
      select gen_random_uuid(), foundation_id, 1, type, occurred_at, actor_id, actor_role, details
      from projections.timeline where foundation_id = ${broken.id}`;
    await inTheWay.execute(world.db);
    const submit = { type: 'CoreDataSubmitted', data: coreData };
    const decline = { type: 'ConsultationDeclined', data: {} };
    const { founderId } = broken;
    await appendEvents(world.store, world.keys, broken.id, founderId, [submit, decline]);
    await world.caughtUp();
    const named = { type: 'NotaryNamed', data: { name: 'Notariat am Rhein' } };
    await appendEvents(world.store, world.keys, broken.id, founderId, [named]);
    const other = await arriveAt('review-pending');

    expect((await readFoundation(world.db, other.id, 'all'))?.status).toBe('review-pending');
    const stands = await readFoundation(world.db, broken.id, 'all');
    expect(stands).toMatchObject({ status: 'start-pending', revision: 0 });
    const parked = await parkedStreams(world.db);
    expect(parked).toMatchObject([{ foundationId: broken.id, revision: 1, attempts: 3 }]);
    expect(await lag(world.db, world.store, new Date())).toMatchObject({
      behind: 0,
      lagSeconds: 0,
      parkedStreams: 1,
    });

    await sql`
      delete from projections.timeline
      where foundation_id = ${broken.id} and revision = 1`.execute(world.db);
    const told: Changed[] = [];
    world.watch.onChange((changed) => told.push(changed));
    expect(await requestRedrive(world.db, streamOf(broken.id), new Date())).toBe(true);
    await expect.poll(() => parkedStreams(world.db)).toEqual([]);
    await expect.poll(() => told).toEqual([[broken.id]]);
    const mended = await readFoundation(world.db, broken.id, 'all');
    expect(mended).toMatchObject({ status: 'documents-pending', revision: 3 });
    const before = await checksums(world.db);
    await rebuild({ connection: world.owner, store: world.store, open: world.open });
    expect(await checksums(world.db)).toEqual(before);
  });

  test('of an unknown type parks its stream', async () => {
    const { id, founderId } = await arriveAt('start-pending');
    const unheard = { type: 'SomethingNew', data: {} };
    await appendEvents(world.store, world.keys, id, founderId, [unheard]);
    await world.caughtUp();
    const parked = await parkedStreams(world.db);
    expect(parked.map(({ foundationId }) => foundationId)).toContain(id);
  });
});

test('the health check reports read models that have stopped', async () => {
  const still = await freshReadModels();
  const health = () => readModelsHealth(still.db, still.store, new Date());
  expect(await health()).toBe('ok');
  await storeFoundation(still.store, still.keys, 'start-pending');
  expect(await health()).toBe('warn');
  still.start();
  await still.caughtUp();
  expect(await health()).toBe('ok');
  await still.drop();
});

test('a foundation that is cancelled before the deed stays at the notary', async () => {
  const { id, founderId } = await arriveAt('foundation-certificate-pending');
  expect((await readFoundation(world.db, id, 'all'))?.step).toBe(6);
  const end = { type: 'FoundationCancelled', data: { reason: 'Anders' } };
  await appendEvents(world.store, world.keys, id, founderId, [end]);
  await world.caughtUp();
  expect(await readFoundation(world.db, id, 'all')).toMatchObject({ status: 'cancelled', step: 5 });
});
