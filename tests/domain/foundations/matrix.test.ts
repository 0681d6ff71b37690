import { describe, expect, test } from 'vitest';
import {
  AT,
  actorOf,
  coFounder,
  detailsOf,
  eventId,
  foundationAt,
  founder,
  happen,
  offer,
  payloads,
  slot,
} from '#demo/foundations.ts';
import { isRefusal, roles, waysIn } from '#domain/foundations/command.ts';
import { commands, decide } from '#domain/foundations/foundation.ts';
import { type CommandName, commandNames } from '#domain/foundations/names.ts';
import type { Participant, People, PersonDetails } from '#domain/foundations/people/people.ts';
import type { FoundationDocument } from '#domain/foundations/state.ts';
import { type Status, statuses } from '#domain/foundations/statuses.ts';
import { uploadPurposes } from '#domain/foundations/upload-purposes.ts';
import { matrix } from './matrix.ts';

/** After the appointment at the notary and the answer of the firm, within the days of an invitation. */
const IN_DECEMBER = '2026-12-04T00:00:00.000Z';
/** After the consultation, so that the timer may complete it too; it is moved before. */
const timeOf = (name: CommandName) =>
  ({
    'move-consultation': AT,
    'remove-participant': IN_DECEMBER,
    'leave-foundation': IN_DECEMBER,
    'join-foundation': IN_DECEMBER,
    'step-back': IN_DECEMBER,
    'end-invitation': MANY_DAYS_LATER,
  })[name as string] ?? '2026-11-25T00:00:00.000Z';
const open = (at: Status) => ({
  obstacleId: eventId(0),
  kind: 'person-unreachable' as const,
  reportedAt: AT,
  dueOn: '2026-12-07',
  at,
});
const MANY_DAYS_LATER = '2026-12-30T00:00:00.000Z';
const lead = { participantId: eventId(0), accountId: founder.id };
const COFOUNDER = eventId(7);
const shareholder = { shareEuros: [2_500] };
/** The lead and a co-founder who have done everything, so that no gate is closed. */
const both = ([eventId(0), COFOUNDER] as const).map(
  (participantId, index): Participant => ({
    participantId,
    kind: 'natural',
    firstName: 'Jana',
    lastName: 'Keller',
    email: `keller-${index}@example.com`,
    shareholder,
    managingDirector: { alone: true, selfDealing: true },
    statedAt: AT,
    details: detailsOf(participantId) as PersonDetails,
    ofAge: true,
    accountId: index === 0 ? founder.id : coFounder.id,
    invitations: [],
    invited: false,
    identified: 'in-person',
  }),
);
const everything: People = {
  required: true,
  gate: 'drafts',
  lead,
  participants: both,
  statedAt: AT,
  unsure: [],
  mandate: { participants: [eventId(0), COFOUNDER] },
  released: [founder.id, coFounder.id],
  notaryReleased: [founder.id, coFounder.id],
  acceptances: [],
  submitted: false,
};
const withOther = (change: Partial<Participant>): People => ({
  ...everything,
  participants: both.map((each, index) =>
    index === 0 ? each : ({ ...each, ...change } as Participant),
  ),
});

/** What a command needs of the people before it. */
function peopleFor(name: CommandName, documents: readonly FoundationDocument[]): People {
  const invited = { invited: true, invitations: [AT], accountId: undefined };
  switch (name) {
    case 'state-participants':
    case 'invite-participant':
      return withOther({ accountId: undefined });
    case 'join-foundation':
    case 'decline-invitation':
    case 'end-invitation':
      return withOther(invited);
    case 'clear-minor':
      return withOther({ ofAge: false });
    case 'accept-mandate':
    case 'decline-mandate':
    case 'step-back':
      return { ...everything, mandate: undefined };
    case 'approve-documents':
      return {
        ...everything,
        acceptances: [founder.id, coFounder.id].map((by) => ({ by, documents })),
      };
    default:
      return everything;
  }
}
const aboutTheOther = { participantId: COFOUNDER };
const payloadFor = (name: CommandName) =>
  isAboutTheOther(name) ? { ...payloads[name], ...aboutTheOther } : payloads[name];
const isAboutTheOther = (name: CommandName) =>
  [
    'clear-minor',
    'identify-participant',
    'invite-participant',
    'join-foundation',
    'decline-invitation',
    'end-invitation',
    'remove-participant',
  ].includes(name);

/** With a document to submit for review, and an obstacle to resolve. */
const begin = (status: Status | 'not-started', name: CommandName) => {
  const from = status === 'documents-pending' ? 'review-pending' : status;
  const earlyStart = name !== 'request-early-start';
  const isMandated = !['accept-mandate', 'decline-mandate', 'step-back'].includes(name);
  const firm = { orderId: offer.orderId, acceptedAt: isMandated ? AT : undefined };
  const order = { orderId: offer.orderId, orderedAt: AT, earlyStart, firm };
  const built = foundationAt(from).state;
  const documents = 'documents' in built ? built.documents : [];
  return {
    ...built,
    status,
    people: peopleFor(name, documents),
    room: { madeBy: eventId(0), madeAt: AT },
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
    const decision = decide(state, name, payloadFor(name), circumstances);
    const { [status as Status]: events = expected.events } = expected.elsewhere ?? {};
    const exception = expected.but?.find(
      ({ who, when }) => who === role && (when as readonly string[]).includes(status),
    );
    if (!expected.who.includes(role)) {
      const isOfLead = role === 'co-founder' && expected.who.includes('founder');
      expect(decision).toMatchObject({ refused: isOfLead ? 'LEAD_ONLY' : 'NOT_ALLOWED_FOR_ROLE' });
    } else if (!expected.when.includes(status)) {
      expect(decision).toMatchObject({ refused: 'NOT_ALLOWED_NOW' });
    } else if (exception) {
      expect(decision).toMatchObject({ refused: exception.refused });
    } else {
      if (isRefusal(decision)) throw new Error(`refused: ${decision.refused}`);
      expect(decision.map(({ type }) => type)).toEqual(events);
      const after = happen(state, decision, { at: AT, by: 'staff' });
      const { backTo } = expected;
      const next = backTo?.from.includes(status as Status) ? backTo.status : expected.next;
      expect(after.status).toBe(next === 'same' ? status : next);
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
