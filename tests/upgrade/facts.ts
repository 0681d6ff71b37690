import type { Stuck } from '#api/contract.gen.d.ts';
import { DEMO_PASSWORD } from '#modules/accounts/demo-accounts.ts';
import type { TestApi } from '../support/api.ts';
import { founderEmail } from './fill.ts';

const orders = '/admin/orders?limit=200';
const unsent = '/admin/mails?limit=200';

/** What people read on the day of the release, without what changes by itself as time passes. */
const reads: Record<string, { as: string; fields: readonly string[] }> = {
  '/users/me': { as: founderEmail, fields: ['id', 'email', 'first_name', 'last_name', 'language'] },
  '/cart': { as: founderEmail, fields: ['lines'] },
  '/orders': { as: founderEmail, fields: ['id', 'placedAt', 'grossCents'] },
  '/hour-packages': { as: founderEmail, fields: ['id', 'title', 'minutesTotal', 'minutesLeft'] },
  '/invoices': { as: founderEmail, fields: ['id', 'number', 'kind', 'grossCents'] },
  '/meetings': { as: founderEmail, fields: ['id', 'startsAt'] },
  '/notices': { as: founderEmail, fields: ['id', 'kind'] },
  '/foundations?limit=200&sort=startedAt': {
    as: 'staff@example.com',
    fields: ['id', 'status', 'companyName', 'startedAt'],
  },
  [orders]: {
    as: 'staff@example.com',
    fields: ['id', 'number', 'grossCents'],
  },
  '/admin/inquiries?limit=200': { as: 'staff@example.com', fields: ['id', 'kind', 'content'] },
  '/products?limit=200': { as: founderEmail, fields: ['id', 'title', 'price'] },
  '/partners?limit=200': { as: founderEmail, fields: ['slug', 'name'] },
  '/articles?limit=200': { as: founderEmail, fields: ['key', 'slug', 'title'] },
};

export type Facts = Record<string, object>;

interface Order {
  id: string;
  billing: { name: string; company?: string } | null;
}

export async function readFacts(api: TestApi): Promise<Facts> {
  const facts: Facts = {};
  const tokens = new Map<string, string>();
  for (const [path, { as, fields }] of Object.entries(reads)) {
    const bearer = tokens.get(as) ?? (await api.logIn(as, DEMO_PASSWORD)).access_token;
    tokens.set(as, bearer);
    const answer = await api.call('GET', path, { bearer });
    if (answer.statusCode !== 200) throw new Error(`GET ${path}: ${answer.body}`);
    const { data } = answer.json();
    const some = (one: Record<string, unknown>) =>
      Object.fromEntries(fields.map((field) => [field, valueOf(one, field, path)]));
    facts[path] = Array.isArray(data) ? data.map(some) : some(data);
  }
  facts['/cart'] = withoutDiscounts(facts['/cart'] as Cart);
  facts[unsent] = await unsentMails(api, tokens.get('staff@example.com'));
  facts[orders] = await withBuyers(api, facts[orders] as Order[], tokens.get('staff@example.com'));
  return facts;
}

interface Cart {
  lines: { product: object }[];
}

/** Carts have told what was taken off for members; today there is one price, and nothing to tell. */
const withoutDiscounts = ({ lines }: Cart) => ({
  lines: lines.map((line) => ({
    ...line,
    discountPercent: 0,
    product: { ...line.product, memberDiscountPercent: 0 },
  })),
});

/** The list of orders has told whom they are billed to, which is on the page of each today. */
const withBuyers = (api: TestApi, listed: readonly Order[], bearer: string | undefined) =>
  Promise.all(
    listed.map(async (order) => {
      const answer = await api.call('GET', `/admin/orders/${order.id}`, { bearer });
      const { billing }: Order = answer.json().data;
      return { ...order, buyer: billing?.company ?? billing?.name ?? null };
    }),
  );

/** Mails that have not gone out had a list of their own, and are among all that is stuck today. */
async function unsentMails(api: TestApi, bearer: string | undefined) {
  const { data }: { data: Stuck[] } = (await api.call('GET', '/admin/stuck', { bearer })).json();
  const things = data.find(({ kind }) => kind === 'unsent-mail')?.things ?? [];
  return things.map(({ id, name: mail, failure: reason }) => ({ id, mail, reason }));
}

function valueOf(one: Record<string, unknown>, field: string, path: string): unknown {
  if (!(field in one)) throw new Error(`GET ${path} says no ${field}, but ${Object.keys(one)}.`);
  return one[field];
}
