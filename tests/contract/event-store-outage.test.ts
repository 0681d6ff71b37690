import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type EventStore, StoreUnavailable } from '#event-store/port.ts';
import { log } from '#logging/log.ts';
import {
  collect,
  eventually,
  idsOf,
  newStream,
  type StoreUnderTest,
  someEvents,
  storesUnderTest,
} from '#tests/support/event-stores.ts';
import type { Proxy } from '#tests/support/proxy.ts';

describe.each(storesUnderTest())('while the server of $name is away', ({ start }) => {
  let on: StoreUnderTest;
  let proxy: Proxy;
  let through: EventStore;
  const said: string[] = [];
  beforeAll(async () => {
    on = await start();
    proxy = await on.proxy();
    through = on.openThrough(proxy);
  });
  beforeEach(() => {
    vi.spyOn(log, 'warn').mockImplementation((line) => void said.push(String(line)));
  });
  afterEach(async () => {
    await proxy.restore();
    vi.restoreAllMocks();
  });
  afterAll(async () => {
    await on.end();
    await proxy.end();
  });

  test('a subscriber misses nothing and sees nothing twice', async () => {
    const stream = newStream();
    const collected = collect(through, await on.store.head(), [stream]);
    await on.store.append(stream, someEvents(10), 'no-stream');
    await collected.count(10);
    for (let round = 0; round < 3; round++) {
      const revision = 9 + round * 20;
      await proxy.cut();
      await on.store.append(stream, someEvents(10), revision);
      await new Promise((resolve) => setTimeout(resolve, 300));
      await proxy.restore();
      await on.store.append(stream, someEvents(10), revision + 10);
      await collected.count(10 + (round + 1) * 20);
    }
    await collected.stop();
    expect(idsOf(collected.events)).toEqual(idsOf(await on.store.read(stream)));
    expect(said.length).toBeGreaterThan(0);
  }, 60_000);

  test('calls fail as unavailable and recover afterwards', async () => {
    const stream = newStream();
    await through.append(stream, someEvents(1), 'no-stream');
    await proxy.cut();
    for (const call of [
      () => through.read(stream),
      () => through.append(stream, someEvents(1), 0),
      () => through.head(),
    ]) {
      const before = Date.now();
      await expect(call()).rejects.toThrow(StoreUnavailable);
      expect(Date.now() - before).toBeLessThan(15_000);
    }
    await proxy.restore();
    await eventually(() => works(() => through.append(stream, someEvents(1), 0)));
    await eventually(() => works(() => through.read(stream)));
    expect(await through.read(stream)).toHaveLength(2);
  }, 60_000);

  test('a store opened while the server is down works once it is up', async () => {
    const stream = newStream();
    await on.store.append(stream, someEvents(1), 'no-stream');
    await proxy.cut();
    const early = on.openThrough(proxy);
    const collected = collect(early, await on.store.head(), [stream]);
    for (let tries = 0; tries < 4; tries++) {
      await expect(early.read(stream)).rejects.toThrow(StoreUnavailable);
    }
    await proxy.restore();
    await eventually(() => works(() => early.read(stream)));
    await early.append(stream, someEvents(1), 0);
    await collected.count(1);
    await collected.stop();
  }, 60_000);

  test('an append whose answer was lost is stored once when repeated', async () => {
    const stream = newStream();
    await through.append(stream, someEvents(1), 'no-stream');
    const events = someEvents(2);
    proxy.mute();
    const unclear = through.append(stream, events, 0).catch((error) => error);
    await eventually(async () => (await on.store.read(stream)).length === 3);
    await proxy.cut();
    expect(await unclear).toBeInstanceOf(StoreUnavailable);
    await proxy.restore();
    await eventually(() => works(() => through.append(stream, events, 0)));
    const stored = await on.store.read(stream);
    expect(stored).toHaveLength(3);
    expect(await through.append(stream, events, 0)).toEqual({
      revision: 2,
      position: stored[2]?.position,
    });
  }, 60_000);

  test('calls to a frozen server time out', async () => {
    const stream = newStream();
    await through.append(stream, someEvents(1), 'no-stream');
    proxy.mute();
    const before = Date.now();
    const calls = await Promise.allSettled([
      through.read(stream),
      through.append(stream, someEvents(1), 0),
    ]);
    expect(Date.now() - before).toBeLessThan(15_000);
    for (const call of calls) {
      expect(call.status === 'rejected' && call.reason).toBeInstanceOf(StoreUnavailable);
    }
    await proxy.cut();
    await proxy.restore();
    await eventually(() => works(() => through.read(stream)));
  }, 60_000);
});

async function works(call: () => Promise<unknown>): Promise<boolean> {
  return call().then(
    () => true,
    () => false,
  );
}
