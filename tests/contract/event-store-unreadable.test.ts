import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { comparePositions, isReadable, streamOf, UnreadableStream } from '#event-store/port.ts';
import {
  collect,
  eventually,
  type ForeignEvent,
  idsOf,
  newStream,
  type StoreUnderTest,
  someEvents,
  storesUnderTest,
} from '#tests/support/event-stores.ts';

const [ours] = someEvents(1);
const kinds: [string, ForeignEvent, RegExp][] = [
  ['without metadata', { data: 'json' }, /no metadata/],
  ['of bytes', { data: 'binary' }, /binary|JSON object/],
  [
    'with metadata of another system',
    { data: 'json', metadata: { $correlationId: 'x', source: 'scales' } },
    /no valid actor, occurredAt, commandId/,
  ],
  [
    'with an instant that is none',
    { data: 'json', metadata: { ...ours?.metadata, occurredAt: 'yesterday' } },
    /no valid occurredAt$/,
  ],
];

describe.each(storesUnderTest())('an event that is not ours on $name', ({ start }) => {
  let on: StoreUnderTest;
  beforeAll(async () => {
    on = await start();
  });
  afterAll(() => on.end());

  test.each(kinds)('%s is handed on without its content', async (_, event, reason) => {
    const [before, foreign, after] = [newStream(), newStream(), newStream()];
    const from = await on.store.head();
    await on.writeForeign(foreign, event);
    await on.store.append(before, someEvents(1), 'no-stream');
    await on.writeForeign(before, event);
    await on.store.append(after, someEvents(2), 'no-stream');
    await on.writeForeign(foreign, event);

    const collected = collect(on.store, from, [before, foreign, after]);
    await eventually(() => collected.all.length === 6);
    await collected.stop();
    const found = collected.all;
    expect(found.map(({ stream, revision }) => [stream, revision])).toEqual([
      [foreign, 0],
      [before, 0],
      [before, 1],
      [after, 0],
      [after, 1],
      [foreign, 1],
    ]);
    expect(found.map(isReadable)).toEqual([false, true, false, true, true, false]);
    for (const one of found) {
      if (isReadable(one)) continue;
      expect(Object.keys(one).sort()).toEqual(['position', 'revision', 'stream', 'unreadable']);
      expect(one.unreadable).toMatch(reason);
    }
    const positions = found.map(({ position }) => position);
    expect(positions).toEqual(positions.toSorted(comparePositions));
    expect(await on.store.head()).toBe(positions.at(-1));
  });

  test('makes reading its own stream fail permanently, but no other', async () => {
    const [stream, other] = [newStream(), newStream()];
    await on.store.append(stream, someEvents(1), 'no-stream');
    await on.store.append(other, someEvents(1), 'no-stream');
    await on.writeForeign(stream, { data: 'json' });
    const failure = await on.store.read(stream).catch((error) => error);
    expect(failure).toBeInstanceOf(UnreadableStream);
    expect(failure).toMatchObject({ name: 'UnreadableStream', stream, revision: 1 });
    expect(await on.store.read(other)).toHaveLength(1);
  });

  test('reaches a waiting subscriber at once', async () => {
    const stream = newStream();
    const collected = collect(on.store, await on.store.head(), [stream]);
    await on.store.append(stream, someEvents(1), 'no-stream');
    await collected.count(1);
    const before = Date.now();
    await on.writeForeign(stream, { data: 'json' });
    await eventually(() => collected.all.length === 2);
    expect(Date.now() - before).toBeLessThan(800);
    await collected.stop();
  });

  test('is invisible when its stream has the prefix of another system', async () => {
    const other = await start();
    const stream = streamOf(randomUUID());
    const from = await on.store.head();
    const collected = collect(on.store, from, [stream]);
    await other.writeForeign(stream, { data: 'json' });
    await other.store.append(newStream(), someEvents(1), 'no-stream');
    expect(await on.store.read(stream)).toEqual([]);
    const own = newStream();
    const events = someEvents(1);
    await on.store.append(own, events, 'no-stream');
    expect(idsOf(await on.store.read(own))).toEqual(idsOf(events));
    expect(await other.store.read(own)).toEqual([]);
    await collected.stop();
    expect(collected.all).toEqual([]);
    await other.end();
  });
});
