import { randomUUID } from 'node:crypto';
import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { deskLists } from '#api/desk/lists.ts';
import type { Database } from '#database/connection.ts';
import type { Tables } from '#database/tables.ts';
import { today } from '#demo/days.ts';
import { personList } from '#domain/desk/lists/people.ts';
import { sortFields } from '#domain/desk/lists.ts';
import { taskOrders, taskSelections } from '#domain/desk/tasks.ts';
import { parties, unfinished } from '#domain/foundations/statuses.ts';
import { listedStatuses } from '#domain/invoices/invoice.ts';
import { paymentKinds } from '#domain/invoices/payment.ts';
import { orderStates } from '#domain/orders/order.ts';
import { termsOf } from '#domain/search/terms.ts';
import { newsletterStates } from '#domain/site/newsletter.ts';
import { listPeople, type PeopleFilter } from '#modules/accounts/directory/managed-people.ts';
import {
  listSubscriptions,
  newsletterSorts,
  type SubscriptionFilter,
} from '#modules/accounts/profile/newsletter/managed-newsletter.ts';
import { subscribe } from '#modules/accounts/profile/newsletter/newsletter.ts';
import { loadFreeSlots } from '#modules/appointments/calendar/free-slots.ts';
import { doubtfulBookings, liveBookings } from '#modules/appointments/consultation-bookings.ts';
import { type AuditQuery, auditEntries, auditSorts } from '#modules/audit/audit-log.ts';
import { listPieces } from '#modules/content/pieces/pieces.ts';
import {
  type InquiryFilter,
  inquirySorts,
  listInquiries,
} from '#modules/inquiries/managed-inquiries.ts';
import {
  type InvoiceFilter,
  invoiceSorts,
  listAllInvoices,
} from '#modules/invoices/managed-invoices.ts';
import { listAllOrders, type OrderFilter, orderSorts } from '#modules/orders/managed-orders.ts';
import { remindOfEndingHours } from '#modules/orders/times/hours-left.ts';
import {
  listAllPayments,
  type PaymentFilter,
  paymentSorts,
} from '#modules/payments/listed-payments.ts';
import { openTasks } from '#projections/desk/open-tasks.ts';
import { conflictsOf } from '#projections/foundations/conflicts.ts';
import { countOpen } from '#projections/foundations/figures.ts';
import { type FoundationFilter, listFoundations } from '#projections/foundations/list.ts';
import { finishedCases } from '#projections/foundations/own-times.ts';
import { foundationsIn } from '#projections/foundations.ts';
import { listNotaries, notarySorts } from '#projections/notaries/list.ts';
import { answersOf, casesOf, countCases, findNotary, notaryOf } from '#projections/notaries/one.ts';
import { formerOwners } from '#projections/unfinished/owners.ts';
import { countUnfinished } from '#projections/unfinished.ts';
import { withDatabase } from '#tests/support/database.ts';
import { addRows } from '../support/rows.ts';

/** Years of a business, nearly all of it over. */
const ROWS = 20_000;
const grown = [
  'bookings',
  'users',
  'newsletter_consents',
  'foundations',
  'orders',
  'order_billing',
  'invoices',
  'invoice_states',
  'invoice_payments',
  'inquiries',
  'audit_log',
  'stated_names',
  'notary_cases',
];
const reading = new RegExp(`Seq Scan on (?:${grown.join('|')})\\b`);

const someone = randomUUID();
let db: Database;
let queries: CompiledQuery[] = [];
const database = await withDatabase();
beforeAll(async () => {
  db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: database.owner.pool }),
    log: ({ query }) => {
      queries.push(query);
    },
  });
  await fill();
});

async function fill(): Promise<void> {
  const numbers = sql`generate_series(1, ${sql.lit(ROWS)}) as number`;
  const consultant = randomUUID();
  await addRows(db, 'consultants', { id: consultant, name: 'C', kind: 'coach' });
  const before = sql`now() - number * interval '1 hour'`;
  const statements = [
    sql`
      insert into bookings (id, consultant_id, kind, starts_at, ends_at, created_at)
      select gen_random_uuid(), ${consultant}::uuid, 'strategy-meeting', ${before},
        ${before} + interval '15 minutes', ${before} from ${numbers}`,
    sql`
      insert into users (id, email, role, status, language)
      select gen_random_uuid(), 'u' || number || '@example.com', 'member', 'active', 'de'
      from ${numbers}`,
    sql`
      insert into newsletter_consents
        (id, user_id, email, text_version, token_hash, requested_at, expires_at, confirmed_at)
      select gen_random_uuid(), id, email, '1', md5(email), now(), now(), now() from users`,
    sql`
      insert into projections.foundations
        (id, founder_id, status, step, waiting_on, since, revision, started_at, updated_at, details)
      select gen_random_uuid(), id, 'completed', 7, 'nobody', now() - random() * interval '900 days', 20,
        now() - random() * interval '900 days', now(), '{}'
      from users`,
    sql`
      insert into projections.stated_names (foundation_id, kind, named_as, name, key)
      select id, 'natural', 'participant', 'Ada ' || md5(id::text), 'ada ' || md5(id::text)
      from projections.foundations
      union all
      select ${someone}::uuid, 'natural', 'participant', name, lower(name)
      from unnest(array['Ada Lovelace', 'Ada Maria Lovelace', 'Kim Lovelace']) as name`,
    // Some notaries have many cases, most a few.
    sql`
      insert into projections.notary_cases (id, foundation_id, key, name, email, sorted_as, named_at, known, stands)
      select id, id, key, key, key || '@example.com', key, started_at, '{"asked": [], "answers": [], "reported": []}',
        row_number() over (partition by key order by started_at desc, id) = 1
      from (select id, started_at, 'notary ' || floor(power(random(), 3) * 3000) as key
        from projections.foundations) as named`,
    sql`
      insert into audit_log (at, action, actor_id, actor_role, target_kind, target_id)
      select now() - number * interval '1 minute',
        (array['download', 'command', 'login'])[number % 3 + 1], gen_random_uuid(), 'member',
        'document', gen_random_uuid()
      from ${numbers} order by number desc`,
    sql`
      insert into orders (id, account_id, language, payment, terms_version, early_start, net_cents,
        gross_cents, fingerprint, placed_at, withdrawable_until)
      select gen_random_uuid(), id, 'de', 'invoice', '1', true, 100, 119, '',
        now() - random() * interval '900 days', now() from users`,
    sql`
      insert into order_billing (order_id, billing, given_at)
      select id, '{"name": "Ada"}', now() from orders`,
    sql`
      insert into invoices (id, number, kind, order_id, account_id, language, issued_at, due_at, gross_cents, content)
      select id, 'RE-2020-' || lpad(row_number() over ()::text, 6, '0'), 'invoice', id, account_id,
        'de', placed_at, placed_at, 119, '{"buyer": {"name": "Ada"}}' from orders`,
    sql`
      insert into invoice_states (invoice_id, state, issued_at, due_at, changed_at)
      select id, 'paid', issued_at, due_at, issued_at from invoices`,
    sql`
      insert into invoice_payments (id, invoice_id, amount_cents, method, paid_at, recorded_at)
      select gen_random_uuid(), id, 119,
        case when random() < 0.3 then 'card' else 'transfer' end, issued_at, issued_at
      from invoices`,
    sql`
      insert into inquiries (id, kind, language, content, fingerprint, received_at, done_at, done_by)
      select id, 'contact', 'de', '{"name": "Ada"}', '', placed_at, now(), id from orders`,
    sql`analyze`,
  ];
  await db.transaction().execute(async (transaction) => {
    // Beside other tests they take longer than a request may.
    await sql`set local statement_timeout = '60s'`.execute(transaction);
    for (const statement of statements) await statement.execute(transaction);
  });
}

const now = new Date();
const foundationSorts = ['startedAt', '-startedAt', 'since', '-since', 'dueOn', '-dueOn'] as const;
const peopleSorts = [
  'name',
  '-name',
  'createdAt',
  '-createdAt',
  'lastLoginAt',
  '-lastLoginAt',
] as const;
const listed = (filter: Partial<FoundationFilter>) =>
  listFoundations(db, 'all', {
    today: today(now),
    sort: 'since',
    limit: 25,
    offset: 0,
    ...filter,
  });
const page = { limit: 25, offset: 0 };
const audited = (query: Partial<AuditQuery>) =>
  auditEntries(db, { sort: '-at', ...page, ...query });
const newsletter = (filter: Partial<SubscriptionFilter>) =>
  listSubscriptions(db, { sort: '-requestedAt', ...page, ...filter });
const wish = { textVersion: '1', at: now };
const reader = { id: someone, role: 'admin' } as const;
const month = { from: '2025-03-01', to: '2025-03-31' };

/** The ways in which lists of the desk are asked for; those of a new one are its orders. */
const asked: Record<string, (() => Promise<unknown>)[]> = {
  ...Object.fromEntries(Object.entries(deskLists).map(([name, list]) => [name, inEachOrder(list)])),
  foundations: [
    ...foundationSorts.map((sort) => () => listed({ sort })),
    ...parties.map((waitingOn) => () => listed({ waitingOn })),
    ...unfinished.map((status) => () => listed({ status, sort: 'startedAt' })),
    () => listed({ due: 'overdue', sort: '-dueOn' }),
    () => listed({ owner: 'none' }),
  ],
  orders: [
    ...orderSorts.map((sort) => () => ordersIn({ sort })),
    ...orderStates.map((state) => () => ordersIn({ state })),
    () => ordersIn(month),
  ],
  invoices: [
    ...invoiceSorts.map((sort) => () => invoicesIn({ sort })),
    ...listedStatuses.map((status) => () => invoicesIn({ status })),
    () => invoicesIn(month),
  ],
  payments: [
    ...paymentSorts.map((sort) => () => paymentsIn({ sort })),
    ...paymentKinds.map((kind) => () => paymentsIn({ kind })),
    ...(['transfer', 'card'] as const).map((method) => () => paymentsIn({ method })),
    () => paymentsIn(month),
  ],
  refunds: (['to-refund', 'refund-overdue'] as const).flatMap((status) =>
    (['refundDueOn', '-grossCents'] as const).map((sort) => () => invoicesIn({ status, sort })),
  ),
  content: [() => listPieces(db, { q: 'taxes', ...page })],
  inquiries: [
    ...inquirySorts.map((sort) => () => inquiriesIn({ sort })),
    () => inquiriesIn({ state: 'open' }),
    () => inquiriesIn(month),
  ],
  notaries: [
    ...notarySorts.map((sort) => () => listNotaries(db, { sort, ...page })),
    () => listNotaries(db, { sort: 'name', terms: termsOf('notary 4711'), ...page }),
    () => listNotaries(db, { sort: 'name', ...page, offset: 2_900 }),
  ],
  people: [
    ...peopleSorts.map((sort) => () => peopleIn({ sort })),
    ...personList.filters.group.schema.options.map((group) => () => peopleIn({ group })),
    () => peopleIn({ search: 'u4711' }),
  ],
  tasks: taskSelections.flatMap((show) =>
    taskOrders.map((by) => () => {
      const asking = {
        id: someone,
        role: 'admin',
        team: [someone],
        standsInFor: [someone],
        now,
      } as const;
      return openTasks(db, asking, { show, by, ...page });
    }),
  ),
  newsletter: [
    ...newsletterSorts.map((sort) => () => newsletter({ sort })),
    ...newsletterStates.map((state) => () => newsletter({ state })),
    () => newsletter(month),
    () => newsletter({ terms: termsOf('u7@example.com') }),
  ],
  audit: [
    ...auditSorts.map((sort) => () => audited({ sort })),
    () => audited({ action: 'invited' }),
    () => audited({ actorIds: [someone] }),
    () => audited({ targetIds: [someone] }),
    () => audited({ ...month, action: 'login' }),
  ],
};
async function oneNotary() {
  const { notaries } = await listNotaries(db, { sort: 'name', ...page });
  const known = await findNotary(db, notaries[0]?.id ?? '');
  const { foundationIds } = await answersOf(db, known?.key ?? '');
  await casesOf(db, known?.key ?? '', page);
  await countCases(db, known?.key ?? '');
  await notaryOf(db, foundationIds[0] ?? '');
}
const ordersIn = (filter: Partial<OrderFilter>) =>
  listAllOrders(db, { companies: [], sort: '-placedAt', ...page, ...filter }, now);
const invoicesIn = (filter: Partial<InvoiceFilter>) =>
  listAllInvoices(db, { sort: '-issuedAt', ...page, ...filter }, now);
const paymentsIn = (filter: Partial<PaymentFilter>) =>
  listAllPayments(db, { sort: '-paidAt', ...page, ...filter });
const inquiriesIn = (filter: Partial<InquiryFilter>) =>
  listInquiries(db, { sort: '-receivedAt', ...page, ...filter });
const peopleIn = (filter: Partial<PeopleFilter>) =>
  listPeople(db, reader, { sort: '-createdAt', ...page, ...filter });

test.each<[string, () => Promise<unknown>]>([
  ['free slots', () => loadFreeSlots(db, 'strategy-meeting', now.toISOString())],
  ['coming bookings', () => liveBookings(db, { limit: 100 }, now)],
  ['bookings nobody has decided on', () => doubtfulBookings(db, { limit: 100 }, now)],
  ['unfinished foundations of somebody', () => countUnfinished(db, someone, [randomUUID()])],
  ['foundations that somebody of the team looks after', () => listed({ owner: someone })],
  ['who still stands with a foundation and has left', () => formerOwners(db, [someone])],
  ['hours that end soon', () => remindOfEndingHours(db, now)],
  ['foundations that have come back to the team', () => listed({ comesBack: 'any' })],
  ['names in other cases', () => conflictsOf(db, someone)],
  ['cases that were completed last', () => finishedCases(db)],
  ['formations by status', () => countOpen(db)],
  ['a notary of many formations', () => oneNotary()],
  ['foundations in a status', () => foundationsIn(db, 'consultation-pending', { limit: 100 })],
  [
    'an address that wants the newsletter',
    () => subscribe(db, 'secret', { email: 'u7@example.com', language: 'de' }, wish),
  ],
  ...Object.entries(asked).flatMap(([list, ways]) =>
    ways.map((work, way): [string, () => Promise<unknown>] => [
      `desk: ${list}, way ${way + 1}`,
      work,
    ]),
  ),
])('%s: no table that grows is read as a whole', async (_, work) => {
  queries = [];
  await work();
  const read = queries.filter(({ sql: text }) =>
    /^\s*(select|with|update|delete|commit)/i.test(text),
  );
  expect(read.length).toBeGreaterThan(0);
  let settings = '';
  for (const { sql: text, parameters } of read) {
    // A search turns it off until the end of its transaction.
    if (text.includes('enable_seqscan')) settings = '-c enable_seqscan=off';
    else if (text === 'commit') settings = '';
    else {
      const plan = await planOf(text, parameters, settings);
      expect(plan, text).not.toMatch(reading);
    }
  }
});

function inEachOrder({ list, read, query }: (typeof deskLists)[keyof typeof deskLists]) {
  const readPage = read as (
    from: { db: Database; person: typeof reader },
    query: object,
  ) => Promise<unknown>;
  return sortFields(list)
    .flatMap((field) => [field, `-${field}`])
    .map((sort) => () => readPage({ db, person: reader }, query.parse({ sort })));
}

async function planOf(text: string, parameters: readonly unknown[], settings: string) {
  const client = new pg.Client({ connectionString: database.ownerUrl, options: settings });
  await client.connect();
  try {
    const { rows } = await client.query(`explain ${text}`, [...parameters]);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.end();
  }
}
