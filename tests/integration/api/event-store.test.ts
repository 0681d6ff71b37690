import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Stuck } from '#api/contract.gen.d.ts';
import { payloads } from '#demo/foundations.ts';
import { streamOf } from '#event-store/port.ts';
import { halt } from '#projections/older-store.ts';
import { outcomeOf, startApi } from '../../support/api.ts';
import { withFoundationApi } from '../../support/foundation-api.ts';
import { storeFoundation } from '../../support/stored.ts';

let people: Record<'member' | 'staff' | 'lawyer' | 'admin', { id: string; bearer: string }>;
const api = await withFoundationApi({ RATE_LIMITS: 'off' });
beforeAll(async () => {
  const [member, staff, lawyer, admin] = await Promise.all(
    (['member', 'staff', 'lawyer', 'admin'] as const).map((role) => api.someone(role)),
  );
  if (!member || !staff || !lawyer || !admin) throw new Error('Nobody is there.');
  people = { member, staff, lawyer, admin };
});

const health = async () => {
  // Answers are kept for a second.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  return api.call('GET', '/server/health', people.admin);
};

describe('While a stream is parked', () => {
  const parked = async () => {
    const { data } = (await api.call('GET', '/admin/stuck', people.staff)).json();
    return (data as Stuck[]).find(({ kind }) => kind === 'parked-stream')?.things ?? [];
  };
  const writeForeign = (stream: string) =>
    api.owner.pool.query(
      `insert into events (stream, revision, id, type, data, metadata)
       values ($1, 0, gen_random_uuid(), 'ParcelWeighed', '{"grams": 7}', '{}')`,
      [stream],
    );

  test('health warns, staff see the reason, everybody else goes on', async () => {
    const id = randomUUID();
    await writeForeign(streamOf(id));
    await api.caughtUp();
    const answer = await health();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ status: 'warn', checks: { readModels: 'warn' } });
    expect(await parked()).toMatchObject([
      { foundationId: id, outlook: 'given-up', failure: expect.stringContaining('no valid actor') },
    ]);
    const started = await api.call('POST', '/foundations', {
      ...people.member,
      body: payloads['start-foundation'],
    });
    expect(started.statusCode).toBe(200);
  });

  test('staff may have all of them tried again, others may not', async () => {
    const path = '/admin/stuck/parked-stream/retry';
    expect(outcomeOf(await api.call('POST', path, people.lawyer))).toEqual([403, 'FORBIDDEN']);
    expect(outcomeOf(await api.call('POST', path, people.member))).toEqual([403, 'FORBIDDEN']);
    expect(outcomeOf(await api.call('POST', path, people.staff))).toBe(202);
    const wereTried = async () => (await parked()).map(({ attempts }) => (attempts ?? 0) > 1);
    await expect.poll(wereTried).toEqual([true]);
  });
});

describe('While the event store is older than the read models', () => {
  test('health says error and foundations answer 503', async () => {
    const { id } = await storeFoundation(api.events, api.keys, 'completed', people.member.id);
    await api.caughtUp();
    const read = () => api.call('GET', `/foundations/${id}`, people.member);
    expect((await read()).statusCode).toBe(200);
    await halt(api.connection.db);
    const answer = await health();
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ status: 'error', checks: { readModels: 'error' } });
    const refused = await read();
    expect(outcomeOf(refused)).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(refused.headers['retry-after']).toBe('5');
    const list = await api.call('GET', '/foundations', people.staff);
    expect(outcomeOf(list)).toEqual([503, 'SERVICE_UNAVAILABLE']);
    const metrics = await api.call('GET', '/metrics', people.staff);
    expect(metrics.body).toContain('projections_halted 1');
    expect((await api.call('GET', '/users/me', people.member)).statusCode).toBe(200);
  });
});

describe('While the event store or Temporal is known to be away', () => {
  let reach: 'up' | 'away' | 'frozen' = 'up';
  let taken: string[] = [];
  let slow: Awaited<ReturnType<typeof startApi>>;
  let bearer: string;
  const check = () => {
    if (reach === 'up') return Promise.resolve();
    if (reach === 'away') return Promise.reject(new Error('away'));
    return new Promise(() => undefined);
  };
  beforeAll(async () => {
    slow = await startApi(
      { RATE_LIMITS: 'off' },
      {
        checks: { temporal: async () => undefined, events: check },
        process: {
          // As the real one: nobody answers until the deadline.
          decide: async ({ commandId }) => {
            taken.push(commandId);
            if (reach !== 'up') await new Promise((resolve) => setTimeout(resolve, 3_000));
            return 'unavailable';
          },
          receive: async () => 'unavailable',
        },
      },
    );
    const { email } = await slow.person({ role: 'member' });
    bearer = (await slow.logIn(email)).access_token;
  });
  afterAll(() => slow.close());

  afterEach(() => {
    reach = 'up';
  });

  const command = async () => {
    const before = Date.now();
    const body = payloads['start-foundation'];
    const answer = await slow.call('POST', '/foundations', { bearer, body });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    return Date.now() - before;
  };

  test.each(['away', 'frozen'] as const)('commands get 503 within a second (%s)', async (how) => {
    reach = how;
    taken = [];
    // Health notices it; the first command may, too.
    await slow.call('GET', '/server/health');
    const times = await Promise.all([1, 2, 3].map(command));
    // The look takes 0.8 s at most; on a busy machine the rest may take longer than 0.2 s.
    expect(Math.min(...times)).toBeLessThan(1_000);
    expect(Math.max(...times)).toBeLessThan(2_500);
    expect(taken).toEqual([]);
    // What is back is noticed by the next command, not by the next check alone.
    reach = 'up';
    await new Promise((resolve) => setTimeout(resolve, 3_100));
    await command();
    expect(taken).toHaveLength(1);
  });

  test('a command that nobody answered makes it known', async () => {
    await slow.call('GET', '/server/health');
    reach = 'away';
    taken = [];
    expect(await command()).toBeGreaterThan(2_500);
    expect(await command()).toBeLessThan(2_500);
    expect(taken).toHaveLength(1);
  });
});
