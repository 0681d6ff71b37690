import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDemoFoundations, type DemoDeps } from '#demo/add-foundations.ts';
import { demoFoundations, demoFounders, emailOf } from '#demo/founders.ts';
import { compareTexts } from '#domain/files/comparison.ts';
import { isFinished, type Status, statuses } from '#domain/foundations/statuses.ts';
import { verifyChain } from '#event-store/chain.ts';
import { readHistory } from '#event-store/foundation-history.ts';
import { streamOf } from '#event-store/port.ts';
import { demoPersonId } from '#modules/accounts/demo-accounts.ts';
import { checkPdf } from '#modules/files/pdf-check.ts';
import { textOfPdf } from '#modules/files/pdf-text.ts';
import { liveRoom } from '#modules/rooms/live-room.ts';
import { allMails } from '#ops/driver/mails.ts';
import { rebuild } from '#projections/rebuild.ts';
import { seed } from '#scripts/seed.ts';
import { workflowIdOf } from '#workflows/processes/messages.ts';
import { repairWorkflows } from '#workflows/worker/repair.ts';
import { eventually, openStage, type Stage, startWorkerOn } from '../../support/stage.ts';

const now = new Date();
let stage: Stage;
let dataDir: string;
let deps: DemoDeps;
/** Of earlier runs on the same catcher. */
let earlierMails: Set<string>;

beforeAll(async () => {
  stage = await openStage();
  dataDir = await mkdtemp(join(tmpdir(), 'siebenschritt-demo-test-'));
  const settings = { dataDir, objectStore: undefined };
  deps = { ...stage.dependencies, settings, durations: stage.durations } as DemoDeps;
  earlierMails = new Set((await allMails(stage.mails.webUrl)).map(({ id }) => id));
  await seed(stage.database.connection, {
    password: 'siebenschritt-demo',
    founders: demoFounders(demoFoundations, now),
  });
});
afterAll(async () => {
  await stage.end();
  await rm(dataDir, { recursive: true, force: true });
});

describe('the foundations of a new demo', () => {
  test('are completed by the next run after one was cut off', async () => {
    let appends = 0;
    const append: DemoDeps['events']['append'] = (...args) => {
      appends += 1;
      if (appends > 5) throw new Error('cut off');
      return deps.events.append(...args);
    };
    const cutOff = { ...deps, events: { append, read: deps.events.read.bind(deps.events) } };
    await expect(addDemoFoundations(cutOff, demoFoundations, now)).rejects.toThrow('cut off');
    expect(await addDemoFoundations(deps, demoFoundations, now)).toBe(demoFoundations.length - 5);
  });

  test('are not added a second time', async () => {
    const before = await rowsOf(stage);
    expect(await addDemoFoundations(deps, demoFoundations, now)).toBe(0);
    expect(await rowsOf(stage)).toEqual(before);
  });

  test('are seen by staff, in every status and with dates in the past', async () => {
    const { owner: connection } = stage.database;
    const open = stage.dependencies.keys.openEvents.bind(stage.dependencies.keys);
    await rebuild({ connection, store: stage.dependencies.events as never, open });
    const { foundations } = await readAll(stage);
    expect(foundations.map(({ status }) => status).toSorted()).toEqual(
      demoFoundations.map(({ status }) => status).toSorted(),
    );
    expect(new Set(foundations.map(({ status }) => status))).toEqual(new Set(statuses));
    for (const { since } of foundations) expect(since.getTime()).toBeLessThan(now.getTime());
    // Later in the day than founders act, a step of today would be past, too.
    for (const { idleDays } of demoFoundations) expect(idleDays).toBeGreaterThan(0);
    const inTheWay = foundations
      .flatMap(({ details }) => details.obstacles as { kind: string }[])
      .map(({ kind }) => kind);
    expect(inTheWay.toSorted()).toEqual(
      demoFoundations.flatMap(({ obstacle }) => obstacle?.kind ?? []).toSorted(),
    );
    expect(inTheWay.length).toBeGreaterThan(0);
    const named = foundations.map(({ details }) => JSON.stringify(details)).join();
    for (const { core, status } of demoFoundations) {
      if (status !== 'start-pending') expect(named).toContain(core.companyName);
    }
  });

  test('leave the founder who shows the demo without any', async () => {
    const { foundations } = await readAll(stage);
    const founders = foundations.map(({ founder_id: id }) => id);
    expect(founders).not.toContain(demoPersonId('founder@example.com'));
    expect(founders.toSorted()).toEqual(
      demoFoundations.map((d) => demoPersonId(emailOf(d))).toSorted(),
    );
  });

  test('have chains that hold, and files that are whole', async () => {
    const { foundations } = await readAll(stage);
    for (const { id } of foundations) {
      const events = await stage.dependencies.events.read(streamOf(id));
      expect(verifyChain(streamOf(id), events)).toEqual({ ok: true });
    }
    const files = await stage.dependencies.db.selectFrom('files').select('id').execute();
    expect(files.length).toBeGreaterThan(20);
    for (const { id } of files.slice(0, 3)) {
      const { fault } = await checkPdf(join(dataDir, 'files', id));
      expect(fault).toBeNull();
    }
  });

  test('have two rooms of notaries that open, with what was said and offered there', async () => {
    const { db } = stage.dependencies;
    const rooms = await db.selectFrom('notary_rooms').select('id').execute();
    const historyOf = (id: string) => readHistory(stage.dependencies, id);
    const open = await Promise.all(rooms.map(({ id }) => liveRoom({ db, historyOf }, id, now)));
    const states = open.map((live) => live?.history.state);
    expect(states).toContainEqual(
      expect.objectContaining({
        status: 'notary-appointment-confirmation-pending',
        appointment: expect.objectContaining({ dates: [{}, {}, {}].map(() => expect.anything()) }),
      }),
    );
    expect(states).toContainEqual(
      expect.objectContaining({
        obstacles: [expect.objectContaining({ kind: 'documents-returned' })],
      }),
    );
    const asked = await db
      .selectFrom('messages')
      .select('author_id')
      .where('author_role', '=', 'notary')
      .execute();
    const authors = asked.map(({ author_id: id }) => id);
    expect(authors.toSorted()).toEqual(rooms.map(({ id }) => id).toSorted());
  });

  test('show a draft in two versions that can be compared', async () => {
    const { db } = stage.dependencies;
    const versions = db.selectFrom('projections.documents').select(['id', 'replaces']);
    const { id, replaces } = await versions
      .where('replaces', 'is not', null)
      .executeTakeFirstOrThrow();
    const textOf = async (file: string | null) => {
      const text = await textOfPdf(() => readFile(join(dataDir, 'files', String(file))));
      return text.state === 'text' ? text.paragraphs : [];
    };
    const { rows } = compareTexts(await textOf(replaces), await textOf(id), true);
    expect(rows.filter((row) => 'same' in row).length).toBeGreaterThan(1);
    expect(rows.filter((row) => 'after' in row).length).toBeGreaterThan(0);
  });

  test('get their workflows from the scan, and nobody gets mail about the past', async () => {
    const { client } = stage.temporal;
    await startWorkerOn(stage);
    const { foundations } = await readAll(stage);
    const open = foundations.filter(({ status }) => !isFinished(status as Status));
    const { started } = await repairWorkflows(stage.dependencies, client, stage.durations, {});
    expect(started).toBe(open.length);
    for (const { id, status } of open) {
      const handle = client.workflow.getHandle(workflowIdOf(id));
      await eventually(async () => {
        const { searchAttributes } = await handle.describe();
        return searchAttributes?.FoundationStatus?.[0] === status;
      });
    }
    // Time for mails that must not come.
    await sleep(2_000);
    const readers = new Set([
      'lawyer@example.com',
      ...demoFoundations.flatMap((demo) => [emailOf(demo), demo.notary.email]),
    ]);
    const caught = await allMails(stage.mails.webUrl);
    expect(
      caught
        .filter(({ id, to }) => readers.has(to) && !earlierMails.has(id))
        .map(({ subject }) => subject),
    ).toEqual([]);
  });
});

const readAll = async ({ dependencies: { db } }: Stage) => ({
  foundations: await db.selectFrom('projections.foundations').selectAll().execute(),
});

/** How many rows there are of everything that a run writes. */
async function rowsOf({ dependencies: { db } }: Stage): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of ['events', 'files', 'bookings', 'upload_links', 'sent_mails'] as const) {
    counts[table] = (await db.selectFrom(table).selectAll().execute()).length;
  }
  return counts;
}
