import { type SqlBool, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { countRows } from '#database/count.ts';
import { endOf, startOf } from '#database/days.ts';
import { sortOf } from '#database/sort.ts';
import type { OrderState } from '#domain/orders/order.ts';
import { idsOf, isBrief, type Term, withoutLabels } from '#domain/search/terms.ts';
import { isEachNamed, isPersonNamed } from '../accounts/directory/find-people.ts';
import { membersByIds, namesByIds } from '../accounts/directory/people.ts';
import {
  candidates,
  foundOf,
  hasWords,
  isIdIn,
  isNamed,
  type ListFilter,
  NEWEST,
} from '../shared/search.ts';
import { isWithoutAddress } from './address-requests.ts';
import { cardsOf } from './orders.ts';

export const orderSorts = ['placedAt', '-placedAt', 'grossCents', '-grossCents'] as const;

export interface OrderFilter extends ListFilter<(typeof orderSorts)[number]> {
  /** Formations that are looked for, too. */
  companies: readonly string[];
  state?: OrderState | undefined;
}

const columns = { placedAt: 'orders.placed_at', grossCents: 'orders.gross_cents' } as const;

/** Orders of everybody. */
export async function listAllOrders(db: Database, filter: OrderFilter, now: Date) {
  const { field, direction } = sortOf(filter.sort);
  const found = await matchingOrders(db, filter);
  const inOrder = (orders: typeof found) =>
    orders.orderBy(columns[field], direction).orderBy('orders.id', direction);
  const matching = inOrder(found);
  const meta = await countRows(db, matching);
  // An index names the rows of a page far down; only those of the page itself are read as a whole.
  const page = matching.select('orders.id').limit(filter.limit).offset(filter.offset);
  const rows = await inOrder(db.selectFrom('orders').where('orders.id', 'in', page))
    .leftJoin('order_withdrawals', 'order_withdrawals.order_id', 'orders.id')
    .leftJoin('order_billing', 'order_billing.order_id', 'orders.id')
    .selectAll('orders')
    .select(['withdrawn_at', 'released_because', 'given_at'])
    .select(sql<string | null>`billing ->> 'company'`.as('company'))
    .execute();
  const companies = new Map(rows.map(({ id, company }) => [id, company]));
  const members = await membersByIds(
    db,
    rows.map((row) => row.account_id),
  );
  const orders = (await cardsOf(db, rows, now)).map((card) => ({
    ...card,
    member: members.get(card.accountId) ?? null,
    company: companies.get(card.id) ?? null,
  }));
  return { orders, meta };
}

async function matchingOrders(db: Database, { terms, companies, state, from, to }: OrderFilter) {
  let query = db.selectFrom('orders');
  if (from) query = query.where('placed_at', '>=', startOf(from));
  if (to) query = query.where('placed_at', '<', endOf(to));
  if (terms) {
    const named = withoutLabels(terms, 'orders');
    const isOfCompany = sql<SqlBool>`item.foundation_id = any(${companies}::uuid[])`;
    query = query.where(
      await isNamed(db, 'orders.id', {
        rows: sql`orders as item`,
        conditions: [...areNamed(named), isOfCompany],
        conditionsOnEach: [...areEachNamed(named), isOfCompany],
        terms,
      }),
    );
  }
  if (state === undefined) return query;
  if (state === 'without-address') return query.where(isWithoutAddress);
  return query.where(({ exists, not, selectFrom }) => {
    const withdrawal = exists(
      selectFrom('order_withdrawals').select('order_id').whereRef('order_id', '=', 'orders.id'),
    );
    return state === 'withdrawn' ? withdrawal : not(withdrawal);
  });
}

const isAddressed = (terms: readonly Term[]) => sql<SqlBool>`exists (
    select 1 from order_billing as billed
    where billed.order_id = item.id and ${hasWords('billed.words', terms)}
  )`;

/** One of these, of an order as `item`. */
const areNamed = (terms: readonly Term[]) =>
  terms.length === 0
    ? []
    : [isAddressed(terms), isPersonNamed('item.account_id', terms), ...isIdIn(idsOf(terms))];

/** The same for one order at a time. */
const areEachNamed = (terms: readonly Term[]) =>
  terms.length === 0
    ? []
    : [
        sql<SqlBool>`(
          select ${hasWords('billed.words', terms)} from order_billing as billed
          where billed.order_id = item.id
        )`,
        isEachNamed('item.account_id', terms),
      ];

/** By number, member or addressee; the newest first. */
export async function findOrders(db: Database, typed: readonly Term[], limit: number) {
  const terms = withoutLabels(typed, 'orders');
  if (terms.length === 0) return foundOf([], limit);
  const ids = candidates({
    wanted: limit + 1,
    conditions: [
      isAddressed(terms),
      ...(isBrief(terms) ? [] : [isPersonNamed('item.account_id', terms)]),
      ...isIdIn(idsOf(terms)),
    ],
    conditionsOnEach: areEachNamed(terms),
    rows: sql`orders as item`,
    newest: sql`(
      select id, account_id from orders order by placed_at desc, id desc limit ${NEWEST}
    ) as item`,
  });
  const found = await db
    .selectFrom('orders')
    .select(['id', 'account_id', 'placed_at', 'gross_cents'])
    .where('id', 'in', ids)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const members = await namesByIds(db, [...new Set(found.map((row) => row.account_id))]);
  const rows = found.map((row) => ({
    id: row.id,
    member: members.get(row.account_id) ?? null,
    placedAt: row.placed_at.toISOString(),
    grossCents: Number(row.gross_cents),
  }));
  return foundOf(rows, limit);
}
