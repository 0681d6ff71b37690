import { describe, expect, test } from 'vitest';
import type { PlacedOrder } from '#api/contract.gen.d.ts';
import { type ApiRequest, type ApiResponse, answerTo, createCall } from '#web/kit/api/call.ts';

const answered = (status: number, body: unknown): ApiResponse => ({
  status,
  statusText: '',
  retryAfter: null,
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/** A door to an API that always gives this answer, and what went through it. */
function door(answer = answered(200, { data: null })) {
  const sent: ApiRequest[] = [];
  const call = createCall(async (request) => {
    sent.push(request);
    return answer;
  });
  return { call, sent };
}

describe('a call', () => {
  test('puts parameters and query into the address, and leaves out what is not given', async () => {
    const { call, sent } = door();
    await call('GET /articles/:category/:slug', { params: { category: 'a/b', slug: 'ä' } });
    await call('GET /orders', { query: { limit: 5, offset: undefined } });
    await call('GET /cart');
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /articles/a%2Fb/%C3%A4',
      'GET /orders?limit=5',
      'GET /cart',
    ]);
  });

  test('sends its body as JSON, with key and revision', async () => {
    const { call, sent } = door();
    await call('POST /contact', {
      body: { name: 'Mia', email: 'mia@example.com', message: 'Hallo!', stamp: 's' },
      idempotencyKey: 'k',
      ifMatch: 7,
    });
    expect(sent[0]).toMatchObject({
      body: '{"name":"Mia","email":"mia@example.com","message":"Hallo!","stamp":"s"}',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k', 'if-match': '"7"' },
    });
    await call('POST /notices/read');
    expect(sent[1]).not.toHaveProperty('body');
    expect(sent[1]?.headers).not.toHaveProperty('content-type');
  });

  test('answers with data and meta, or with why the API refused', async () => {
    const listed = door(answered(200, { data: [], meta: { total: 3 } }));
    expect(await listed.call('GET /orders')).toEqual({
      ok: true,
      status: 200,
      data: [],
      meta: { total: 3 },
    });
    const extensions = { code: 'INVALID_PAYLOAD', fields: ['name'] };
    const refused = door(answered(400, { errors: [{ message: 'no', extensions }] }));
    expect(await refused.call('GET /orders')).toMatchObject({
      ok: false,
      status: 400,
      code: 'INVALID_PAYLOAD',
      fields: ['name'],
    });
  });

  test('without a body in the answer has no data', async () => {
    const { call } = door(answered(204, ''));
    const answer = await call('POST /auth/logout');
    expect(answer).toMatchObject({ ok: true, status: 204, data: null });
  });

  test('is undecided when a success is no JSON: not the API has answered', async () => {
    const { call } = door(answered(200, '<h1>Welcome to our proxy</h1>'));
    expect(await call('GET /cart')).toMatchObject({ ok: false, status: 502 });
  });
});

/**
 * Never runs: `tsc` checks it, and an error that is expected and missing is one, too. Each of these
 * lines compiles as soon as the types of calls become too wide.
 */
export async function neverCompiles() {
  const { call } = door();
  const query = { limit: 1 };
  const body = { email: 'mia@example.com' };
  const params = { id: '1' };

  // A route that does not exist.
  // @ts-expect-error
  await call('GET /orderz');
  // @ts-expect-error
  await call('PUT /orders');
  // @ts-expect-error -- a command that comes in with a file
  await call('POST /foundations/:id/commands/receive-bank-confirmation', { params, body: {} });

  // Parameters that are missing or wrong.
  // @ts-expect-error
  await call('GET /orders/:id');
  // @ts-expect-error
  await call('GET /orders/:id', {});
  // @ts-expect-error
  await call('GET /orders/:id', { params: { orderId: '1' } });

  // A query with a field that the route does not know, with a wrong value, or where there is none.
  // @ts-expect-error
  await call('GET /orders', { query: { limit: 1, ordered: 'yes' } });
  // @ts-expect-error
  await call('GET /products', { query: { sort: 'sideways' } });
  // @ts-expect-error
  await call('GET /users/me', { query: { columns: 'id' } });
  // @ts-expect-error
  await call('GET /cart', { query });
  // @ts-expect-error -- a search without words
  await call('GET /search', { query });

  // A body that is missing, incomplete, of another type, or where there is none.
  // @ts-expect-error
  await call('POST /auth/login');
  // @ts-expect-error
  await call('POST /auth/login', { body });
  // @ts-expect-error
  await call('PATCH /users/me', { body: { newsletter: 'yes' } });
  // @ts-expect-error
  await call('PATCH /users/me', { body: { tfa_secret: null } });
  // @ts-expect-error
  await call('POST /users/me/tfa/generate', { body: { pasword: 'gelbe Birne 7' } });
  // @ts-expect-error
  await call('POST /foundations/:id/commands/name-notary', { params, body: { named: 'Dom' } });
  // @ts-expect-error
  await call('GET /cart', { body });

  // A field that the answer does not have, or that may be missing; a file is no JSON.
  const order = await call('GET /orders/:id', { params });
  // @ts-expect-error -- without asking whether there is one
  void order.data.number;
  // @ts-expect-error
  if (order.ok) void order.data.numbr;
  const me = await call('GET /users/me', { query: { fields: 'email' } });
  // @ts-expect-error -- only what was asked for is there
  if (me.ok) void me.data.email.length;
  const left = await call('POST /auth/logout');
  // @ts-expect-error
  if (left.ok) void left.data.expires;
  // @ts-expect-error
  answerTo('POST /file', answered(200, {}));

  // And these do compile.
  await call('GET /orders', { query });
  await call('POST /users/me/tfa/generate');
  await call('PATCH /users/me', { body: { phone: null }, query: { fields: 'id' } });
  if (order.ok) return order.data.number.length;
  const placed: PlacedOrder = { id: '1', number: 'B-1', grossCents: 1 };
  return placed.grossCents;
}
