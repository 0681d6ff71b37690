import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  accept,
  acceptAll,
  actorOf,
  eventId,
  foundationAt,
  happen,
  offer,
  payloads,
  slot,
} from '#demo/foundations.ts';
import { isRefusal, roles } from '#domain/foundations/command.ts';
import {
  decide,
  initialState,
  personalFieldsOf,
  progressOf,
} from '#domain/foundations/foundation.ts';
import { commandNames } from '#domain/foundations/names.ts';
import { isFinished, statuses } from '#domain/foundations/statuses.ts';

const anyCommand = fc.record({
  name: fc.constantFrom(...commandNames),
  role: fc.constantFrom(...roles),
});
const at = '2026-11-25T00:00:00.000Z';

/** Issues the commands one after another and keeps what was accepted. */
const run = (commands: readonly { name: (typeof commandNames)[number]; role: string }[]) =>
  commands.reduce((happened, { name, role }) => {
    const actor = actorOf(role as (typeof roles)[number]);
    const decision = decide(happened.state, name, payloads[name], { actor, at, slot, offer });
    if (isRefusal(decision)) return happened;
    const state = happen(happened.state, decision, {
      at,
      by: 'staff',
      nth: happened.events.length,
    });
    return { ...happened, state, events: [...happened.events, ...decision] };
  }, foundationAt('not-started'));

describe('any sequence of commands', () => {
  test('leads to a valid state, and to the same one when replayed', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 120 }), (commands) => {
        const { state, events } = run(commands);
        const again = happen(initialState, events, { at, by: 'staff' });
        expect(again).toEqual(state);
        if (state.status === 'not-started') return;
        expect(statuses).toContain(state.status);
        expect(progressOf(state).waitingOn === 'nobody').toBe(isFinished(state.status));
      }),
      { numRuns: 300 },
    );
  });

  test('never makes a rule throw, whatever the payload', () => {
    fc.assert(
      fc.property(
        anyCommand,
        fc.anything(),
        fc.constantFrom(...statuses),
        (command, payload, status) => {
          const { state } = foundationAt(status);
          const { name, role } = command;
          const decision = decide(state, name, payload, { actor: actorOf(role), at, slot });
          expect(isRefusal(decision) || decision.length > 0).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});

/** Fields that say nothing about a person. */
const plain =
  /Id$|At$|On$|^(sha256|package|termsVersion|type|legalForm|totalShareholders|deedDate|fiscalYearEnd|kind|to)$/;
/** Codes and ids whose names are those of texts elsewhere. */
const codes = [
  'FoundationStarted.identification',
  'ParticipantIdentified.method',
  'FirmReleased.by',
  'FirmReleased.textVersion',
  'NotaryReleased.by',
  'NotaryReleased.textVersion',
  'ReleaseRevoked.by',
  'ReleaseRevoked.of',
  'ParticipantDetailsStated.country',
  'NotaryAsked.by',
  'DocumentsAccepted.by',
  'ChangeRequestAnswered.request',
  'FileSentBack.purpose',
  'FileSentBack.reason',
  'FileSentBack.from',
];

/** Events that the straight road does not have. */
function withWaysBack() {
  const note = 'Das steht in einem Brief.';
  const request = foundationAt('review-pending').events.length;
  const answered = accept(
    accept(foundationAt('review-pending'), 'request-document-changes', 'lawyer'),
    'submit-documents-for-review',
    'staff',
    { payload: { answers: [{ request: eventId(request), text: 'So ist es gewollt.' }] } },
  );
  const reported = accept(foundationAt('documents-pending'), 'report-obstacle', 'staff', {
    payload: { kind: 'person-unreachable', note },
  });
  const obstacleId = eventId(reported.events.length - 1);
  const back = { purpose: 'register-extract', reason: 'incomplete', note };
  const atNotary = foundationAt('notary-appointment-pending');
  return [
    ...acceptAll(
      atNotary,
      ['release-notary', 'founder'],
      ['revoke-release', 'founder'],
      ['propose-notary-dates', 'staff'],
      ['choose-notary-date', 'founder'],
    ).events,
    ...answered.events,
    ...accept(answered, 'accept-documents', 'founder').events,
    ...accept(answered, 'withdraw-document', 'staff').events,
    ...accept(answered, 'correct-notary', 'staff').events,
    ...accept(answered, 'assign-owner', 'staff').events,
    ...accept(reported, 'resolve-obstacle', 'staff', { payload: { obstacleId, note } }).events,
    ...accept(foundationAt('consultation-pending'), 'move-consultation', 'founder').events,
    ...accept(foundationAt('notary-appointment-pending'), 'ask-notary', 'staff').events,
    ...accept(
      foundationAt('foundation-certificate-pending'),
      'withdraw-notary-appointment',
      'founder',
    ).events,
    ...accept(foundationAt('completed'), 'send-back-file', 'staff', { payload: back }).events,
  ];
}

describe('personal fields', () => {
  /** Reads a dotted path. */
  const read = (data: unknown, path: string) =>
    path
      .split('.')
      .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], data);

  test('only texts are sealed', () => {
    const all = [
      ...foundationAt('completed').events,
      ...foundationAt('cancelled').events,
      ...accept(foundationAt('review-pending'), 'request-document-changes', 'lawyer').events,
      ...withWaysBack(),
    ];
    for (const event of all) {
      for (const path of Object.keys(personalFieldsOf(event.type))) {
        expect(['string', 'undefined']).toContain(typeof read(event.data, path));
      }
    }
  });

  test('every free text is sealed', () => {
    for (const event of [...foundationAt('completed').events, ...withWaysBack()]) {
      for (const [key, value] of Object.entries(event.data)) {
        if (typeof value !== 'string' || plain.test(key)) continue;
        if (codes.includes(`${event.type}.${key}`)) continue;
        expect(personalFieldsOf(event.type), `${event.type}.${key}`).toHaveProperty([key]);
      }
    }
  });
});
