import { describe, expect, test } from 'vitest';
import {
  AT,
  accept,
  actorOf,
  type BuiltFoundation,
  coreData,
  foundationAt,
  offer,
  payloads,
  type Step,
  slot,
  stepsTo,
} from '#demo/foundations.ts';
import { isRefusal, type Role, roles } from '#domain/foundations/command.ts';
import { commands, decide, progressOf } from '#domain/foundations/foundation.ts';
import type { CommandName } from '#domain/foundations/names.ts';
import { byUrgency, type ReportedKind, reportedKinds } from '#domain/foundations/obstacles.ts';
import type { FoundationState } from '#domain/foundations/state.ts';
import { type Status, statuses } from '#domain/foundations/statuses.ts';
import { obstacleMatrix } from './obstacle-matrix.ts';

const NAMED = '2026-12-15';
const reporterOf = (kind: ReportedKind) => obstacleMatrix[kind].by[0] as Role;
const statusesOf = (kind: ReportedKind) => Object.keys(obstacleMatrix[kind].from) as Status[];

/** Reached on the straight road, by now with everything that can be dropped. */
function caseAt(status: Status | 'not-started'): BuiltFoundation {
  if (status === 'not-started') return foundationAt(status);
  const asked = (built: BuiltFoundation) =>
    built.state.status === 'notary-appointment-pending'
      ? accept(built, 'ask-notary', 'staff')
      : built;
  return stepsTo(status).reduce(
    (built, [name, role]) => asked(accept(built, name, role)),
    foundationAt('not-started'),
  );
}

/** The notary has a room from when one is named. */
const withRoom = (state: FoundationState): FoundationState =>
  'chosenNotary' in state ? { ...state, room: { madeBy: 'release', madeAt: AT } } : state;

const report = (kind: ReportedKind, role: Role, status: Status | 'not-started', dueOn?: string) =>
  decide(
    withRoom(caseAt(status).state),
    'report-obstacle',
    { kind, dueOn },
    { actor: actorOf(role), at: AT },
  );

const named = (kind: ReportedKind) => (obstacleMatrix[kind].dueOn === null ? NAMED : undefined);

const reportedIn = (kind: ReportedKind, status: Status) =>
  accept(caseAt(status), 'report-obstacle', reporterOf(kind), {
    payload: { kind, note: 'So steht es im Brief.', dueOn: named(kind) },
  });

const openIn = ({ state }: { state: FoundationState }) =>
  state.status === 'not-started' ? [] : state.obstacles.map(({ kind }) => kind);

const acceptancesIn = (state: FoundationState) =>
  state.status === 'not-started' ? [] : state.people.acceptances;

const places = reportedKinds.flatMap((kind) =>
  (['not-started', ...statuses] as const).map((status) => ({ kind, status })),
);
const reachable = reportedKinds.flatMap((kind) =>
  statusesOf(kind).map((status) => ({ kind, status })),
);

describe('every obstacle in every status by every role', () => {
  test('the table names all obstacles', () => {
    expect(Object.keys(obstacleMatrix).sort()).toEqual([...reportedKinds].sort());
  });

  test.each(places)('$kind in $status', ({ kind, status }) => {
    const { by, from } = obstacleMatrix[kind];
    const isPossible = status !== 'not-started' && status in from;
    const isOpen = status !== 'not-started' && status !== 'completed' && status !== 'cancelled';
    for (const role of roles) {
      const decision = report(kind, role, status, named(kind));
      const everReports = (['founder', 'staff', 'lawyer', 'notary'] as Role[]).includes(role);
      const isBeforeRoom = role === 'notary' && status === 'start-pending';
      if (isBeforeRoom) {
        expect(decision).toEqual({ refused: 'NOT_ALLOWED_NOW' });
      } else if (role === 'co-founder') {
        expect(decision).toMatchObject({ refused: 'LEAD_ONLY' });
      } else if (!everReports || (isOpen && !by.includes(role))) {
        expect(decision, role).toMatchObject({ refused: 'NOT_ALLOWED_FOR_ROLE' });
      } else if (!isPossible) {
        expect(decision, role).toMatchObject({ refused: 'NOT_ALLOWED_NOW' });
      } else {
        expect(decision, role).toMatchObject([{ type: 'ObstacleReported', data: { kind } }]);
      }
    }
  });
});

describe('what a reported obstacle leads to', () => {
  test.each(reachable)('$kind in $status', ({ kind, status }) => {
    const { from, turn, dueOn, gone, keepsIn = [] } = obstacleMatrix[kind];
    const before = caseAt(status).state as FoundationState & object;
    const { state } = reportedIn(kind, status);
    expect(state.status).toBe(from[status]);
    expect(progressOf(state).waitingOn).toBe(turn);
    expect(state).toMatchObject({ obstacles: [{ kind, dueOn: dueOn ?? NAMED, reportedAt: AT }] });
    const dropped = keepsIn.includes(status) ? [] : gone;
    const facts = (known: object) => Object.keys(known).sort();
    const expected = facts(before).filter((fact) => !(dropped as string[]).includes(fact));
    expect(facts(state)).toEqual(expected);
    const isAccepted = !(dropped as string[]).includes('acceptance');
    expect(acceptancesIn(state)).toEqual(isAccepted ? acceptancesIn(before) : []);
  });

  test('a notary who was not asked cannot be silent', () => {
    const { state } = foundationAt('notary-appointment-pending');
    const circumstances = { actor: actorOf('staff'), at: AT };
    expect(
      decide(state, 'report-obstacle', { kind: 'notary-silent' }, circumstances),
    ).toMatchObject({
      refused: 'NOT_ALLOWED_NOW',
    });
  });

  test('a day that is named wins, has to be named where a letter sets it, and lies ahead', () => {
    const state = reportedIn('interim-order', 'register-record-pending').state;
    expect(state).toHaveProperty('obstacles.0.dueOn', NAMED);
    const invalid = { refused: 'INVALID_PAYLOAD', fields: ['dueOn'] };
    expect(report('interim-order', 'staff', 'register-record-pending')).toEqual(invalid);
    const past = report('court-advance', 'founder', 'register-record-pending', '2026-11-22');
    expect(past).toEqual(invalid);
    const today = report('court-advance', 'founder', 'register-record-pending', '2026-11-23');
    expect(today).toMatchObject([{ data: { dueOn: '2026-11-23' } }]);
  });

  test('has other numbers of days where the settings say so', () => {
    const { state } = caseAt('bank-account-pending');
    const dueDays = { 'bank-refused': 4, 'bank-account-pending': 1 };
    const circumstances = { actor: actorOf('staff'), at: AT, dueDays };
    const decision = decide(state, 'report-obstacle', { kind: 'bank-refused' }, circumstances);
    expect(decision).toMatchObject([{ data: { dueOn: '2026-11-27' } }]);
  });

  test('one of a kind at a time, several of different kinds', () => {
    const first = reportedIn('court-advance', 'register-record-pending');
    const again = { actor: actorOf('staff'), at: AT };
    expect(decide(first.state, 'report-obstacle', { kind: 'court-advance' }, again)).toMatchObject({
      refused: 'OBSTACLE_OPEN',
    });
    const both = accept(first, 'report-obstacle', 'lawyer', {
      payload: { kind: 'interim-order', dueOn: '2026-11-27' },
    });
    expect(openIn(both)).toEqual(['court-advance', 'interim-order']);
    // The one that is due first has the ball.
    expect(progressOf(both.state).waitingOn).toBe('staff');
  });
});

describe('who resolves it', () => {
  test.each(reachable)('$kind in $status', ({ kind, status }) => {
    const { turn, from } = obstacleMatrix[kind];
    const { state } = reportedIn(kind, status);
    if (state.status === 'not-started') throw new Error('It has started.');
    const [open] = state.obstacles;
    const payload = { obstacleId: open?.obstacleId, note: 'Erledigt.' };
    for (const role of roles) {
      const decision = decide(state, 'resolve-obstacle', payload, { actor: actorOf(role), at: AT });
      const may = role === 'staff' || role === 'lawyer' || role === turn;
      const refused = role === 'co-founder' ? 'LEAD_ONLY' : 'NOT_ALLOWED_FOR_ROLE';
      expect(decision, role).toMatchObject(may ? [{ type: 'ObstacleResolved' }] : { refused });
    }
    const after = accept(reportedIn(kind, status), 'resolve-obstacle', 'staff', { payload });
    expect(openIn(after)).toEqual([]);
    expect(after.state.status).toBe(from[status]);
    const again = decide(after.state, 'resolve-obstacle', payload, {
      actor: actorOf('staff'),
      at: AT,
    });
    expect(again).toMatchObject({ refused: 'NOT_ALLOWED_NOW' });
  });
});

const issuers: Partial<Record<CommandName, Role>> = {
  'correct-core-data': 'founder',
  'name-notary': 'founder',
  'add-document': 'staff',
  'open-bank-account': 'founder',
  'receive-bank-confirmation': 'founder',
};
/** What names something names another one than before. */
const another: Partial<Record<CommandName, object>> = {
  'correct-core-data': { ...coreData, companyName: 'Zangenwerk UG (haftungsbeschränkt)' },
};
const opened = reachable.flatMap(({ kind, status }) =>
  (Object.keys(obstacleMatrix[kind].opens) as CommandName[]).map((name) => ({
    kind,
    status,
    name,
  })),
);

describe('the commands that it opens', () => {
  test.each(opened)('$name for $kind in $status', ({ kind, status, name }) => {
    const role = issuers[name] as Role;
    const { opens } = obstacleMatrix[kind];
    const reported = reportedIn(kind, status);
    const after = accept(reported, name, role, { payload: another[name] ?? payloads[name] });
    expect(openIn(after)).toEqual([]);
    expect(after.commands.at(-1)?.events.map(({ type }) => type)).toContain('ObstacleResolved');
    const isOnlyThen = opens[name]?.includes(status) ?? false;
    if (isOnlyThen) {
      const circumstances = { actor: actorOf(role), at: AT, slot, offer };
      expect(decide(caseAt(status).state, name, payloads[name], circumstances)).toMatchObject({
        refused: 'NOT_ALLOWED_NOW',
      });
    }
  });

  const sameName = { ...coreData, companyName: ' muster  werkzeugbau ug (HAFTUNGSBESCHRÄNKT)' };
  const sameNotary = { name: 'notariat am dom', email: 'neu@example.com' };
  test.each([
    ['name-objected', 'review-pending', 'correct-core-data', sameName],
    ['name-objected', 'register-record-pending', 'correct-core-data', sameName],
    ['notary-declined', 'notary-appointment-pending', 'name-notary', sameNotary],
  ] as const)('%s in %s stays with the same name again', (kind, status, name, payload) => {
    const after = accept(reportedIn(kind, status), name, 'founder', { payload });
    expect(openIn(after)).toEqual([kind]);
  });

  test('are no more than the table says', () => {
    const extra = Object.entries(commands).filter(([, { opened: also }]) => also !== undefined);
    expect(extra.map(([name]) => name).sort()).toEqual([
      'add-document',
      'correct-core-data',
      'state-details',
      'state-participants',
    ]);
  });
});

describe('going on from the status resolves it', () => {
  const roads: readonly Status[] = statuses.filter((status) => status !== 'cancelled');
  test.each(reachable)('$kind in $status', ({ kind, status }) => {
    const reported = reportedIn(kind, status);
    const at = reported.state.status as Status;
    const next = roads[roads.indexOf(at) + 1] as Status;
    const steps = stepsTo(next).slice(stepsTo(at).length);
    const after = steps.reduce((built, [name, role]: Step) => accept(built, name, role), reported);
    expect(after.state.status).toBe(next);
    expect(openIn(after)).toEqual([]);
  });

  test('cancelling leaves nothing open', () => {
    const reported = reportedIn('name-objected', 'review-pending');
    const { state, commands: issued } = accept(reported, 'cancel-foundation', 'founder');
    expect(openIn({ state })).toEqual([]);
    expect(issued.at(-1)?.events).toHaveLength(1);
    expect(isRefusal(issued.at(-1)?.events ?? [])).toBe(false);
  });
});

test('what is due first has the ball, of several on one day what was reported first', () => {
  const open = [
    { id: 'later', dueOn: '2026-12-04' },
    { id: 'reported first', dueOn: '2026-11-27' },
    { id: 'reported next', dueOn: '2026-11-27' },
  ];
  const order = byUrgency(open).map(({ id }) => id);
  expect(order).toEqual(['reported first', 'reported next', 'later']);
});
