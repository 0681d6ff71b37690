import { describe, expect, test } from 'vitest';
import {
  absenceRefusal,
  absenceRequest,
  absenceSpan,
  rebookingProgress,
} from '#domain/appointments/absences.ts';

const at = { today: '2026-11-23', now: '2026-11-23T12:00:00.000Z' };
const day = { from: '2026-11-24', until: '2026-11-24' };

describe('an absence', () => {
  test('lasts for whole days, both included', () => {
    expect(absenceSpan({ from: '2027-03-27', until: '2027-03-28' })).toEqual({
      startsAt: '2027-03-26T23:00:00.000Z',
      endsAt: '2027-03-28T22:00:00.000Z',
    });
  });

  test('or from a time to a time', () => {
    expect(absenceSpan({ ...day, begins: '09:30', ends: '12:00' })).toEqual({
      startsAt: '2026-11-24T08:30:00.000Z',
      endsAt: '2026-11-24T11:00:00.000Z',
    });
  });

  test.each([
    [{ ...day, until: '2026-11-23' }, 'ENDS_BEFORE_IT_BEGINS'],
    [{ ...day, begins: '12:00', ends: '12:00' }, 'ENDS_BEFORE_IT_BEGINS'],
    [{ from: '2026-11-22', until: '2026-11-22' }, 'IN_THE_PAST'],
    [{ ...day, until: '2027-11-26' }, 'TOO_LONG'],
    [{ from: '2028-11-26', until: '2028-11-26' }, 'TOO_FAR_AHEAD'],
    [{ from: '2026-11-23', until: '2026-11-23' }, undefined],
    [day, undefined],
  ])('%o: %s', (request, code) => {
    expect(absenceRefusal(request, at)).toBe(code);
  });

  test('gives no reason', () => {
    const { data } = absenceRequest.safeParse({ ...day, reason: 'Grippe' });
    expect(data).toEqual(day);
  });

  test('is done with a time once it is moved, cancelled or was held', () => {
    expect(rebookingProgress(['open', 'asked', 'moved'])).toEqual({ done: 1, total: 3 });
    expect(rebookingProgress(['cancelled', 'moved', 'held'])).toEqual({ done: 3, total: 3 });
    expect(rebookingProgress([])).toEqual({ done: 0, total: 0 });
  });
});
