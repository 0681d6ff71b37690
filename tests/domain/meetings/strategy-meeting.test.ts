import { describe, expect, test } from 'vitest';
import { meetingRequest, samePerson } from '#domain/appointments/forms.ts';
import {
  appointmentRules,
  bookingRefusal,
  changeRefusal,
  confirmRefusal,
} from '#domain/appointments/rules.ts';

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

  test('an address that is missing is no wrong address', () => {
    const { error } = meetingRequest.safeParse({ ...wish, email: ' ' });
    expect(error?.issues.map(({ message }) => message)).toEqual(['REQUIRED']);
  });

  test.each([
    '',
    'x'.repeat(101),
    'Ida http://a.example',
    'www.A',
    'spam.example',
    'SPAM.EXAMPLE',
    'Spam.Com',
    'спам.рф',
    'spam。com',
    'Dr.COM',
    'Ruf an: 030 1234567',
    'ida@a.example',
    '<b>',
  ])('is refused with the name %j, which would stand in a mail', (name) => {
    expect(meetingRequest.safeParse({ ...wish, name }).success).toBe(false);
  });

  test.each([
    "Anne-Marie O'Neill",
    'Dr. Jürgen Özdemir',
    'Dr.Weber',
    'Prof. Dr.-Ing. Weber 2.',
    'J.R. Meier',
    'Łucja Nowak',
    '李雷',
  ])('is accepted with the name %s', (name) => {
    expect(meetingRequest.safeParse({ ...wish, name }).success).toBe(true);
  });
});

describe('a booking', () => {
  test('takes a quarter of an hour', () => {
    expect(appointmentRules['strategy-meeting'].minutes).toBe(15);
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
    const meeting = { startsAt, isCancelled: false, heldUntil: null };
    expect(changeRefusal(meeting, 'move', '2026-11-26T09:29:59.999Z')).toBeUndefined();
    expect(changeRefusal(meeting, 'move', startsAt)).toBe('MEETING_BEGUN');
  });

  test('of a cancelled meeting is refused', () => {
    const meeting = { startsAt, isCancelled: true, heldUntil: null };
    expect(changeRefusal(meeting, 'move', '2026-11-20T00:00:00Z')).toBe('MEETING_CANCELLED');
  });

  test('of what is only held is possible as long as it is to give it up', () => {
    const held = { startsAt, isCancelled: false, heldUntil: '2026-11-20T00:30:00Z' };
    expect(changeRefusal(held, 'move', '2026-11-20T00:00:00Z')).toBe('MEETING_HELD');
    expect(changeRefusal(held, 'cancel', '2026-11-20T00:00:00Z')).toBeUndefined();
  });
});

describe('confirming', () => {
  const heldUntil = '2026-11-20T00:30:00.000Z';
  const held = { heldUntil, isCancelled: false, hasBooked: false };

  test('is possible while the time is held, and safe to repeat', () => {
    expect(confirmRefusal(held, '2026-11-20T00:29:59.999Z')).toBeUndefined();
    expect(confirmRefusal(held, heldUntil)).toBe('HOLD_LAPSED');
    const booked = { ...held, heldUntil: null, hasBooked: true };
    expect(confirmRefusal(booked, heldUntil)).toBeUndefined();
  });

  test('is refused when it is over, or the person has another by then', () => {
    const now = '2026-11-20T00:00:00.000Z';
    expect(confirmRefusal({ ...held, isCancelled: true }, now)).toBe('HOLD_LAPSED');
    expect(confirmRefusal({ ...held, hasBooked: true }, now)).toBe('ALREADY_BOOKED');
    const cancelled = { heldUntil: null, isCancelled: true, hasBooked: false };
    expect(confirmRefusal(cancelled, now)).toBe('MEETING_CANCELLED');
  });
});
