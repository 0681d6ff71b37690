import { describe, expect, test } from 'vitest';
import { meetingRequest, samePerson } from '#domain/appointments/forms.ts';

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

test('a person is known by the address, however it is spelled', () => {
  expect(samePerson(' Ida@Example.COM ')).toBe(samePerson('ida@example.com'));
  expect(samePerson('ida@example.com')).not.toBe(samePerson('ida@example.org'));
});
