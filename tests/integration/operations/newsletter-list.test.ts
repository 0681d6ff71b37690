import { beforeAll, describe, expect, test } from 'vitest';
import type { Subscription } from '#api/contract.gen.d.ts';
import { tokenOf } from '#modules/shared/tokens.ts';
import { anAddress, LINK_SECRET, withApi } from '../../support/api.ts';

let staff: { id: string; bearer: string };
const api = await withApi({ RATE_LIMITS: 'off' });
beforeAll(async () => {
  const { id, email } = await api.person({ role: 'staff' });
  staff = { id, bearer: (await api.logIn(email)).access_token };
});

const read = async (query: string) => {
  const answer = await api.call('GET', `/admin/newsletter?${query}`, staff);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as {
    data: Subscription[];
    meta: { total: number; counts: Record<string, number> };
  };
};
const ordersOf = async (email: string) => (await read(`search=${encodeURIComponent(email)}`)).data;
const end = (id: string, reason = 'asked') =>
  api.call('POST', `/admin/newsletter/${id}/end`, { ...staff, body: { reason } });

async function orderedBy(email: string): Promise<Subscription> {
  const answer = await api.call('POST', '/newsletter/subscribe', { body: { email } });
  expect(answer.statusCode, answer.body).toBe(204);
  const [ordered] = await ordersOf(email);
  if (!ordered) throw new Error('The order is not listed.');
  return ordered;
}

const confirm = (id: string) =>
  api.call('POST', '/newsletter/confirm', { body: { token: tokenOf(LINK_SECRET, id) } });

describe('GET /admin/newsletter', () => {
  test('lists an order with its form, and what becomes of it, and counts', async () => {
    const before = (await read('limit=1')).meta.counts;
    const email = anAddress();
    const ordered = await orderedBy(email);
    expect(ordered).toMatchObject({
      email,
      member: null,
      form: 'footer',
      state: 'waiting',
      confirmedAt: null,
      endedAt: null,
    });
    expect((await confirm(ordered.id)).statusCode).toBe(204);
    expect(await ordersOf(email)).toMatchObject([{ state: 'confirmed', endedAt: null }]);
    const lapsed = await orderedBy(anAddress());
    await api.owner.pool.query(
      `update newsletter_consents set expires_at = now() - interval '1 minute' where id = $1`,
      [lapsed.id],
    );
    expect(await ordersOf(lapsed.email)).toMatchObject([{ state: 'lapsed' }]);
    const { counts } = (await read('limit=1')).meta;
    expect(counts.confirmed).toBe((before.confirmed ?? 0) + 1);
    expect(counts.lapsed).toBe((before.lapsed ?? 0) + 1);
    expect(counts.waiting).toBe(before.waiting);
  });

  test('shows members by the address that they have now, and finds them by name', async () => {
    const { id, email, bearer } = await api.someone();
    await api.call('PATCH', '/users/me', { bearer, body: { newsletter: true } });
    await api.owner.pool.query(
      `update users set email = 'moved.' || email, last_name = 'Unverwechselbar' where id = $1`,
      [id],
    );
    const { data } = await read('search=unverwechsel');
    expect(data).toMatchObject([{ email: `moved.${email}`, form: 'account', member: { id } }]);
  });

  test('filters by state, form and day', async () => {
    const { id } = await orderedBy(anAddress());
    await confirm(id);
    await api.owner.pool.query(
      `update newsletter_consents set requested_at = '2025-03-01T23:30:00Z' where id = $1`,
      [id],
    );
    const ids = async (query: string) => (await read(query)).data.map((one) => one.id);
    expect(await ids('from=2025-03-02&to=2025-03-02')).toEqual([id]);
    expect(await ids('from=2025-03-02&to=2025-03-02&state=waiting')).toEqual([]);
    expect(await ids('from=2025-03-02&to=2025-03-02&form=account')).toEqual([]);
    expect(await ids('from=2025-03-01&to=2025-03-01')).toEqual([]);
    const all = await read('sort=requestedAt');
    expect(all.data[0]?.id).toBe(id);
  });
});

describe('Staff end the newsletter for somebody', () => {
  test('once, with a reason in the audit log and without the address', async () => {
    const { id, email } = await orderedBy(anAddress());
    await confirm(id);
    expect((await end(id, 'because')).statusCode).toBe(400);
    expect((await end(id, 'objected')).statusCode).toBe(200);
    const [ended] = await ordersOf(email);
    expect(ended?.state).toBe('ended');
    expect((await end(id, 'asked')).statusCode).toBe(200);
    expect(await ordersOf(email)).toEqual([ended]);
    const { rows } = await api.owner.pool.query('select * from audit_log where target_id = $1', [
      id,
    ]);
    expect(rows).toMatchObject([
      { action: 'newsletter-ended', actor_id: staff.id, details: { reason: 'objected' } },
    ]);
    expect(JSON.stringify(rows)).not.toContain(email);
  });

  test('also in the account of a member', async () => {
    const { id, email, bearer } = await api.someone();
    await api.call('PATCH', '/users/me', { bearer, body: { newsletter: true } });
    const [ordered] = await ordersOf(email);
    await confirm(ordered?.id ?? '');
    const isOn = async () =>
      (await api.call('GET', '/users/me', { bearer })).json().data.newsletter;
    expect(await isOn()).toBe(true);
    await end(ordered?.id ?? '');
    expect(await isOn()).toBe(false);
    expect((await end(id)).statusCode).toBe(404);
  });
});

test('the list is downloaded as it is filtered, without formulas', async () => {
  await orderedBy(`+cmd.${anAddress()}`);
  const file = await api.call('GET', '/admin/newsletter.csv?state=waiting&locale=en', staff);
  expect(file.statusCode, file.body).toBe(200);
  expect(file.body.startsWith('\uFEFFEmail;Member;State;Form')).toBe(true);
  expect(file.body).toContain("\r\n'+cmd.");
  expect(file.body).not.toContain('Confirmed;Footer');
});
