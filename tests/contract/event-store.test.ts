import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { comparePositions, type EventToAppend, START, WrongRevision } from '#event-store/port.ts';
import {
  collect,
  idsOf,
  newStream,
  type StoreUnderTest,
  someEvents,
  storesUnderTest,
} from '#tests/support/event-stores.ts';

if (!process.env.KURRENTDB_URL) {
  console.log('KurrentDB half skipped: KURRENTDB_URL names no server.');
}

describe.each(storesUnderTest())('the event store on $name', ({ start }) => {
  let on: StoreUnderTest;
  beforeAll(async () => {
    on = await start();
  });
  afterAll(() => on.end());

  test('returns what was appended, unchanged and in order', async () => {
    const stream = newStream();
    const text = 'Grüße „aus“ 🏛 \\u0000 "\n';
    const data = { text, deep: { list: [1, 0.1, 1e21, -5e-7, null, true, { b: 1, a: 2 }] } };
    const events = someEvents(3, data);
    const result = await on.store.append(stream, events, 'no-stream');
    const stored = await on.store.read(stream);
    expect(stored).toEqual(
      events.map((event, revision) => ({
        ...event,
        stream,
        revision,
        position: expect.stringMatching(/^\d+$/),
      })),
    );
    expect(result).toEqual({ revision: 2, position: stored[2]?.position });
    const increasing = stored.map((event) => event.position).sort(comparePositions);
    expect(stored.map((event) => event.position)).toEqual(increasing);
    expect(new Set(increasing).size).toBe(3);
  });

  test('returns the position a subscriber will see', async () => {
    const stream = newStream();
    const result = await on.store.append(stream, someEvents(1), 'no-stream');
    expect((await on.store.read(stream))[0]?.position).toBe(result.position);
    expect(comparePositions(await on.store.head(), result.position)).toBeGreaterThanOrEqual(0);
  });

  test('returns no events for a stream that does not exist', async () => {
    expect(await on.store.read(newStream())).toEqual([]);
  });

  test('refuses a writer who has not read the latest event', async () => {
    const stream = newStream();
    await expect(on.store.append(stream, someEvents(1), 0)).rejects.toThrow(WrongRevision);
    await on.store.append(stream, someEvents(2), 'no-stream');
    for (const wrong of ['no-stream', 0, 2, 7] as const) {
      await expect(on.store.append(stream, someEvents(1), wrong)).rejects.toThrow(WrongRevision);
    }
    expect(await on.store.read(stream)).toHaveLength(2);
  });

  test('lets exactly one of 50 concurrent appends at the same revision win', async () => {
    const stream = newStream();
    await on.store.append(stream, someEvents(1), 'no-stream');
    const tries = await Promise.allSettled(
      Array.from({ length: 50 }, () => on.store.append(stream, someEvents(2), 0)),
    );
    const lost = tries.filter((one) => one.status === 'rejected');
    expect(lost).toHaveLength(49);
    expect(lost.every((one) => one.reason instanceof WrongRevision)).toBe(true);
    expect(await on.store.read(stream)).toHaveLength(3);
  });

  test('returns the first result when the same events are appended again', async () => {
    const stream = newStream();
    await on.store.append(stream, someEvents(1), 'no-stream');
    const events = someEvents(2);
    const first = await on.store.append(stream, events, 0);
    const again = async (list: EventToAppend[]) => [
      await on.store.append(stream, list, 0),
      // At the current revision, a careless store would append them twice.
      await on.store.append(stream, list, (await on.store.read(stream)).length - 1),
      await on.store.append(stream, list, 1),
    ];
    expect(await again(events)).toEqual([first, first, first]);
    await on.store.append(stream, someEvents(1), 2);
    expect(await again(events)).toEqual([first, first, first]);
    expect(await on.store.read(stream)).toHaveLength(4);
  });

  test('recognises repeated events without reading the stream first', async () => {
    const stream = newStream();
    const events = someEvents(2);
    const first = await on.store.append(stream, events, 'no-stream');
    const other = on.another();
    expect(await other.append(stream, events, 1)).toEqual(first);
    expect(await on.another().append(stream, events, 'no-stream')).toEqual(first);
    expect(await on.store.read(stream)).toHaveLength(2);
  });

  test('stores nothing of an append that repeats only some events', async () => {
    const stream = newStream();
    const events = someEvents(3);
    await on.store.append(stream, events, 'no-stream');
    const [a, b, c] = events;
    const mixes = [
      [b, ...someEvents(1)],
      [...someEvents(1), b],
      [b, a],
      [a, c],
    ];
    for (const mix of mixes) {
      const list = mix.filter((event) => event !== undefined);
      await expect(on.store.append(stream, list, 2)).rejects.toThrow('stored already');
    }
    expect(await on.store.read(stream)).toHaveLength(3);
  });

  test('stores all events of an append or none', async () => {
    const stream = newStream();
    await on.store.append(stream, someEvents(100), 'no-stream');
    await expect(on.store.append(stream, someEvents(100), 98)).rejects.toThrow(WrongRevision);
    expect(await on.store.read(stream)).toHaveLength(100);
  });

  test('refuses what it could not return unchanged', async () => {
    const stream = newStream();
    const lists: EventToAppend[][] = [
      [],
      someEvents(101),
      someEvents(1, { big: 'x'.repeat(1_048_576) }),
      someEvents(1, { text: 'a\0b' }),
      someEvents(1).map((event) => ({ ...event, id: event.id.toUpperCase() })),
      someEvents(1).map((event) => ({ ...event, data: { number: Number.NaN } })),
      someEvents(1).map((event) => ({ ...event, data: { number: 1n } })),
      someEvents(1).map((event) => ({ ...event, data: { half: '\ud800' } })),
      someEvents(1).flatMap((event) => [event, event]),
    ];
    for (const list of lists) {
      await expect(on.store.append(stream, list, 'no-stream')).rejects.toThrow();
    }
    await expect(on.store.append('other', someEvents(1), 'no-stream')).rejects.toThrow(TypeError);
    expect(await on.store.read(stream)).toEqual([]);
  });

  test('ends a subscription when its signal aborts, even while waiting for events', async () => {
    const stream = newStream();
    const from = await on.store.head();
    const collected = collect(on.store, from, [stream]);
    await on.store.append(stream, someEvents(1), 'no-stream');
    await collected.count(1);
    const before = Date.now();
    await collected.stop();
    expect(Date.now() - before).toBeLessThan(1_000);
    const aborted = AbortSignal.abort();
    for await (const batch of on.store.subscribe(START, aborted)) expect(batch).toBe('nothing');
  });

  test('delivers a new event to a subscriber within a second', async () => {
    const stream = newStream();
    const collected = collect(on.store, await on.store.head(), [stream]);
    await on.store.append(stream, someEvents(1), 'no-stream');
    await collected.count(1);
    const waits: number[] = [];
    for (let revision = 0; revision < 50; revision++) {
      const sent = performance.now();
      await on.store.append(stream, someEvents(1), revision);
      await collected.count(revision + 2);
      waits.push(performance.now() - sent);
    }
    await collected.stop();
    expect(idsOf(collected.events)).toEqual(idsOf(await on.store.read(stream)));
    expect(waits.toSorted((a, b) => a - b)[45]).toBeLessThan(1_000);
  });
});
