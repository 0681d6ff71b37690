import { describe, expect, test } from 'vitest';
import {
  AFTER_THE_TALK,
  AT,
  accept,
  actorOf,
  type BuiltFoundation,
  coreData,
  foundationAt,
  happen,
  offer,
  payloads,
  slot,
} from '#demo/foundations.ts';
import { isRefusal, type Role, roles } from '#domain/foundations/command.ts';
import { commands, decide, type FoundationEvent } from '#domain/foundations/foundation.ts';
import { type CommandName, commandNames } from '#domain/foundations/names.ts';
import { obstacles, reportedKinds } from '#domain/foundations/obstacles.ts';
import type { FoundationState } from '#domain/foundations/state.ts';
import { isLater, type Status, type Unfinished } from '#domain/foundations/statuses.ts';

/** Every obstacle in every status that it can be reported in; both from the table of obstacles. */
const places = reportedKinds.flatMap((kind) =>
  obstacles[kind].from.map((status) => ({ kind, status, ...obstacles[kind] })),
);
const ofPeople: readonly CommandName[] = ['state-participants', 'state-details'];
type Place = (typeof places)[number];
type Started = Exclude<FoundationState, { status: 'not-started' }>;

const cells = commandNames.flatMap((name) => roles.map((role) => ({ name, role })));

function reported({ kind, status, reportedBy }: Place): Started {
  const before = foundationAt(status);
  const asked = kind === 'notary-silent' ? accept(before, 'ask-notary', 'staff') : before;
  const payload = { kind, dueOn: '2026-12-15' };
  const { state }: BuiltFoundation = accept(asked, 'report-obstacle', reportedBy[0] as Role, {
    payload,
  });
  if (state.status === 'not-started') throw new Error('It has started.');
  return state;
}

function attempt(state: Started, name: CommandName, role: Role) {
  const [open] = state.obstacles;
  const given: Partial<Record<CommandName, object>> = {
    'correct-core-data': { ...coreData, companyName: 'Zangenwerk UG (haftungsbeschränkt)' },
    'resolve-obstacle': { obstacleId: open?.obstacleId ?? payloads['resolve-obstacle'] },
  };
  const at = name === 'complete-consultation' ? AFTER_THE_TALK : AT;
  const payload = given[name] ?? payloads[name];
  return decide(state, name, payload, { actor: actorOf(role), at, slot, offer });
}

const afterAll = (state: Started, events: readonly FoundationEvent[]): Status =>
  (happen(state, events, { at: AT, by: 'staff' }) as Started).status;

describe('every command by every role while something is in the way', () => {
  test.each(places)('$kind, reported in $status', (place) => {
    const { kind, opens, ball } = place;
    const state = reported(place);
    const at = state.status as Unfinished;
    const free = { ...state, obstacles: [] };
    let accepted = 0;
    for (const { name, role } of cells) {
      const what = `${name} by ${role}`;
      const decision = attempt(state, name, role);
      const otherwise = attempt(free, name, role);
      const { who, when, opened = [] } = commands[name];
      if (!who.includes(role)) {
        const isOfLead = role === 'co-founder' && who.includes('founder');
        const refused = isOfLead ? 'LEAD_ONLY' : 'NOT_ALLOWED_FOR_ROLE';
        expect(decision, what).toMatchObject({ refused });
      } else if (ofPeople.includes(name)) {
        // What they settle is in the tests of people.
        expect(isRefusal(decision) ? [] : decision, what).not.toContainEqual(
          expect.objectContaining({ type: 'ObstacleResolved' }),
        );
      } else if (name === 'resolve-obstacle') {
        const may = role === 'staff' || role === 'lawyer' || role === ball;
        const refused = { refused: 'NOT_ALLOWED_FOR_ROLE' };
        expect(decision, what).toMatchObject(may ? [{ type: 'ObstacleResolved' }] : refused);
      } else if (name === 'report-obstacle') {
        // Tried with a person who cannot be reached.
        const refused = role === 'staff' && { refused: 'OBSTACLE_OPEN' };
        expect(decision, what).toMatchObject(
          kind === 'person-unreachable' && refused ? refused : otherwise,
        );
      } else if (!when.includes(at) && opens.includes(name) && opened.includes(at)) {
        expect(otherwise, what).toMatchObject({ refused: 'NOT_ALLOWED_NOW' });
        expect(decision, what).toMatchObject([{}, { type: 'ObstacleResolved', data: { kind } }]);
        accepted += 1;
      } else if (isRefusal(otherwise)) {
        expect(decision, what).toEqual(otherwise);
      } else {
        const after = afterAll(free, otherwise);
        const resolves = opens.includes(name) || (after !== 'cancelled' && isLater(after, at));
        const { obstacleId } = state.obstacles[0] ?? {};
        const resolved = { type: 'ObstacleResolved', data: { obstacleId, kind } };
        expect(decision, what).toEqual(resolves ? [...otherwise, resolved] : otherwise);
        accepted += 1;
      }
    }
    // At least what goes on from there, and cancelling by both who may.
    expect(accepted).toBeGreaterThan(2);
  });
});
