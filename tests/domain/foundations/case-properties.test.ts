import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  AT,
  actorOf,
  type BuiltFoundation,
  eventId,
  foundationAt,
  happen,
  offer,
  payloads,
  slot,
} from '#demo/foundations.ts';
import { type Actor, isRefusal, type Role } from '#domain/foundations/command.ts';
import { type AwaitedFile, awaitedFiles } from '#domain/foundations/file-texts.ts';
import { decide, type FoundationEvent } from '#domain/foundations/foundation.ts';
import { type CommandName, camelCase } from '#domain/foundations/names.ts';
import { reportedKinds } from '#domain/foundations/obstacles.ts';
import type { FoundationState } from '#domain/foundations/state.ts';
import { isFinished, type Status, statuses } from '#domain/foundations/statuses.ts';

type Started = Exclude<FoundationState, { status: 'not-started' }>;
interface Attempt {
  name: CommandName;
  role: Role;
  payload: object;
}
type Files = Partial<Record<'foundationCertificate' | 'bankConfirmation', { fileId: string }>>;

const CONFIRM = 'confirm-notary-appointment';
const uuid = (nth: number, tag: string) =>
  `${tag.repeat(8)}-0000-4000-8000-${String(nth).padStart(12, '0')}`;
const receipts = {
  'foundation-certificate': ['receive-foundation-certificate', 'notary'],
  'bank-confirmation': ['receive-bank-confirmation', 'founder'],
  'register-extract': ['receive-register-extract', 'notary'],
} as const satisfies Record<AwaitedFile, [CommandName, Role]>;

const started = ({ state }: BuiltFoundation): Started => {
  if (state.status === 'not-started') throw new Error('It has started.');
  return state;
};

/** The case after an attempt, which may be refused. Files and orders have ids of their own. */
function attempt(before: BuiltFoundation, { name, role, payload }: Attempt): BuiltFoundation {
  const nth = before.events.length;
  const actor: Actor = actorOf(role);
  const bringsFile = 'fileId' in payload;
  const given = bringsFile ? { ...payload, fileId: uuid(nth, 'f') } : payload;
  const circumstances = {
    actor,
    at: AT,
    slot: { ...slot, consultantId: uuid(nth, 'c') },
    offer: { ...offer, orderId: uuid(nth, 'd') },
    firstEventId: eventId(nth),
  };
  const decision = decide(before.state, name, given, circumstances);
  if (isRefusal(decision)) return before;
  return {
    state: happen(before.state, decision, { at: AT, by: role, nth }),
    events: [...before.events, ...decision],
    commands: [...before.commands, { name, actor, at: AT, events: decision }],
  };
}

/** An attempt that has to be accepted. */
function must(before: BuiltFoundation, name: CommandName, role: Role, payload?: object) {
  const after = attempt(before, { name, role, payload: payload ?? payloads[name] });
  expect(after, `${name} in ${before.state.status}`).not.toBe(before);
  return after;
}

/** What the founder alone states, and what the team asks of her before drafts. */
function peopleReady(built: BuiltFoundation): BuiltFoundation {
  const { people, order, orderRequired } = started(built);
  const [lead] = people.participants;
  const isDone: [boolean, CommandName, Role][] = [
    [order !== null || !orderRequired, 'order-package', 'founder'],
    [lead !== undefined, 'state-participants', 'founder'],
    [people.mandate !== undefined, 'accept-mandate', 'lawyer'],
    [lead?.details !== undefined, 'state-details', 'founder'],
    [lead?.identified !== undefined, 'identify-participant', 'staff'],
    [people.released.length > 0, 'release-firm', 'founder'],
  ];
  const open = isDone.find(([done]) => !done);
  return open ? peopleReady(must(built, open[1], open[2])) : built;
}

/** What the right people do next on the straight road, whatever happened before. */
function goOn(before: BuiltFoundation): BuiltFoundation {
  const isBefore = ['not-started', 'start-pending'].includes(before.state.status);
  const built = isBefore || isPastDrafts(before) ? before : peopleReady(before);
  const state = started(built);
  switch (state.status) {
    case 'start-pending':
      return must(built, 'submit-core-data', 'founder');
    case 'consultation-appointment-select-pending':
      return must(built, 'decline-consultation', 'founder');
    case 'consultation-pending':
      return must(built, 'complete-consultation', 'staff');
    case 'documents-pending': {
      const drafted = must(built, 'add-document', 'staff');
      const answers = state.changeRequests.map(({ id }) => ({ request: id, text: 'Erledigt.' }));
      return must(drafted, 'submit-documents-for-review', 'staff', { answers });
    }
    case 'review-pending':
      // A draft may have been withdrawn meanwhile.
      return state.documents.length === 0
        ? must(built, 'request-document-changes', 'founder')
        : must(accepted(built, state.documents), 'approve-documents', 'lawyer');
    case 'notary-appointment-pending':
      return must(built, 'propose-notary-appointment', 'staff', {
        ...payloads['propose-notary-appointment'],
        ...(state.notary && { notaryName: state.notary.name }),
        ...(state.notary?.email && { notaryEmail: state.notary.email }),
      });
    case 'notary-appointment-confirmation-pending': {
      const { dates, startsAt } = state.appointment;
      return must(built, dates ? 'choose-notary-date' : CONFIRM, 'founder', dates && { startsAt });
    }
    case 'foundation-certificate-pending':
      return must(built, 'receive-foundation-certificate', 'notary');
    case 'bank-account-pending':
      return must(built, 'open-bank-account', 'founder');
    case 'share-capital-payment-pending':
      return must(built, 'receive-bank-confirmation', 'founder');
    case 'register-record-pending':
      return must(built, 'receive-register-extract', 'notary');
    default:
      return built;
  }
}

const accepted = (
  built: BuiltFoundation,
  documents: readonly { documentId: string; sha256: string }[],
) =>
  must(built, 'accept-documents', 'founder', {
    documents: documents.map(({ documentId, sha256 }) => ({ documentId, sha256 })),
  });

const isPastDrafts = ({ state }: BuiltFoundation) =>
  statuses.indexOf(state.status as Status) > statuses.indexOf('notary-appointment-pending');

/** To the end; a way back may take the whole road once more. */
function complete(built: BuiltFoundation): BuiltFoundation {
  let last = built;
  for (let steps = 0; steps < 60 && !isFinished(started(last).status); steps += 1)
    last = goOn(last);
  return last;
}

const roleOf: Partial<Record<CommandName, Role>> = {
  'approve-documents': 'lawyer',
  'receive-foundation-certificate': 'notary',
  'receive-register-extract': 'notary',
};
const bySide = (names: readonly CommandName[], role: Role) =>
  names.map((name) => ({ name, role: roleOf[name] ?? role, payload: payloads[name] }));

/** What may happen to a case beside the straight road. */
const detour: fc.Arbitrary<Attempt | 'go on' | 'resolve' | 'answer'> = fc.oneof(
  { weight: 6, arbitrary: fc.constant('go on' as const) },
  { weight: 1, arbitrary: fc.constantFrom('resolve' as const, 'answer' as const) },
  {
    weight: 3,
    arbitrary: fc
      .record({
        kind: fc.constantFrom(...reportedKinds),
        role: fc.constantFrom('founder' as const, 'staff' as const, 'lawyer' as const),
      })
      .map(({ kind, role }) => ({
        name: 'report-obstacle' as const,
        role,
        payload: { kind, ...(kind === 'interim-order' && { dueOn: '2026-12-15' }) },
      })),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...awaitedFiles).map((purpose) => ({
      name: 'send-back-file' as const,
      role: 'staff' as const,
      payload: { purpose, reason: 'wrong-document' },
    })),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...bySide(
        [
          'order-package',
          'withdraw-order',
          'book-consultation',
          'move-consultation',
          'cancel-consultation',
          'correct-core-data',
          'name-notary',
          'request-document-changes',
          'accept-documents',
          'reject-notary-appointment',
          'withdraw-notary-appointment',
          'release-notary',
          'revoke-release',
        ],
        'founder',
      ),
      { name: 'revoke-release' as const, role: 'founder' as const, payload: { of: 'notary' } },
      ...bySide(
        [
          'add-document',
          'withdraw-document',
          'ask-notary',
          'propose-notary-dates',
          'correct-notary',
          'withdraw-notary-appointment',
          'assign-owner',
        ],
        'staff',
      ),
    ),
  },
);

function take(built: BuiltFoundation, next: Attempt | 'go on' | 'resolve' | 'answer') {
  const state = started(built);
  if (next === 'go on') return goOn(built);
  if (next === 'resolve') {
    const [open] = state.obstacles;
    return open ? must(built, 'resolve-obstacle', 'staff', { obstacleId: open.obstacleId }) : built;
  }
  if (next !== 'answer') return attempt(built, next);
  if (!('changeRequests' in state)) return built;
  const answers = state.changeRequests.map(({ id }) => ({ request: id, text: 'Bleibt so.' }));
  return attempt(built, {
    name: 'submit-documents-for-review',
    role: 'staff',
    payload: { answers },
  });
}

const withOther = { ...payloads['did-not-take-place'], other: '2026-12-10T09:00:00.000Z' };
const fromTheRoom: fc.Arbitrary<Attempt> = fc.constantFrom(
  ...bySide(['propose-notary-dates', 'decline', 'did-not-take-place'], 'notary'),
  { name: 'did-not-take-place', role: 'notary', payload: withOther },
  { name: 'report-obstacle', role: 'notary', payload: { kind: 'documents-returned' } },
);
const step = fc.oneof({ weight: 6, arbitrary: detour }, { weight: 1, arbitrary: fromTheRoom });

/** Some way along the straight road, and then in any direction. */
const anyCase = fc
  .record({ straight: fc.nat(12), hasRoom: fc.boolean(), way: fc.array(step, { maxLength: 25 }) })
  .map(({ straight, hasRoom, way }) => {
    const started = must(foundationAt('not-started'), 'start-foundation', 'founder');
    const described = must(started, 'submit-core-data', 'founder');
    const begun = hasRoom ? must(described, 'release-notary', 'founder') : started;
    return [...Array<'go on'>(straight).fill('go on'), ...way].reduce(take, begun);
  });

const last = <Type extends FoundationEvent['type']>(
  events: readonly FoundationEvent[],
  ...types: Type[]
) => events.findLast(({ type }) => (types as string[]).includes(type));

const options = { numRuns: 150 };

describe('from any state that a case may reach', () => {
  test('every obstacle can be resolved', () => {
    fc.assert(
      fc.property(anyCase, (built) => {
        const { obstacles } = started(built);
        const resolved = obstacles.reduce(
          (before, { obstacleId }) => must(before, 'resolve-obstacle', 'staff', { obstacleId }),
          built,
        );
        expect(started(resolved).obstacles).toEqual([]);
        expect(resolved.state.status).toBe(built.state.status);
      }),
      options,
    );
  });

  test('it can be completed, and then nothing is open', () => {
    fc.assert(
      fc.property(anyCase, (built) => {
        const done = complete(built);
        expect(done.state.status).toBe('completed');
        expect(started(done).obstacles).toEqual([]);
        expect(done.state).not.toHaveProperty('sentBack.0');
        for (const file of awaitedFiles) expect(done.state).toHaveProperty(camelCase(file));
      }),
      options,
    );
  });

  test('it can be cancelled, with the order kept or withdrawn', () => {
    fc.assert(
      fc.property(anyCase, fc.constantFrom('keep', 'withdraw'), (built, order) => {
        const before = started(built);
        fc.pre(!isFinished(before.status) && (order === 'keep' || before.order !== null));
        const { state } = must(built, 'cancel-foundation', 'founder', { reason: 'Nein.', order });
        expect(state).toMatchObject({
          status: 'cancelled',
          order: order === 'keep' ? before.order : null,
        });
      }),
      options,
    );
  });
});

describe('no sequence loses', () => {
  test('an order or a booking', () => {
    fc.assert(
      fc.property(anyCase, (built) => {
        const state = started(built);
        const order = last(built.events, 'PackageOrdered', 'OrderWithdrawn');
        const isStanding = order?.type === 'PackageOrdered';
        expect(state.order?.orderId).toBe(isStanding ? order.data.orderId : undefined);
        const talk = last(
          built.events,
          'ConsultationBooked',
          'ConsultationMoved',
          'ConsultationCancelled',
          'ConsultationDeclined',
        );
        const consultation = 'consultation' in state ? state.consultation : undefined;
        if (talk?.type === 'ConsultationBooked' || talk?.type === 'ConsultationMoved') {
          expect(consultation).toEqual(talk.data);
        } else {
          expect(consultation).toBe(
            talk?.type === 'ConsultationDeclined' ? ('declined' as const) : undefined,
          );
        }
      }),
      options,
    );
  });

  test('a file, unless it was sent back, withdrawn or replaced', () => {
    fc.assert(
      fc.property(anyCase, (built) => {
        const { events } = built;
        const state = started(built) as Started & Files;
        for (const type of ['FoundationCertificateReceived', 'BankConfirmationReceived'] as const) {
          const received = last(events, type);
          if (received?.type !== type) continue;
          const fact =
            type === 'FoundationCertificateReceived' ? 'foundationCertificate' : 'bankConfirmation';
          const { fileId } = received.data;
          const isDropped = events
            .slice(events.indexOf(received))
            .some(
              (later) =>
                later.type === 'ObstacleReported' && later.data.drops.includes('statement'),
            );
          if (!(isDropped && fact === 'bankConfirmation')) expect(state[fact]?.fileId).toBe(fileId);
        }
        const added = events.filter((event) => event.type === 'DocumentAdded');
        const withdrawn = events.filter((event) => event.type === 'DocumentWithdrawn');
        const gone = withdrawn.map(({ data }) => data.documentId);
        const kept = added.map(({ data }) => data.documentId).filter((id) => !gone.includes(id));
        const held =
          'documents' in state ? state.documents.map(({ documentId }) => documentId) : [];
        expect(held).toEqual(kept);
      }),
      options,
    );
  });

  test('what was entered since a file that is sent back: the new one leads to where it was', () => {
    let sentBack = 0;
    fc.assert(
      fc.property(anyCase, fc.constantFrom(...awaitedFiles), (built, purpose) => {
        const sent = attempt(built, {
          name: 'send-back-file',
          role: 'staff',
          payload: { purpose, reason: 'unreadable' },
        });
        if (sent === built) return;
        sentBack += 1;
        const [receive, role] = receipts[purpose];
        const again = started(must(sent, receive, role));
        const {
          obstacles: _resolved,
          completedAt: _then,
          ...before
        } = started(built) as Started & {
          completedAt?: string;
        };
        expect(again).toMatchObject({
          ...before,
          sentBack: before.sentBack ?? [],
          [camelCase(purpose)]: { fileId: uuid(sent.events.length, 'f') },
        });
      }),
      options,
    );
    expect(sentBack).toBeGreaterThan(10);
  });
});
