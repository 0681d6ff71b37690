import { describe, expect, test } from 'vitest';
import { ERASED } from '#domain/erased.ts';
import { foreign } from '#domain/foreign-text.ts';
import type { Actor } from '#domain/foundations/command.ts';
import type { DataOf, EventType } from '#domain/foundations/foundation.ts';
import { type Engaged, engagedAfter } from '#domain/notaries/engaged.ts';
import { hoursOf, isPresent, medianOf, notaryKey } from '#domain/notaries/engagement.ts';

const staff: Actor = { id: 'staff', role: 'staff' };
const notary: Actor = { id: 'room', role: 'notary' };
const day = (number: number, hour = 9) =>
  `2026-11-${String(number).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00.000Z`;

const happened = <Type extends EventType>(
  at: string,
  type: Type,
  data: DataOf<Type>,
  actor: Actor = staff,
) => ({ id: `${type} ${at}`, type, data, occurredAt: at, actor });

const fold = (...events: Parameters<typeof engagedAfter>[1][]) =>
  events.reduce<Engaged>(engagedAfter, { notaries: [], pendingSince: null }).notaries;

const dom = { name: 'Notariat am Dom', email: 'Dom@example.com', city: 'Köln' };
const rhein = { name: 'Notarin am Rhein', email: 'rhein@example.com' };
const named = (at: string, who: DataOf<'NotaryNamed'> = dom) => happened(at, 'NotaryNamed', who);
const asked = (at: string) => happened(at, 'NotaryAsked', { by: 'phone' });
const approved = (at: string) =>
  happened(at, 'DocumentsApproved', {} as DataOf<'DocumentsApproved'>);
const released = (at: string) => happened(at, 'NotaryReleased', { by: 'lead', textVersion: '1' });
const proposed = (at: string, { name, email } = dom) =>
  happened(at, 'NotaryAppointmentProposed', {
    notaryName: name,
    notaryEmail: email,
    startsAt: day(28),
  });
const dates = (at: string, actor: Actor) =>
  happened(
    at,
    'NotaryDatesProposed',
    { notaryName: dom.name, notaryEmail: dom.email, dates: [{ startsAt: day(28) }] },
    actor,
  );
const declined = (at: string, actor: Actor) =>
  happened(
    at,
    'ObstacleReported',
    { kind: 'notary-declined', dueOn: '2026-11-30', drops: ['appointment'] },
    actor,
  );

const keysOf = (engaged: ReturnType<typeof fold>) => engaged.filter(isPresent).map(notaryKey);
const answersOf = (engaged: ReturnType<typeof fold>) =>
  engaged.flatMap(({ answers }) => answers.map((answer) => [answer.gave, hoursOf(answer)]));

describe('Who a notary is', () => {
  test('is said by the address, and without one by name and city', () => {
    expect(keysOf(fold(named(day(1))))).toEqual(['dom@example.com']);
    const without = { name: 'Notariat am Dom', city: 'Köln' };
    expect(keysOf(fold(named(day(1), without)))).toEqual(['notariat am dom / koeln']);
  });

  test('is learned from a proposal where nobody was named, and completed by one', () => {
    expect(keysOf(fold(proposed(day(1))))).toEqual(['dom@example.com']);
    const both = fold(named(day(1), { name: dom.name, city: 'Köln' }), proposed(day(2)));
    expect(both).toMatchObject([{ email: dom.email, city: 'Köln', namedAt: day(1) }]);
  });

  test('is another one by a correction of the address alone', () => {
    const correction = { ...dom, email: 'neu@example.com', reason: foreign('Neue Adresse') };
    const corrected = fold(named(day(1)), happened(day(2), 'NotaryCorrected', correction));
    expect(corrected).toHaveLength(1);
    expect(keysOf(corrected)).toEqual(['neu@example.com']);
  });

  test('is one again where a correction shows that two were the same', () => {
    const misspelt = { ...dom, email: 'dmo@example.com' };
    const engaged = fold(
      named(day(1)),
      asked(day(2)),
      proposed(day(3)),
      named(day(4), misspelt),
      happened(day(5), 'NotaryCorrected', { ...dom, reason: foreign('Vertippt') }),
    );
    expect(keysOf(engaged)).toEqual(['dom@example.com']);
    expect(engaged).toHaveLength(1);
    expect(answersOf(engaged)).toEqual([['dates', 24]]);
  });

  test('stays with the case as a former one once another is named, until named again', () => {
    const left = fold(named(day(1)), asked(day(2)), named(day(3), rhein));
    expect(left).toMatchObject([
      { email: dom.email, leftAt: day(3), askedAt: null },
      { email: rhein.email, leftAt: null },
    ]);
    const back = fold(named(day(1)), named(day(3), rhein), named(day(4)));
    expect(keysOf(back)).toEqual(['dom@example.com']);
    expect(back).toHaveLength(2);
  });

  test('is nobody once the person is erased', () => {
    const erased = { name: ERASED, email: ERASED, city: ERASED };
    expect(fold(named(day(1), erased), asked(day(2)), proposed(day(3), erased))).toEqual([]);
  });
});

describe('How long an answer took', () => {
  test('counts from the question of our team', () => {
    const engaged = fold(named(day(1)), asked(day(2)), asked(day(3)), proposed(day(5)));
    expect(answersOf(engaged)).toEqual([['dates', 72]]);
    expect(engaged).toMatchObject([{ askedAt: null, asked: [{ at: day(2) }, { at: day(3) }] }]);
  });

  test('counts in the room from when the notary could answer there', () => {
    const before = fold(named(day(1)), released(day(2)), approved(day(4)), dates(day(5), notary));
    expect(answersOf(before)).toEqual([['dates', 24]]);
    const after = fold(named(day(1)), approved(day(2)), released(day(4)), dates(day(6), notary));
    expect(answersOf(after)).toEqual([['dates', 48]]);
    const asWell = [released(day(2)), approved(day(3)), asked(day(5)), dates(day(6), notary)];
    expect(answersOf(fold(named(day(1)), ...asWell))).toEqual([['dates', 72]]);
  });

  test('is not known where nobody had asked', () => {
    expect(answersOf(fold(named(day(1)), proposed(day(5))))).toEqual([['dates', null]]);
    const heard = fold(named(day(1)), released(day(2)), approved(day(3)), dates(day(4), staff));
    expect(answersOf(heard)).toEqual([['dates', null]]);
  });

  test('is that of a refusal, too, and begins anew with the next question', () => {
    const engaged = fold(named(day(1)), asked(day(2)), declined(day(3), notary));
    expect(answersOf(engaged)).toEqual([['declined', 24]]);
    expect(engaged).toMatchObject([{ reported: [{ kind: 'notary-declined' }] }]);
    const withdrawn = happened(day(4), 'NotaryAppointmentWithdrawn', { reason: foreign('Krank') });
    const again = [asked(day(2)), proposed(day(3)), withdrawn, asked(day(5)), proposed(day(6))];
    expect(answersOf(fold(named(day(1)), ...again))).toEqual([
      ['dates', 24],
      ['dates', 24],
    ]);
  });

  test('is the middle of all', () => {
    expect(medianOf([])).toBeNull();
    expect(medianOf([5])).toBe(5);
    expect(medianOf([90, 2, 7, 30])).toBe(7);
  });
});
