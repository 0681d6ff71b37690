import { describe, expect, test } from 'vitest';
import {
  AT,
  actorOf,
  eventId,
  foundationAt,
  happen,
  offer,
  payloads,
  slot,
} from '#demo/foundations.ts';
import { isRefusal, roles, waysIn } from '#domain/foundations/command.ts';
import { commands, decide } from '#domain/foundations/foundation.ts';
import { type CommandName, commandNames } from '#domain/foundations/names.ts';
import { type Status, statuses } from '#domain/foundations/statuses.ts';
import { uploadPurposes } from '#domain/foundations/upload-purposes.ts';
import { matrix } from './matrix.ts';

/** After the consultation, so that the timer may complete it too; it is moved before. */
const timeOf = (name: CommandName) =>
  name === 'move-consultation' ? AT : '2026-11-25T00:00:00.000Z';
const open = (at: Status) => ({
  obstacleId: eventId(0),
  kind: 'person-unreachable' as const,
  reportedAt: AT,
  dueOn: '2026-12-07',
  at,
});
/** With a document to submit for review, and an obstacle to resolve. */
const begin = (status: Status | 'not-started', name: CommandName) => {
  const from = status === 'documents-pending' ? 'review-pending' : status;
  const earlyStart = name !== 'request-early-start';
  const order = { orderId: offer.orderId, orderedAt: AT, earlyStart };
  return {
    ...foundationAt(from).state,
    status,
    orderRequired: true,
    order: name === 'order-package' ? null : order,
    obstacles: name === 'resolve-obstacle' && status !== 'not-started' ? [open(status)] : [],
  } as ReturnType<typeof foundationAt>['state'];
};

const cells = commandNames.flatMap((name) =>
  (['not-started', ...statuses] as const).flatMap((status) =>
    roles.map((role) => ({ name, status, role })),
  ),
);

describe('check 34: every command in every status by every role', () => {
  test('the table names all commands', () => {
    expect(Object.keys(matrix).sort()).toEqual([...commandNames].sort());
  });

  test.each(cells)('$name in $status by $role', ({ name, status, role }) => {
    const expected = matrix[name];
    const state = begin(status, name);
    const circumstances = { actor: actorOf(role), at: timeOf(name), slot, offer };
    const decision = decide(state, name, payloads[name], circumstances);
    const { [status as Status]: events = expected.events } = expected.elsewhere ?? {};
    const exception = expected.but?.find(
      ({ who, when }) => who === role && (when as readonly string[]).includes(status),
    );
    if (!expected.who.includes(role)) {
      expect(decision).toEqual({ refused: 'NOT_ALLOWED_FOR_ROLE' });
    } else if (!expected.when.includes(status)) {
      expect(decision).toEqual({ refused: 'NOT_ALLOWED_NOW' });
    } else if (exception) {
      expect(decision).toEqual({ refused: exception.refused });
    } else {
      if (isRefusal(decision)) throw new Error(`refused: ${decision.refused}`);
      expect(decision.map(({ type }) => type)).toEqual(events);
      const after = happen(state, decision, { at: AT, by: 'staff' });
      expect(after.status).toBe(expected.next === 'same' ? status : expected.next);
    }
  });
});

describe('how every command comes in', () => {
  test.each(commandNames)('%s', (name) => {
    const expected = waysIn.filter((way) => matrix[name].via.includes(way));
    expect(waysIn.filter((way) => commands[name].via.includes(way))).toEqual(expected);
  });

  test('a mailed link is for a command that comes by link, at its only status', () => {
    for (const { command, status } of Object.values(uploadPurposes)) {
      expect(matrix[command].via, command).toContain('link');
      expect(matrix[command].when, command).toEqual([status]);
    }
    const byLink = commandNames.filter((name) => matrix[name].via.includes('link'));
    expect(Object.values(uploadPurposes).map(({ command }) => command)).toEqual(byLink);
  });
});
