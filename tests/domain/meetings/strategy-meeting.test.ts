import { describe, expect, test } from 'vitest';
import { meetingMinutes } from '#domain/meetings/meetings.ts';
import {
  bookingRefusal,
  changeRefusal,
  meetingRequest,
  samePerson,
} from '#domain/meetings/strategy-meeting.ts';

const wish = {
  startsAt: '2026-11-26T10:30:00+01:00',
  name: ' Ida Muster ',
  email: 'Ida@Example.com',
  question: '',
  language: 'de',
};

describe('what a visitor enters', () => {
  test('is trimmed, its time in UTC, an empty question left out', () => {
    expect(meetingRequest.parse(wish)).toEqual({
      startsAt: '2026-11-26T09:30:00.000Z',
      name: 'Ida Muster',
      email: 'Ida@Example.com',
      language: 'de',
    });
  });

  test.each([
    '',
    'x'.repeat(101),
    'Ida http://a.example',
    'www.A',
    'spam.example',
    'SPAM.EXAMPLE',
    'ida@a.example',
    '<b>',
  ])('is refused with the name %j, which would stand in a mail', (name) => {
    expect(meetingRequest.safeParse({ ...wish, name }).success).toBe(false);
  });

  test.each([
    "Anne-Marie O'Neill",
    'Dr. Jürgen Özdemir',
    'Dr.Weber',
    'J.R. Meier',
    'Łucja Nowak',
    '李雷',
  ])('is accepted with the name %s', (name) => {
    expect(meetingRequest.safeParse({ ...wish, name }).success).toBe(true);
  });
});

describe('a booking', () => {
  test('takes a quarter of an hour', () => {
    expect(meetingMinutes['strategy-meeting']).toBe(15);
  });

  test('needs a free time first, and a person who has not had it', () => {
    expect(bookingRefusal({ isFree: true, hasBooked: false })).toBeUndefined();
    expect(bookingRefusal({ isFree: false, hasBooked: false })).toBe('SLOT_TAKEN');
    expect(bookingRefusal({ isFree: true, hasBooked: true })).toBe('ALREADY_BOOKED');
    expect(bookingRefusal({ isFree: false, hasBooked: true })).toBe('SLOT_TAKEN');
  });

  test('knows a person by the address, however it is spelled', () => {
    expect(samePerson(' Ida@Example.COM ')).toBe(samePerson('ida@example.com'));
    expect(samePerson('ida@example.com')).not.toBe(samePerson('ida@example.org'));
  });
});

describe('a change', () => {
  const startsAt = '2026-11-26T09:30:00.000Z';

  test('is possible until the meeting begins', () => {
    const meeting = { startsAt, isCancelled: false };
    expect(changeRefusal(meeting, '2026-11-26T09:29:59.999Z')).toBeUndefined();
    expect(changeRefusal(meeting, startsAt)).toBe('MEETING_BEGUN');
  });

  test('of a cancelled meeting is refused', () => {
    const meeting = { startsAt, isCancelled: true };
    expect(changeRefusal(meeting, '2026-11-20T00:00:00Z')).toBe('MEETING_CANCELLED');
  });
});
