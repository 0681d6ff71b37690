import { describe, expect, test } from 'vitest';
import { AT, actorOf, eventId, founder, payloads } from '#demo/foundations.ts';
import { isRefusal } from '#domain/foundations/command.ts';
import { decide } from '#domain/foundations/foundation.ts';
import { openRoom } from '#domain/foundations/notary-room.ts';
import { lead, MIA, mia, PeopleCase, person } from './people-case.ts';

const other = { name: 'Notarin Dr. Weber', email: 'weber@example.com' };
const NEXT_DAY = '2026-11-24T09:00:00.000Z';
const roomOf = ({ state }: PeopleCase, at = NEXT_DAY) => openRoom(state, at);

/** With approved documents, at the notary whom the core data name. */
const atNotary = () =>
  acceptedByBoth(PeopleCase.inReview()).issue('approve-documents', 'lawyer', {});
function acceptedByBoth(tried: PeopleCase): PeopleCase {
  return tried.issue('accept-documents', founder).issue('accept-documents', mia);
}
const releasedByBoth = (tried = PeopleCase.ofTwo()) =>
  tried.issue('release-notary', founder).issue('release-notary', mia);
const dates = (...instants: string[]) => ({ dates: instants.map((startsAt) => ({ startsAt })) });
const offered = () => atNotary().issue('propose-notary-dates', 'staff');

describe('the room of the notary', () => {
  test('is there once the lead and every shareholder who has joined have released the notary', () => {
    const tried = PeopleCase.ofTwo().issue('release-notary', mia);
    expect(roomOf(tried)).toBeUndefined();
    tried.issue('release-notary', founder);
    expect(roomOf(tried)).toEqual({
      madeBy: eventId(tried.events.length - 1),
      madeAt: AT,
      notary: { name: 'Notariat am Dom', email: 'notariat@example.com', city: 'Köln' },
      released: ['mia', founder.id],
      readsSince: AT,
      endsAt: '2028-02-23T09:00:00.000Z',
    });
  });

  test('needs a notary, and another text is asked for anew', () => {
    const { preferredNotary: _, ...coreData } = payloads['submit-core-data'] as Record<
      string,
      object
    >;
    const tried = new PeopleCase().issue('start-foundation', founder);
    tried.issue('submit-core-data', founder, coreData);
    expect(tried.decide('release-notary', founder)).toEqual({
      refused: 'NOTARY_REQUIRED',
      next: [{ command: 'name-notary', who: 'founder' }],
    });
    tried.issue('name-notary', founder, { name: 'Notariat am Dom' });
    expect(
      tried.decide('release-notary', founder, { payload: { textVersion: '2020-01' } }),
    ).toMatchObject({ refused: 'TEXT_CHANGED' });
    // Without an address nobody can be let in.
    expect(roomOf(tried.issue('release-notary', founder))).toBeUndefined();
  });

  test('ends with a revocation at once, and another release makes another room', () => {
    const tried = releasedByBoth();
    const { madeBy } = roomOf(tried) ?? {};
    expect(tried.decide('revoke-release', mia, { payload: { of: 'law-firm' } })).toMatchObject({
      refused: 'NOT_ALLOWED_NOW',
    });
    expect(roomOf(tried.issue('revoke-release', mia, { of: 'notary' }))).toBeUndefined();
    tried.issue('release-notary', mia);
    expect(roomOf(tried)?.madeBy).not.toBe(madeBy);
    expect(roomOf(tried)).toBeDefined();
  });

  test('revoking the law firm’s release closes what staff see of drafts, and no room', () => {
    const tried = releasedByBoth(PeopleCase.inReview());
    tried.issue('revoke-release', mia, { of: 'law-firm' });
    expect(tried.started.people.released).toEqual([founder.id]);
    expect(roomOf(tried)).toBeDefined();
    tried.issue('request-document-changes', founder);
    expect(tried.decide('add-document', 'staff')).toMatchObject({ refused: 'RELEASE_PENDING' });
  });

  test('another notary drops every release, the same one in another spelling none', () => {
    const tried = releasedByBoth();
    tried.issue('name-notary', founder, { name: 'Notariat Am Dom', email: 'Notariat@example.com' });
    expect(roomOf(tried)).toBeDefined();
    tried.issue('name-notary', founder, other);
    expect(roomOf(tried)).toBeUndefined();
    expect(tried.started.people.notaryReleased).toEqual([]);
    expect(roomOf(releasedByBoth(tried))?.notary).toEqual(other);
  });

  test('nor does leaving the address out in between bring releases to another one', () => {
    const tried = releasedByBoth();
    tried.issue('name-notary', founder, { name: 'Notariat am Dom' });
    expect(tried.started.people.notaryReleased).toEqual([]);
    tried.issue('name-notary', founder, { name: 'Notariat am Dom', email: other.email });
    expect(roomOf(tried)).toBeUndefined();
    // Whoever was released by name alone is the same with an address.
    const byName = PeopleCase.ofTwo().issue('name-notary', founder, { name: other.name });
    releasedByBoth(byName).issue('name-notary', founder, other);
    expect(roomOf(byName)?.notary).toEqual(other);
  });

  test('so does confirming the appointment of another notary than was named meanwhile', () => {
    const tried = atNotary().issue('propose-notary-appointment', 'staff');
    releasedByBoth(tried.issue('name-notary', founder, other));
    expect(roomOf(tried)?.notary.email).toBe(other.email);
    tried.issue('confirm-notary-appointment', founder);
    expect(roomOf(tried)).toBeUndefined();
    expect(roomOf(releasedByBoth(tried))?.notary.email).toBe('notariat@example.com');
  });

  test('stays with a notary whom only the appointment names, when the appointment is withdrawn', () => {
    const tried = releasedByBoth(atNotary());
    tried.issue('propose-notary-appointment', 'staff').issue('confirm-notary-appointment', founder);
    const before = roomOf(tried);
    expect(roomOf(tried.issue('withdraw-notary-appointment', 'staff'))).toEqual(before);
  });

  test('a corrected address waits for the lead’s yes', () => {
    const tried = releasedByBoth();
    tried.issue('correct-notary', 'staff', {
      name: 'Notariat am Domm',
      email: 'notariat@example.com',
      reason: 'Schreibweise.',
    });
    expect(roomOf(tried)?.notary.name).toBe('Notariat am Domm');
    tried.issue('correct-notary', 'staff', {
      name: 'Notariat am Dom',
      email: 'post@example.com',
      reason: 'Neue Adresse.',
    });
    expect(roomOf(tried)).toBeUndefined();
    expect(tried.started.people.notaryReleased).toEqual(['mia']);
    expect(roomOf(tried.issue('release-notary', founder))?.notary.email).toBe('post@example.com');
  });

  test('ends with a cancellation, and when the notary declines, until that is settled', () => {
    const tried = releasedByBoth(atNotary()).issue('decline', 'notary');
    expect(roomOf(tried)).toBeUndefined();
    expect(tried.decide('decline', 'notary')).toEqual({ refused: 'NOT_ALLOWED_NOW' });
    const [{ obstacleId } = {}] = tried.started.obstacles;
    expect(roomOf(tried.issue('resolve-obstacle', 'staff', { obstacleId }))).toBeDefined();
    tried.issue('cancel-foundation', founder);
    expect(roomOf(tried)).toBeUndefined();
  });

  test('who joins later neither opens nor closes it, and who leaves takes nothing back', () => {
    const alone = PeopleCase.ordered().issue('release-notary', founder);
    const before = roomOf(alone);
    expect(before).toBeDefined();
    alone
      .issue('state-participants', founder, { participants: [lead(2_500), person(2_500)] })
      .issue('invite-participant', founder, { participantId: MIA })
      .issue('join-foundation', mia, { participantId: MIA });
    expect(roomOf(alone)).toEqual(before);
    const both = releasedByBoth();
    const room = roomOf(both);
    expect(roomOf(both.issue('leave-foundation', mia))?.madeBy).toBe(room?.madeBy);
    const waiting = PeopleCase.ofTwo().issue('release-notary', founder);
    expect(roomOf(waiting)).toBeUndefined();
    expect(roomOf(waiting.issue('leave-foundation', mia))).toBeDefined();
  });

  test('ends 60 days after the entry, and without one 15 months after it was made', () => {
    const tried = releasedByBoth();
    expect(roomOf(tried, '2028-02-23T08:59:59.999Z')).toBeDefined();
    expect(roomOf(tried, '2028-02-23T09:00:00.000Z')).toBeUndefined();
    const registered = { ...tried.started, registerExtract: { enteredOn: '2027-01-10' } };
    expect(openRoom(registered, '2027-03-10T23:59:59.999Z')).toBeDefined();
    expect(openRoom(registered, '2027-03-11T00:00:00.000Z')).toBeUndefined();
  });
});

describe('dates to choose from', () => {
  test('the earliest is the first, and several are not confirmed but chosen', () => {
    const tried = atNotary().issue(
      'propose-notary-dates',
      'staff',
      dates('2026-12-09T08:00:00.000Z', '2026-12-03T09:30:00.000Z'),
    );
    expect(tried.started).toMatchObject({
      status: 'notary-appointment-confirmation-pending',
      appointment: {
        notaryName: 'Notariat am Dom',
        notaryEmail: 'notariat@example.com',
        startsAt: '2026-12-03T09:30:00.000Z',
      },
    });
    const refused = {
      refused: 'CHOOSE_DATE',
      details: dates('2026-12-03T09:30:00.000Z', '2026-12-09T08:00:00.000Z'),
      next: [{ command: 'choose-notary-date', who: 'founder' }],
    };
    expect(tried.decide('confirm-notary-appointment', founder)).toEqual(refused);
    const choose = (startsAt: string, at = AT) =>
      tried.decide('choose-notary-date', founder, { payload: { startsAt }, at });
    expect(choose('2026-12-04T09:30:00.000Z')).toMatchObject({ fields: ['startsAt'] });
    expect(choose('2026-12-03T09:30:00.000Z', '2026-12-05T00:00:00.000Z')).toMatchObject({
      refused: 'APPOINTMENT_IN_THE_PAST',
    });
    tried.issue('choose-notary-date', founder, { startsAt: '2026-12-09T08:00:00.000Z' });
    expect(tried.started).toMatchObject({
      status: 'foundation-certificate-pending',
      appointment: { startsAt: '2026-12-09T08:00:00.000Z', notaryName: 'Notariat am Dom' },
    });
  });

  test('one alone is confirmed as ever, or chosen; rejecting rejects all', () => {
    const one = () =>
      atNotary().issue('propose-notary-dates', 'staff', dates('2026-12-03T09:30:00.000Z'));
    expect(one().issue('confirm-notary-appointment', founder).state.status).toBe(
      'foundation-certificate-pending',
    );
    const proposed = atNotary().issue('propose-notary-appointment', 'staff');
    expect(proposed.issue('choose-notary-date', founder).state.status).toBe(
      'foundation-certificate-pending',
    );
    const rejected = offered().issue('reject-notary-appointment', founder);
    expect(rejected.started.status).toBe('notary-appointment-pending');
    expect(rejected.started).not.toHaveProperty('appointment');
  });

  test.each([
    ['in the past', ['2026-11-23T09:00:00.000Z'], 'APPOINTMENT_IN_THE_PAST'],
    [
      'more than a year ahead',
      ['2026-12-03T09:30:00.000Z', '2027-11-24T09:30:00.000Z'],
      'INVALID_PAYLOAD',
    ],
    ['twice the same', ['2026-12-03T09:30:00.000Z', '2026-12-03T09:30:00.000Z'], 'INVALID_PAYLOAD'],
    ['none', [], 'INVALID_PAYLOAD'],
    ['four', [3, 4, 7, 8].map((day) => `2026-12-0${day}T09:30:00.000Z`), 'INVALID_PAYLOAD'],
  ])('%s is refused', (_what, instants, refused) => {
    const decision = atNotary().decide('propose-notary-dates', 'staff', {
      payload: dates(...instants),
    });
    expect(decision).toMatchObject({ refused });
  });

  test('they are of a notary with an address, whom the founder named', () => {
    const tried = atNotary().issue('name-notary', founder, { name: other.name });
    expect(tried.decide('propose-notary-dates', 'staff')).toEqual({
      refused: 'NOTARY_REQUIRED',
      next: [{ command: 'name-notary', who: 'founder' }],
    });
  });

  test('a co-founder objects once to each, which changes nothing, and decides nothing', () => {
    const tried = offered();
    const before = tried.started.status;
    expect(tried.issue('object-to-date', mia).started.status).toBe(before);
    expect(tried.decide('object-to-date', mia)).toMatchObject({ refused: 'NOT_ALLOWED_NOW' });
    const unknown = { startsAt: '2026-12-04T09:30:00.000Z', reason: 'Nein.' };
    expect(tried.decide('object-to-date', mia, { payload: unknown })).toMatchObject({
      fields: ['startsAt'],
    });
    const stranger = { id: 'stranger', role: 'co-founder' } as const;
    expect(tried.decide('object-to-date', stranger)).toMatchObject({
      refused: 'NOT_ALLOWED_FOR_ROLE',
    });
    for (const name of [
      'choose-notary-date',
      'confirm-notary-appointment',
      'reject-notary-appointment',
    ] as const) {
      expect(tried.decide(name, mia), name).toEqual({ refused: 'LEAD_ONLY' });
    }
    tried.issue('choose-notary-date', founder);
    expect(tried.state.status).toBe('foundation-certificate-pending');
  });
});

describe('what the notary answers from the room', () => {
  const atDeed = () =>
    releasedByBoth(offered()).issue('choose-notary-date', founder).issue('assign-owner', 'staff');
  const fromRoom = ['propose-notary-dates', 'decline', 'did-not-take-place'] as const;

  test('nothing without a room, and nobody else answers so', () => {
    const tried = releasedByBoth(atNotary()).issue('revoke-release', founder, { of: 'notary' });
    for (const name of fromRoom) {
      expect(tried.decide(name, 'notary'), name).toEqual({ refused: 'NOT_ALLOWED_NOW' });
    }
    const report = { payload: { kind: 'documents-returned' } };
    expect(tried.decide('report-obstacle', 'notary', report)).toEqual({
      refused: 'NOT_ALLOWED_NOW',
    });
    expect(tried.decide('decline', 'staff')).toMatchObject({ refused: 'NOT_ALLOWED_FOR_ROLE' });
  });

  test('dates, and no word of what the others have still to do', () => {
    const tried = releasedByBoth(atNotary());
    const people = {
      ...tried.started.people,
      gate: 'appointment' as const,
      participants: tried.started.people.participants.map((each) => ({
        ...each,
        identified: undefined,
      })),
    };
    const unidentified = { ...tried.started, people } as typeof tried.state;
    const by = (role: 'notary' | 'staff') =>
      decide(unidentified, 'propose-notary-dates', payloads['propose-notary-dates'], {
        actor: actorOf(role),
        at: AT,
        checking: [MIA],
      });
    expect(by('staff')).toMatchObject({
      refused: 'IDENTIFICATION_PENDING',
      details: { checking: [MIA] },
    });
    expect(by('notary')).toEqual({ refused: 'NOT_ALLOWED_NOW' });
    expect(tried.issue('propose-notary-dates', 'notary').started.status).toBe(
      'notary-appointment-confirmation-pending',
    );
  });

  test('the deed did not come about: the case goes back, or another date is offered at once', () => {
    const back = atDeed().issue('did-not-take-place', 'notary').started;
    expect(back).toMatchObject({
      status: 'notary-appointment-pending',
      obstacles: [{ kind: 'deed-not-completed' }],
    });
    const tried = atDeed();
    const answer = (given: string) => {
      const payload = { reason: 'Ein Ausweis war abgelaufen.', other: given };
      const first = { actor: actorOf('notary'), at: AT, firstEventId: eventId(99) };
      return decide(tried.state, 'did-not-take-place', payload, first);
    };
    expect(answer('2026-11-22T09:00:00.000Z')).toEqual({ refused: 'APPOINTMENT_IN_THE_PAST' });
    const decision = answer('2026-12-10T09:00:00.000Z');
    if (isRefusal(decision)) throw new Error(decision.refused);
    expect(decision).toMatchObject([
      {
        type: 'ObstacleReported',
        data: { kind: 'deed-not-completed', note: 'Ein Ausweis war abgelaufen.' },
      },
      { type: 'NotaryDatesProposed', data: dates('2026-12-10T09:00:00.000Z') },
      { type: 'ObstacleResolved', data: { obstacleId: eventId(99), kind: 'deed-not-completed' } },
    ]);
  });

  test('an obstacle that notaries hear of first, and no other', () => {
    const tried = releasedByBoth(atNotary());
    const report = (kind: string) =>
      tried.decide('report-obstacle', 'notary', { payload: { kind } });
    expect(report('person-unreachable')).toEqual({ refused: 'NOT_ALLOWED_FOR_ROLE' });
    expect(report('documents-returned')).toMatchObject([{ type: 'ObstacleReported' }]);
  });
});
