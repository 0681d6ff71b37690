import { describe, expect, test } from 'vitest';
import { type CalendarEntry, calendarFile } from '#domain/appointments/calendar-file.ts';
import { sampleSender } from '#domain/site/operator.ts';
import { identityIn, parseCalendar } from '../../support/appointments/calendar.ts';

const entry: CalendarEntry = {
  id: '0e1e871f',
  sequence: 3,
  title: 'Notartermin: Muster; GmbH',
  startsAt: '2026-12-02T09:00:00.000Z',
  endsAt: '2026-12-02T10:00:00.000Z',
  place: 'Domkloster 4, 50667 Köln',
  description: `Ausweis "mitbringen"\nund \\ Vollmachten, ${'möglichst beglaubigte '.repeat(5)}`,
  url: 'https://siebenschritt.example/app/',
};
const stamp = '2026-11-22T09:00:00.000Z';
const parsed = (...entries: readonly CalendarEntry[]) =>
  parseCalendar(calendarFile(entries, sampleSender, stamp).content);

describe('a calendar file', () => {
  test('says what it was given, in lines that every calendar reads', () => {
    const { method, entries } = parsed(entry);
    expect(method).toBe('PUBLISH');
    const values = Object.entries(entries[0] ?? {}).map(([name, one]) => [name, one?.value]);
    expect(Object.fromEntries(values)).toMatchObject({
      UID: entry.id,
      SEQUENCE: '3',
      DTSTAMP: '20261122T090000Z',
      DTSTART: '20261202T090000Z',
      DTEND: '20261202T100000Z',
      SUMMARY: entry.title,
      LOCATION: entry.place,
      DESCRIPTION: entry.description,
      STATUS: 'CONFIRMED',
    });
  });

  test.each([
    ['PUBLISH', false],
    ['CANCEL', true],
  ])(
    'every entry names from whom mails come, who alone may take it back: %s',
    (method, cancelled) => {
      const both = parsed({ ...entry, cancelled }, { ...entry, id: '1f2f982a', cancelled });
      expect(both.method).toBe(method);
      expect(both.entries.map(({ ORGANIZER }) => ORGANIZER)).toEqual(
        Array(2).fill({
          value: `mailto:${sampleSender.address}`,
          parameters: { CN: sampleSender.name },
        }),
      );
    },
  );

  test('in a mail is a request with the reader in it, so that a move replaces what was there', () => {
    const attendee = { name: 'Ada Muster', address: 'ada@example.com' };
    const mailed = (...entries: readonly CalendarEntry[]) =>
      parseCalendar(calendarFile(entries, sampleSender, stamp, { attendee }).content);
    const moved = { ...entry, startsAt: '2026-12-03T09:00:00.000Z', sequence: 4 };
    for (const [one, method] of [
      [entry, 'REQUEST'],
      [moved, 'REQUEST'],
      [{ ...moved, cancelled: true, sequence: 5 }, 'CANCEL'],
    ] as const) {
      const { method: said, entries } = mailed(one);
      expect(said).toBe(method);
      expect(entries[0]?.UID?.value).toBe(entry.id);
      expect(entries[0]?.SEQUENCE?.value).toBe(String(one.sequence));
      expect(entries[0]?.ATTENDEE?.value.toLowerCase()).toBe(`mailto:${attendee.address}`);
      expect(entries[0]?.ATTENDEE?.parameters).toMatchObject({
        CN: attendee.name,
        RSVP: 'FALSE',
        PARTSTAT: 'ACCEPTED',
      });
    }
    // A request is about one appointment alone.
    expect(mailed(entry, { ...entry, id: '1f2f982a' }).method).toBe('PUBLISH');
  });

  test('is the same for the same appointment, so that a repeated mail changes nothing', () => {
    const file = () => calendarFile([entry], sampleSender, stamp).content;
    expect(file()).toBe(file());
    expect(identityIn(file())).toEqual({
      UID: entry.id,
      SEQUENCE: '3',
      ORGANIZER: `mailto:${sampleSender.address}`,
    });
  });
});
