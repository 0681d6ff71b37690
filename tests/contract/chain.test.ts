import { expect, test } from 'vitest';
import { type ChainCheck, chain, verifyChain } from '#event-store/chain.ts';
import type { StoredEvent } from '#event-store/port.ts';
import { someEvents } from '#tests/support/event-stores.ts';

const STREAM = 'foundation-7d8f0a52-0b44-4c1c-9a3b-6d1d3a5f0c11';

function storedChain(): StoredEvent[] {
  const unchained = someEvents(4, { name: 'Müller & Söhne', list: [{ b: 1, a: 2 }] });
  const first = chain(STREAM, null, unchained.slice(0, 3));
  const end = { revision: 2, hash: first[2]?.metadata.hash ?? '' };
  const events = [...first, ...chain(STREAM, end, unchained.slice(3))];
  return events.map((event, revision) => ({
    ...event,
    stream: STREAM,
    revision,
    position: String(revision + 1),
  }));
}

/** The stored events with one piece of their text replaced. */
function tampered(from: string, to: string): ChainCheck {
  const text = JSON.stringify(storedChain());
  expect(text).toContain(from);
  return verifyChain(STREAM, JSON.parse(text.replace(from, to)));
}

test('a chain over several appends is valid', () => {
  const events = storedChain();
  expect(events[0]?.metadata.previousHash).toBeNull();
  expect(events[3]?.metadata.previousHash).toBe(events[2]?.metadata.hash);
  expect(verifyChain(STREAM, events)).toEqual({ ok: true });
  expect(verifyChain(STREAM, [])).toEqual({ ok: true });
});

test('a chain does not depend on key order, which jsonb changes', () => {
  const turned = storedChain().map((event) => ({
    ...event,
    data: Object.fromEntries(Object.entries(event.data).reverse()),
    metadata: { ...event.metadata, schemaVersion: 1, actor: { role: 'staff', id: 'tester' } },
  }));
  expect(verifyChain(STREAM, turned)).toEqual({ ok: true });
});

test('one changed byte anywhere in an event is detected', () => {
  const changed = { ok: false, revision: 0, reason: 'was changed' };
  expect(tampered('Müller', 'Muller')).toEqual(changed);
  expect(tampered('"a":2', '"a":3')).toEqual(changed);
  expect(tampered('ContractTested', 'ContractTester')).toEqual(changed);
  expect(tampered('"role":"staff"', '"role":"stafF"')).toEqual(changed);
  expect(tampered('08:00:00.000Z', '08:00:01.000Z')).toEqual(changed);
  expect(tampered('"schemaVersion":1', '"schemaVersion":2')).toEqual(changed);
});

test('a changed event with a recomputed hash is detected at the next event', () => {
  const events = storedChain();
  const [, second] = events;
  if (!second) throw new Error('no second event');
  const { hash: _, previousHash: __, ...metadata } = second.metadata;
  const end = { revision: 0, hash: events[0]?.metadata.hash ?? '' };
  const [forged] = chain(STREAM, end, [{ ...second, data: { other: true }, metadata }]);
  const check = verifyChain(
    STREAM,
    events.map((event) => (event === second ? { ...event, ...forged } : event)),
  );
  expect(check).toEqual({
    ok: false,
    revision: 2,
    reason: 'does not continue the event before it',
  });
});

test('removed, swapped and moved events are detected', () => {
  const [a, b, c, d] = storedChain();
  if (!a || !b || !c || !d) throw new Error('four events expected');
  expect(verifyChain(STREAM, [a, c, d])).toMatchObject({ ok: false, revision: 2 });
  expect(verifyChain(STREAM, [b, c])).toMatchObject({ ok: false, revision: 1 });
  const exchanged = [a, { ...c, revision: 1 }, { ...b, revision: 2 }, d];
  expect(verifyChain(STREAM, exchanged)).toMatchObject({ ok: false, revision: 1 });
  const moved = [a, b].map((event) => ({ ...event, stream: 'foundation-other' }));
  expect(verifyChain('foundation-other', moved)).toMatchObject({ ok: false, revision: 0 });
  expect(verifyChain('foundation-other', [a])).toMatchObject({ ok: false, revision: 0 });
});
