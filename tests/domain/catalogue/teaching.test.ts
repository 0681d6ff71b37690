import { describe, expect, test } from 'vitest';
import { lacksApproval, teachingSchema, whyNotSold } from '#domain/catalogue/teaching.ts';

const now = new Date('2026-11-22T12:00:00Z');
const recorded = { mode: 'recorded', learningCheck: true } as const;

describe('distance learning needs an approval', () => {
  test.each([
    ['recorded', true, undefined, true],
    ['recorded', true, '7412321', false],
    ['recorded', false, undefined, false],
    ['live', true, undefined, false],
    ['live', false, undefined, false],
  ] as const)(
    '%s, learning check %s, number %s: lacks it %s',
    (mode, learningCheck, zfuNumber, lacks) => {
      expect(lacksApproval({ mode, learningCheck, zfuNumber })).toBe(lacks);
    },
  );

  test('its number is one of the authority', () => {
    expect(teachingSchema.safeParse({ ...recorded, zfuNumber: '7412321c' }).success).toBe(true);
    expect(teachingSchema.safeParse({ ...recorded, zfuNumber: 'pending' }).success).toBe(false);
  });
});

describe('nobody can order', () => {
  const offer = { sold: true, teaching: null, startsAt: null };

  test('a course without the approval it needs, however much its vendor wants to sell it', () => {
    expect(whyNotSold({ ...offer, teaching: recorded }, now)).toBe('approval-missing');
    expect(whyNotSold({ ...offer, sold: false, teaching: recorded }, now)).toBe('approval-missing');
  });

  test('what has begun', () => {
    expect(whyNotSold({ ...offer, startsAt: now }, now)).toBe('over');
    expect(whyNotSold({ ...offer, startsAt: new Date(now.getTime() + 1) }, now)).toBeUndefined();
  });

  test('what its vendor does not sell yet', () => {
    expect(whyNotSold({ ...offer, sold: false }, now)).toBe('not-yet');
  });

  test('but everything else', () => {
    expect(whyNotSold(offer, now)).toBeUndefined();
    const approved = { ...recorded, zfuNumber: '7412321' };
    expect(whyNotSold({ ...offer, teaching: approved }, now)).toBeUndefined();
  });
});
