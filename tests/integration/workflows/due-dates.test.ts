import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#domain/foundations/command.ts';
import type { CommandName } from '#domain/foundations/names.ts';
import type { ObstacleKind, ObstacleRow } from '#domain/foundations/obstacles.ts';
import type { Status, Unfinished } from '#domain/foundations/statuses.ts';
import { readHistory } from '#event-store/foundation-history.ts';
import { type Activities, createActivities } from '#workflows/activities/all.ts';
import { startOptions } from '#workflows/client.ts';
import { reload } from '#workflows/processes/messages.ts';
import * as attributes from '#workflows/processes/search-attributes.ts';
import { startWorker } from '#workflows/worker/start-worker.ts';
import { addRows, rowsOf } from '../../support/rows.ts';
import {
  accept,
  addPeople,
  bringTo,
  type Case,
  eventually,
  handleOf,
  openCase,
  openStage,
  type People,
  type Stage,
} from '../../support/stage.ts';

/** When everything happens to a case. */
const BEGAN = '2026-11-23T09:00:00.000Z';
const YEAR_MS = 365 * 86_400_000;
/** How long after the clock was moved the last reminder is due: time to notice, on a busy machine. */
const SOON_MS = 8_000;

let stage: Stage;
let people: People;
/** By foundation: by how much its days are counted from another clock, in milliseconds. */
const moved = new Map<unknown, number>();

/** The same activities, but what they say is due is due by the moved clock, at first in a year. */
function byMovedClock(activities: Activities): Activities {
  const inTime = (value: unknown, ahead: number): unknown => {
    if (Array.isArray(value)) return value.map((one) => inTime(one, ahead));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) =>
        key === 'alarms' && Array.isArray(inner)
          ? [key, inner.map((alarm) => ({ ...alarm, at: later(alarm.at, ahead) }))]
          : [key, inTime(inner, ahead)],
      ),
    );
  };
  const later = (at: string, ahead: number) => new Date(Date.parse(at) - ahead).toISOString();
  type Activity = (given: string | { foundationId: string }) => Promise<unknown>;
  const clocked = Object.entries(activities).map(([name, activity]) => [
    name,
    async (given: string | { foundationId: string }) => {
      const result = await (activity as unknown as Activity)(given);
      const foundationId = typeof given === 'string' ? given : given.foundationId;
      return inTime(result, moved.get(foundationId) ?? -YEAR_MS);
    },
  ]);
  return Object.fromEntries(clocked) as Activities;
}

beforeAll(async () => {
  stage = await openStage();
  people = await addPeople(stage);
  stage.dependencies.now = () => new Date(BEGAN);
  const activities = byMovedClock(createActivities(stage.dependencies));
  stage.worker = await startWorker({
    db: stage.dependencies.db,
    temporal: stage.temporal,
    activities,
    jobs: () => [],
  });
}, 120_000);
afterAll(() => stage?.end());

async function situationOf({ foundationId }: Case) {
  const { situation } = await readHistory(stage.dependencies, foundationId);
  if (!situation) throw new Error('It has started.');
  return situation;
}

/** Reminders that went out about what is waited for now. */
async function sentTo(example: Case): Promise<string[]> {
  const { awaited } = await situationOf(example);
  const rows = await stage.dependencies.db
    .selectFrom('sent_mails')
    .select(['message_id', 'mail'])
    .where('foundation_id', '=', example.foundationId)
    .where('mail', 'like', 'reminder-%')
    .where('skipped', '=', false)
    .execute();
  return rows
    .filter(({ message_id }) => message_id.includes(awaited?.about ?? 'none'))
    .map(({ mail }) => mail)
    .sort();
}

/** Moves the clock to shortly before the last of the reminders; one before it is overdue. */
async function moveTo(example: Case): Promise<void> {
  const { awaited } = await situationOf(example);
  const alarm = awaited?.alarms.at(-1);
  if (!alarm) throw new Error('Nobody would be reminded.');
  moved.set(example.foundationId, Date.parse(alarm.at) - Date.now() - SOON_MS);
  await handleOf(example).signal(reload);
}

async function caseAt(target: Status, ...more: [CommandName, Role, object?][]): Promise<Case> {
  const example = openCase(stage, people);
  await bringTo(example, target);
  for (const [command, role, payload] of more) {
    await accept(example, command, role, payload && { payload });
  }
  return example;
}

const founder = ['reminder-founder', 'reminder-founder'];
const notary = ['reminder-notary', 'reminder-notary'];
/** Of a consultation the founder is reminded by its own time, see `timers.test.ts`. */
const table: Record<Exclude<Unfinished, 'consultation-pending'>, string[]> = {
  'start-pending': founder,
  'consultation-appointment-select-pending': founder,
  'documents-pending': ['reminder-owner', 'reminder-stand-in'],
  'review-pending': ['reminder-lawyer'],
  'notary-appointment-pending': ['reminder-owner'],
  'notary-appointment-confirmation-pending': founder,
  'foundation-certificate-pending': notary,
  'bank-account-pending': founder,
  'share-capital-payment-pending': founder,
  'register-record-pending': notary,
};
/** What the founder is waited for until then. */
const teamsTurn: Partial<Record<Status, [CommandName, Role][]>> = {
  'documents-pending': [['identify-participant', 'staff']],
};
/** An obstacle of each who may have the ball. */
const inTheWay: Record<ObstacleRow['ball'], [ObstacleKind, string[]]> = {
  founder: ['court-advance', founder],
  staff: ['interim-order', ['reminder-owner']],
  lawyer: ['registration-refused', ['reminder-lawyer']],
};

async function owned(): Promise<[CommandName, Role, object]> {
  const id = randomUUID();
  const standIn = { ...people.staff, id, email: `vertretung-${id.slice(0, 8)}@example.com` };
  await addRows(stage.dependencies.db, 'users', standIn);
  return ['assign-owner', 'staff', { ownerId: people.staff.id, standInId: id }];
}

describe.concurrent('every due day', () => {
  const remindsOnce = async (example: Case, reminders: string[]) => {
    await moveTo(example);
    const all = async () => (await sentTo(example)).length === reminders.length;
    await eventually(all, 40_000);
    expect(await sentTo(example)).toEqual(reminders);
    // Whoever starts it anew reminds nobody again.
    await handleOf(example).signal(reload);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await sentTo(example)).toEqual(reminders);
  };

  test.each(Object.entries(table))('of %s reminds once', async (status, reminders) => {
    const ready = teamsTurn[status as Status] ?? [];
    await remindsOnce(await caseAt(status as Status, await owned(), ...ready), reminders);
  });

  test.each(Object.entries(inTheWay))(
    'of an obstacle reminds once whoever has the ball: %s',
    async (_ball, [kind, reminders]) => {
      const payload = { kind, dueOn: '2026-12-07' };
      const example = await caseAt('register-record-pending', await owned(), [
        'report-obstacle',
        'staff',
        payload,
      ]);
      await remindsOnce(example, reminders);
    },
  );

  test('that waits for an order reminds the founder', async () => {
    const example = await caseAt('documents-pending', ['withdraw-order', 'founder']);
    await moveTo(example);
    await eventually(async () => (await sentTo(example)).length === 2);
    expect(await sentTo(example)).toEqual(founder);
  });

  test('of a notary who was asked reminds nobody: the team calls', async () => {
    const example = await caseAt('notary-appointment-pending', await owned(), [
      'ask-notary',
      'staff',
    ]);
    expect((await situationOf(example)).awaited?.alarms).toEqual([]);
  });
});

describe('reminders', () => {
  test('stop when the case moves on', async () => {
    const example = await caseAt('bank-account-pending');
    const { awaited } = await situationOf(example);
    await moveTo(example);
    await eventually(async () => (await sentTo(example)).length === 1);
    moved.delete(example.foundationId);
    await accept(example, 'open-bank-account', 'founder');
    await new Promise((resolve) => setTimeout(resolve, SOON_MS + 1_500));
    const rows = await rowsOf(
      stage.dependencies.db,
      'sent_mails',
      { foundation_id: example.foundationId, mail: 'reminder-founder' },
      'message_id',
    );
    expect(rows.filter(({ message_id }) => message_id.includes(`${awaited?.about}`))).toHaveLength(
      1,
    );
  });
});

describe('an obstacle', () => {
  const unreachable = ['report-obstacle', 'staff', { kind: 'person-unreachable' }] as const;
  const waits = async (example: Case) => {
    const { typedSearchAttributes: said } = await handleOf(example).describe();
    return {
      status: said.get(attributes.foundationStatus),
      waitingOn: said.get(attributes.waitingOn),
      dueAt: said.get(attributes.dueAt)?.toISOString().slice(0, 10),
      since: said.get(attributes.since)?.toISOString(),
      owner: said.get(attributes.owner),
    };
  };

  test('is waited for, and is still there after its workflow was terminated', async () => {
    const example = await caseAt('bank-account-pending', await owned());
    const owner = people.staff.id;
    const before = {
      status: 'bank-account-pending',
      waitingOn: 'founder',
      dueAt: '2026-12-07',
      since: BEGAN,
      owner,
    };
    expect(await waits(example)).toEqual(before);
    await accept(example, unreachable[0], unreachable[1], {
      payload: { ...unreachable[2], dueOn: '2026-12-01' },
    });
    const meanwhile = { ...before, waitingOn: 'staff', dueAt: '2026-12-01' };
    expect(await waits(example)).toEqual(meanwhile);

    await handleOf(example).terminate();
    const { foundationId } = example;
    const input = { foundationId, durations: stage.durations };
    const options = startOptions(input, stage.dependencies.publicUrl);
    await stage.temporal.client.workflow.start('foundation', options);
    await eventually(async () => (await waits(example)).waitingOn === 'staff');
    expect(await waits(example)).toEqual(meanwhile);

    await moveTo(example);
    await eventually(async () => (await sentTo(example)).length === 1);
    expect(await sentTo(example)).toEqual(['reminder-owner']);

    moved.delete(example.foundationId);
    const { awaited } = await situationOf(example);
    const payload = { obstacleId: awaited?.id };
    await accept(example, 'resolve-obstacle', 'staff', { payload });
    expect(await waits(example)).toEqual(before);
  });
});
