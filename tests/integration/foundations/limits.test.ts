import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { outcomeOf, type Someone } from '../../support/api.ts';
import {
  command,
  startFoundation,
  startFoundationApi,
  withFoundationApi,
} from '../../support/foundation-api.ts';
import { anOrder, aProduct } from '../../support/orders/orders.ts';

const api = await withFoundationApi({ RATE_LIMITS: 'on' });

const start = async (by: Someone, key: string = randomUUID(), on = api) => {
  const headers = { 'idempotency-key': key };
  const body = { package: 'individual' };
  return outcomeOf(await on.call('POST', '/foundations', { bearer: by.bearer, body, headers }));
};
const refused = [409, 'TOO_MANY_FOUNDATIONS'];

describe('unfinished foundations', () => {
  test('are three at most; finishing one makes room', async () => {
    const founder = await api.someone('member');
    const key = randomUUID();
    const first = await startFoundation(api, founder);
    await startFoundation(api, founder);
    expect(await start(founder, key)).toBe(200);
    expect(await start(founder)).toEqual(refused);
    expect(await start(founder, key)).toBe(200);
    await command(api, first, 'cancel-foundation', founder, { body: { reason: 'Anders' } });
    await api.caughtUp();
    expect(await start(founder)).toBe(200);
    expect(await start(founder)).toEqual(refused);
    expect(await start(await api.someone('member'))).toBe(200);
  });

  test('are three at most when they are started at the same moment', async () => {
    const founder = await api.someone('member');
    const answers = await Promise.all(Array.from({ length: 8 }, () => start(founder)));
    expect(answers.filter((answer) => answer === 200)).toHaveLength(3);
    expect(answers.filter((answer) => answer !== 200)).toEqual(Array(5).fill(refused));
  });

  test('count while nobody carries them out, but not for ever', async () => {
    const founder = await api.someone('member');
    api.setWorker('down');
    const away = [503, 'SERVICE_UNAVAILABLE'];
    for (let n = 0; n < 3; n += 1) expect(await start(founder)).toEqual(away);
    expect(await start(founder)).toEqual(refused);
    await api.connection.pool.query(
      `update commands set created_at = created_at - interval '11 minutes' where actor_id = $1`,
      [founder.id],
    );
    expect(await start(founder)).toEqual(away);
    api.setWorker('up');
  });

  test('are twenty at most without limits', async () => {
    const off = await startFoundationApi({ RATE_LIMITS: 'off' });
    const founder = await off.someone('member');
    for (let n = 0; n < 20; n += 1) await startFoundation(off, founder);
    expect(await start(founder, randomUUID(), off)).toEqual(refused);
    await off.close();
  });
});

describe('what a person changes within a minute', () => {
  const change = (by: Someone) =>
    api.call('PATCH', '/users/me', { bearer: by.bearer, body: { language: 'de' } });
  const name = (by: Someone, id: string) =>
    command(api, id, 'name-notary', by, { body: { name: 'Notariat am Markt' } });

  test('is 30 times at most for founders, counted per person', async () => {
    const [founder, other] = [await api.someone('member'), await api.someone('member')];
    const id = await startFoundation(api, founder);
    const statuses: number[] = [];
    for (let n = 0; n < 14; n += 1) {
      statuses.push((await name(founder, id)).statusCode, (await change(founder)).statusCode);
    }
    statuses.push((await change(founder)).statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const tooMany = [429, 'REQUESTS_EXCEEDED'];
    expect(outcomeOf(await name(founder, id))).toEqual(tooMany);
    expect(outcomeOf(await change(founder))).toEqual(tooMany);
    expect(await start(founder)).toEqual(tooMany);
    const { headers } = await name(founder, id);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await change(other)).statusCode).toBe(200);
    // Reading, and leaving, goes on.
    const { bearer } = founder;
    expect((await api.call('GET', '/users/me', { bearer })).statusCode).toBe(200);
    expect((await api.call('POST', '/auth/logout', { bearer, body: {} })).statusCode).toBe(204);
  });

  test('may be more for staff and lawyers, up to 600', async () => {
    for (const role of ['staff', 'lawyer'] as const) {
      const person = await api.someone(role);
      for (let n = 0; n < 35; n += 1) expect((await change(person)).statusCode).toBe(200);
      await api.connection.pool.query('update rate_limits set points = 600 where key like $1', [
        `%${person.id}`,
      ]);
      expect((await change(person)).statusCode).toBe(429);
    }
  });
});

describe('what a person downloads within a minute', () => {
  test('is 30 files at most for founders, and takes nothing from what they change', async () => {
    const founder = await api.someone('member');
    const { db } = api.connection;
    const orderId = await anOrder(db, founder.id, { productId: await aProduct(db) });
    const { bearer } = founder;
    const { data } = (await api.call('GET', `/orders/${orderId}`, { bearer })).json();
    const download = () => api.call('GET', `/invoices/${data.invoice.id}/pdf`, { bearer });
    const statuses = await Promise.all(Array.from({ length: 30 }, download));
    expect(new Set(statuses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(outcomeOf(await download())).toEqual([429, 'REQUESTS_EXCEEDED']);
    const document = `/foundations/${randomUUID()}/documents/${randomUUID()}`;
    expect((await api.call('GET', document, { bearer })).statusCode).toBe(429);
    const change = { bearer, body: { language: 'de' } };
    expect((await api.call('PATCH', '/users/me', change)).statusCode).toBe(200);
  });
});
