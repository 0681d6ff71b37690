import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createChangeStreams, streamLimits } from '#api/foundations/change-streams.ts';
import { gatherChanges } from '#api/foundations/gathered-changes.ts';
import type { Changed } from '#projections/checkpoint-watch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('changes that come close together', () => {
  function gathering(pass = async () => {}) {
    const passed: Changed[] = [];
    const onChange = gatherChanges(async (changed) => {
      passed.push(changed);
      await pass();
    }, 1_000);
    return { passed, onChange };
  }

  test('the first is passed on at once, the others once a second', async () => {
    const { passed, onChange } = gathering();
    onChange(['a']);
    expect(passed).toEqual([['a']]);
    for (const id of ['b', 'c', 'b']) onChange([id]);
    await vi.advanceTimersByTimeAsync(999);
    expect(passed).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(passed).toEqual([['a'], ['b', 'c']]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(passed).toHaveLength(2);
    onChange(['d']);
    expect(passed.at(-1)).toEqual(['d']);
  });

  test('the next waits for one that is slow to be passed on', async () => {
    let finish: () => void = () => {};
    const slow = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { passed, onChange } = gathering(() => slow);
    onChange(['a']);
    onChange(['b']);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(passed).toEqual([['a']]);
    finish();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(passed).toEqual([['a'], ['b']]);
  });

  test('any foundation is more than some, and so are more than a thousand', async () => {
    const { passed, onChange } = gathering();
    onChange(['a']);
    onChange('any');
    onChange(['b']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(passed.at(-1)).toBe('any');
    for (let id = 0; id <= 1_000; id += 1) onChange([`${id}`]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(passed.at(-1)).toBe('any');
    expect(passed).toHaveLength(3);
  });
});

describe('an event stream', () => {
  const ada = { id: 'ada', role: 'member', sessionId: 'one' } as const;
  const ben = { id: 'ben', role: 'staff', sessionId: 'two' } as const;
  const everybody = () => true;

  /** What a stream says to somebody who reads it. */
  function heard(body: ReturnType<ReturnType<typeof createChangeStreams>['open']>) {
    const told = { text: '', ended: false, closed: false };
    body.setEncoding('utf8').on('data', (text: string) => {
      told.text += text;
    });
    body.on('end', () => {
      told.ended = true;
    });
    body.on('close', () => {
      told.closed = true;
    });
    return told;
  }
  const moments = () => vi.advanceTimersByTimeAsync(10);

  test('says only to those whom it concerns that something has changed', async () => {
    const streams = createChangeStreams();
    const [toAda, toBen] = [heard(streams.open(ada)), heard(streams.open(ben))];
    streams.tell(({ id }) => id === 'ada');
    await moments();
    expect(toAda.text).toMatch(/^retry: [23]\d{3}\n\nevent: changed\ndata: foundations\n\n$/);
    expect(toBen.text).toMatch(/^retry: [23]\d{3}\n\n$/);
  });

  test('is never silent for half a minute, and ends within five', async () => {
    const streams = createChangeStreams();
    const told = heard(streams.open(ada));
    await vi.advanceTimersByTimeAsync(streamLimits.heartbeatMs);
    expect(told.text).toMatch(/\n: still here\n\n$/);
    expect(streamLimits.heartbeatMs).toBeLessThan(30_000);
    await vi.advanceTimersByTimeAsync(streamLimits.lifetimeMs * 0.8 - streamLimits.heartbeatMs - 1);
    expect(told.ended).toBe(false);
    await vi.advanceTimersByTimeAsync(streamLimits.lifetimeMs * 0.2 + 1);
    expect(told).toMatchObject({ ended: true, closed: true });
    expect(streams.has(everybody)).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is forgotten when it is closed from outside', async () => {
    const streams = createChangeStreams();
    const body = streams.open(ada);
    expect(streams.has(everybody)).toBe(true);
    body.destroy();
    await moments();
    expect(streams.has(everybody)).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is cut off when nobody reads it', async () => {
    const streams = createChangeStreams();
    const body = streams.open(ada);
    const mostMessages = Math.ceil(streamLimits.unreadBytes / 'event: changed\n'.length);
    for (let sent = 0; sent < mostMessages; sent += 1) streams.tell(everybody);
    expect(body.readableLength).toBeLessThanOrEqual(streamLimits.unreadBytes);
    expect(body.destroyed).toBe(true);
  });

  test('that has ended is closed, even if nobody reads its end', async () => {
    const streams = createChangeStreams();
    const body = streams.open(ada);
    streams.endAll();
    await moments();
    expect(body.closed).toBe(false);
    await vi.advanceTimersByTimeAsync(streamLimits.heartbeatMs);
    expect(body.closed).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('the oldest of a person makes way for a ninth, and stays away for a minute', async () => {
    const streams = createChangeStreams();
    const own = Array.from({ length: 8 }, () => heard(streams.open(ada)));
    const other = heard(streams.open(ben));
    await moments();
    const ended = () => [...own, other].filter((told) => told.ended);
    expect(ended()).toEqual([]);
    streams.open(ada);
    await moments();
    expect(ended()).toEqual([own[0]]);
    expect(own[0]?.text).toMatch(/\nretry: 60000\n\n$/);
  });

  test('is refused beyond what a process holds, and by one that is about to go', async () => {
    const streams = createChangeStreams({ ...streamLimits, perProcess: 2 });
    const first = heard(streams.open(ada));
    streams.open(ben).destroy();
    await moments();
    streams.open(ben);
    const refused = expect.objectContaining({ status: 503, retryAfterSeconds: 30 });
    expect(() => streams.open(ada)).toThrow(refused);
    streams.endAll();
    await moments();
    expect(first).toMatchObject({ ended: true, closed: true });
    expect(() => streams.open(ada)).toThrow(refused);
  });
});
