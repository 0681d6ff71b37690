import { describe, expect, test } from 'vitest';
import { classes, keyOf } from '#domain/erasures/classes.ts';
import { classOfField } from '#domain/erasures/event-fields.ts';
import { receiptOf } from '#domain/erasures/receipt.ts';
import { disusedBefore, endOfDay, graceUntil, keptOf } from '#domain/erasures/retention.ts';
import { eventTypes, personalFieldsOf } from '#domain/foundations/foundation.ts';

describe('what the law keeps', () => {
  test('is nothing of somebody without mandate and order', () => {
    expect(keptOf({ mandatesEndedAt: [], ordersWrittenAt: [] })).toEqual([]);
  });

  test('ends with the year, six and eight years after the latest', () => {
    const kept = keptOf({
      mandatesEndedAt: ['2024-05-01T10:00:00.000Z', '2026-03-01T10:00:00.000Z'],
      ordersWrittenAt: ['2026-02-01T10:00:00.000Z'],
    });
    expect(kept).toEqual([
      { class: 'law-firm-file', until: '2032-12-31' },
      { class: 'invoice', until: '2034-12-31' },
    ]);
  });

  test('goes by the year in Berlin', () => {
    const [kept] = keptOf({ mandatesEndedAt: ['2026-12-31T23:30:00.000Z'], ordersWrittenAt: [] });
    expect(kept?.until).toBe('2033-12-31');
    expect(endOfDay('2033-12-31')).toBe('2033-12-31T22:59:59.999Z');
  });

  test('is said in the receipt, with day and law', () => {
    const { kept } = receiptOf([{ class: 'invoice', until: '2034-12-31' }], 'de');
    expect(kept).toEqual([expect.stringMatching(/31\.\s*Dezember 2034 .*§\s147 Abs\.\s3 AO/)]);
    expect(receiptOf([], 'en').kept).toEqual([]);
  });
});

test('every class has a key of its own, and the key of before classes is the one kept longest', () => {
  expect(new Set(classes.map((one) => keyOf('somebody', one))).size).toBe(classes.length);
  expect(keyOf('somebody', 'law-firm-file')).toBe('somebody');
});

test('every personal field about the founder has a class, and no other field', () => {
  const fields = eventTypes.flatMap((type) =>
    Object.entries(personalFieldsOf(type))
      .filter(([, party]) => party === 'founder')
      .map(([field]) => [type, field] as const),
  );
  expect(fields.length).toBeGreaterThan(20);
  for (const [type, field] of fields) expect(classes).toContain(classOfField(type, field));
  expect(() => classOfField('FoundationCancelled', 'note')).toThrow(TypeError);
});

test('a request can be taken back for a week, one for disuse for a month', () => {
  const now = new Date('2026-11-25T10:00:00.000Z');
  expect(graceUntil('person', now).toISOString()).toBe('2026-12-02T10:00:00.000Z');
  expect(graceUntil('disuse', now).toISOString()).toBe('2026-12-25T10:00:00.000Z');
  expect(disusedBefore('2026-11-25T10:00:00.000Z')).toBe('2023-01-01');
});
