import { describe, expect, test } from 'vitest';
import { SCHEMA_VERSION } from '#domain/foundations/event-shapes.ts';
import { eventTypes } from '#domain/foundations/foundation.ts';
import { historyOf } from '#domain/foundations/history.ts';
import { inShape, samplesOf, versions } from './samples/samples.ts';

const typesIn = (version: number) =>
  new Set(samplesOf(version).flatMap(({ events }) => events.map(({ type }) => type)));

test('every event has a sample as the present version stores it', () => {
  const sampled = typesIn(SCHEMA_VERSION);
  // Run `node tests/domain/foundations/samples/record-samples.ts`.
  expect(eventTypes.filter((type) => !sampled.has(type))).toEqual([]);
});

describe.each(versions)('what schema version %i has stored', (version) => {
  test('is still known', () => {
    const known: readonly string[] = eventTypes;
    expect([...typesIn(version)].filter((type) => !known.includes(type))).toEqual([]);
  });

  test('folds to the status that it led to then', () => {
    for (const { events, status } of samplesOf(version)) {
      const { state } = historyOf(inShape(version, events) as never);
      expect(state.status, JSON.stringify(events.at(-1))).toBe(status);
    }
  });

  test('says all that is said today', () => {
    // The first event of version 1 said nothing about an order.
    for (const { events } of samplesOf(version)) {
      expect(inShape(version, events)[0]?.data).toHaveProperty('orderRequired', version > 1);
    }
  });
});
