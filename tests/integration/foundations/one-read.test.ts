import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AT, detailsOf, listWith, payloads } from '#demo/foundations.ts';
import type { Role } from '#domain/foundations/command.ts';
import { activityOf, type CommandName, commandNames } from '#domain/foundations/names.ts';
import type { Status } from '#domain/foundations/statuses.ts';
import { sampleOperator } from '#domain/site/operator.ts';
import { readHistory } from '#event-store/foundation-history.ts';
import { PersonKeys } from '#event-store/personal-data.ts';
import { type EventStore, streamOf } from '#event-store/port.ts';
import { postgresEventStore } from '#event-store/postgres.ts';
import { loadFreeSlots } from '#modules/appointments/calendar/free-slots.ts';
import { recordCommand } from '#modules/commands/commands.ts';
import { createSteps } from '#workflows/activities/steps.ts';
import type { CommandMessage } from '#workflows/processes/messages.ts';
import { matrix } from '../../domain/foundations/matrix.ts';
import { freshDatabase, type TestDatabase } from '../../support/database.ts';
import { billing } from '../../support/orders/orders.ts';
import { addRows } from '../../support/rows.ts';
import { addConsultant } from '../../support/stage.ts';
import { storeFoundation } from '../../support/stored.ts';

let database: TestDatabase;
let store: EventStore;
let keys: PersonKeys;
let founderId: string;
const removed: string[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  store = postgresEventStore(database.connection, database.url);
  keys = new PersonKeys(database.connection.db, 'a secret of thirty-two characters');
  founderId = await addFounder();
  await addConsultant(db());
});
afterAll(async () => {
  await store.close();
  await database.drop();
});

const db = () => database.connection.db;

async function addFounder(): Promise<string> {
  const id = randomUUID();
  const account = { id, email: `${id}@example.com`, role: 'member', status: 'active' } as const;
  await addRows(db(), 'users', account);
  return id;
}

const stepsOn = (events: Pick<EventStore, 'read' | 'append'>, now = AT) =>
  createSteps({
    db: db(),
    events,
    keys,
    now: () => new Date(now),
    linkSecret: 'a secret of thirty-two characters',
    operator: sampleOperator,
    packagePrices: { serviceNetCents: 49_900, lawFirmNetCents: 30_000 },
    ordersPerDay: 1_000,
    files: { remove: async (id) => void removed.push(id) },
  });

type Events = Awaited<ReturnType<EventStore['read']>>;

interface Way {
  /** Whether the formation asks who founds. */
  peopleRequired?: boolean;
  /** When it is issued, where that is not the instant of the examples. */
  now?: string;
  at?: Status | 'not-started';
  role?: Role;
  first?: readonly (CommandName | [CommandName, payload: object | ((events: Events) => object)])[];
  payload?: (events: Events) => object | Promise<object>;
}

/** The lead of a stored case is known by its first event. */
const leadOf = (events: Events) => events[0]?.id ?? '';
/** The account with which the co-founder joins. */
const coFounderId = randomUUID();
const both = (events: Events) => {
  const [own] = listWith(leadOf(events), [2_500]).participants;
  const shareholder = { shareEuros: [2_500] };
  const name = { firstName: 'Mia', lastName: 'Schulte', email: 'mia@example.com' };
  return { participants: [own, { kind: 'natural', ...name, shareholder }] };
};
const coFounderOf = (events: Events) => {
  const stated = events.filter(({ type }) => type === 'ParticipantStated');
  const ids = stated.map(({ data }) => String(data.participantId));
  return { participantId: ids.find((id) => id !== leadOf(events)) ?? '' };
};

const SELECTING = 'consultation-appointment-select-pending';
const stated: Way = {
  peopleRequired: true,
  at: SELECTING,
  first: [['state-participants', both]],
};
const invited: Way = {
  peopleRequired: true,
  at: SELECTING,
  first: [
    ['state-participants', both],
    ['invite-participant', coFounderOf],
  ],
  payload: coFounderOf,
};
const joined: Way = {
  ...invited,
  first: [...(invited.first ?? []), ['join-foundation', coFounderOf]],
  payload: () => ({}),
};
const mandated: Way = {
  peopleRequired: true,
  at: SELECTING,
  first: [
    ['order-package', { ...payloads['order-package'], billing }],
    ['state-participants', both],
  ],
};
const MONTHS_LATER = '2027-02-01T09:00:00.000Z';

const order = { payload: () => ({ ...payloads['order-package'], billing }) };
const lastOf = (events: Events, type: string) => {
  const found = events.findLast((event) => event.type === type);
  if (!found) throw new Error(`No ${type} has happened.`);
  return found;
};
const acceptedOf = (events: Events) => {
  const { documentId, sha256 } = lastOf(events, 'DocumentAdded').data;
  return { documents: [{ documentId, sha256 }] };
};
const freeSlot = async (nth: number) => {
  const slots = await loadFreeSlots(db(), 'consultation', AT);
  return { type: 'phone', startsAt: slots[nth]?.startsAt };
};

/** Where the first row of the table is not enough, such that whatever follows from a command has something to do. */
const ways: Partial<Record<CommandName, Way>> = {
  'state-participants': { peopleRequired: true, payload: both },
  'file-firm-invoice': { peopleRequired: true, at: 'documents-pending' },
  'state-details': { ...stated, payload: (events) => detailsOf(leadOf(events)) },
  'clear-minor': {
    ...stated,
    at: 'documents-pending',
    first: [
      ['state-participants', both],
      [
        'state-details',
        (events) => ({
          ...detailsOf(coFounderOf(events).participantId),
          birthDate: '2015-03-01',
        }),
      ],
    ],
    payload: (events) => ({ ...coFounderOf(events), note: 'Genehmigt.' }),
  },
  'identify-participant': {
    ...stated,
    role: 'staff',
    payload: (events) => ({ ...coFounderOf(events), method: 'in-person' }),
  },
  'invite-participant': { ...stated, payload: coFounderOf },
  'join-foundation': invited,
  'decline-invitation': invited,
  'end-invitation': { ...invited, now: MONTHS_LATER },
  'remove-participant': { ...stated, payload: coFounderOf },
  'leave-foundation': joined,
  'end-access': joined,
  'accept-mandate': mandated,
  'decline-mandate': mandated,
  'step-back': { ...mandated, now: MONTHS_LATER },
  'order-package': order,
  'request-early-start': {
    first: [['order-package', { ...payloads['order-package'], billing, earlyStart: false }]],
  },
  'decline-consultation': { first: ['order-package'] },
  'withdraw-order': { first: ['order-package'] },
  'book-consultation': { first: ['order-package'], payload: () => freeSlot(0) },
  'move-consultation': {
    at: 'consultation-appointment-select-pending',
    first: ['order-package', 'book-consultation'],
    payload: () => freeSlot(5),
  },
  'cancel-consultation': {
    at: 'consultation-appointment-select-pending',
    first: ['order-package', 'book-consultation'],
  },
  'complete-consultation': {
    at: 'consultation-appointment-select-pending',
    first: ['order-package', 'book-consultation'],
    role: 'staff',
  },
  'submit-documents-for-review': { first: ['add-document'] },
  'withdraw-document': {
    at: 'review-pending',
    payload: (events) => ({
      documentId: lastOf(events, 'DocumentAdded').data.documentId,
      reason: 'Falscher Entwurf.',
    }),
  },
  'accept-documents': { payload: acceptedOf },
  'correct-notary': { at: 'foundation-certificate-pending' },
  'withdraw-notary-appointment': { at: 'foundation-certificate-pending' },
  'send-back-file': {
    payload: () => ({ purpose: 'foundation-certificate', reason: 'stranger' }),
  },
  'resolve-obstacle': {
    role: 'staff',
    first: ['report-obstacle'],
    payload: (events) => ({ obstacleId: lastOf(events, 'ObstacleReported').id }),
  },
  'report-obstacle': { role: 'staff' },
  'revoke-release': {
    at: 'notary-appointment-pending',
    first: ['release-notary'],
    payload: () => ({ of: 'notary' }),
  },
  'object-to-date': {
    at: 'review-pending',
    first: [
      ...(joined.first ?? []),
      ['accept-documents', acceptedOf],
      'approve-documents',
      'propose-notary-dates',
    ],
  },
  decline: { at: 'notary-appointment-pending', first: ['release-notary'] },
  'did-not-take-place': { at: 'foundation-certificate-pending', first: ['release-notary'] },
  'cancel-foundation': {
    at: 'consultation-appointment-select-pending',
    first: ['order-package', 'book-consultation'],
  },
};

const actorOf = (role: Role) => {
  const ids: Partial<Record<Role, string>> = { founder: founderId, 'co-founder': coFounderId };
  return { id: ids[role] ?? randomUUID(), role };
};

async function recorded(
  foundationId: string,
  command: CommandName,
  asked?: object,
): Promise<CommandMessage> {
  const { role = matrix[command].who[0] ?? 'staff', payload } = ways[command] ?? {};
  const message = { foundationId, commandId: randomUUID(), command, actor: actorOf(role) };
  const events = await store.read(streamOf(foundationId));
  const given = asked === undefined ? await payload?.(events) : asked;
  const written = (given ?? payloads[command]) as Record<string, unknown>;
  const expectedRevision = command === 'state-participants' ? events.at(-1)?.revision : undefined;
  await recordCommand(db(), {
    ...message,
    payload: written,
    fingerprint: 'test',
    expectedRevision,
  });
  return message;
}

const carryOut = (message: CommandMessage, steps = stepsOn(store)) =>
  steps[activityOf(message.command)](message);

async function readyFor(command: CommandName): Promise<string> {
  const way = ways[command] ?? {};
  const { at = matrix[command].when[0] ?? 'not-started', first = [] } = way;
  const { peopleRequired = false } = way;
  const id =
    at === 'not-started'
      ? randomUUID()
      : (await storeFoundation(store, keys, at, founderId, { peopleRequired })).id;
  for (const before of first) {
    const [name, asked] = typeof before === 'string' ? [before] : before;
    const given = typeof asked === 'function' ? asked(await store.read(streamOf(id))) : asked;
    expect(await carryOut(await recorded(id, name, given))).toMatchObject({ accepted: true });
  }
  return id;
}

describe('a command reads its stream once', () => {
  test.each(commandNames)('%s', async (command) => {
    const id = await readyFor(command);
    const message = await recorded(id, command);
    let reads = 0;
    const counting: Pick<EventStore, 'read' | 'append'> = {
      append: (...call) => store.append(...call),
      read(stream) {
        reads += 1;
        return store.read(stream);
      },
    };
    const outcome = await carryOut(message, stepsOn(counting, ways[command]?.now));
    expect(outcome).toMatchObject({ accepted: true });
    expect(reads).toBe(1);
    // What it did not read again is what is stored.
    const { events, situation } = await readHistory({ events: store, keys }, id);
    const last = events.at(-1);
    expect(outcome).toMatchObject({
      revision: last?.revision,
      position: last?.position,
      progress: situation,
    });
  });

  test('and deletes a file about other people by what it has read', () => {
    expect(removed).toHaveLength(1);
  });
});

test('attempts that overlap tell what one of them has stored', async () => {
  const id = await readyFor('ask-notary');
  const message = await recorded(id, 'ask-notary');
  const overtaken = Promise.withResolvers<void>();
  const late = stepsOn(
    {
      read: (stream) => store.read(stream),
      async append(...call) {
        await overtaken.promise;
        return store.append(...call);
      },
    },
    '2026-11-23T23:59:00.000Z',
  );
  const slow = carryOut(message, late);
  const quick = await carryOut(message);
  overtaken.resolve();
  expect(await slow).toEqual(quick);
  const { situation } = await readHistory({ events: store, keys }, id);
  expect(quick).toMatchObject({ accepted: true, progress: situation });
});
