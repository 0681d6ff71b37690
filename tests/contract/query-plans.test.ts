import { randomUUID } from 'node:crypto';
import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#database/connection.ts';
import type { Tables } from '#database/tables.ts';
import { termsOf } from '#domain/search/terms.ts';
import {
  listSubscriptions,
  type SubscriptionFilter,
} from '#modules/accounts/profile/newsletter/managed-newsletter.ts';
import { subscribe } from '#modules/accounts/profile/newsletter/subscriptions.ts';
import { type AuditQuery, auditEntries } from '#modules/audit/audit-log.ts';
import { doubtfulBookings, liveBookings } from '#modules/slots/bookings.ts';
import { loadFreeSlots } from '#modules/slots/free-slots.ts';
import { countOpen } from '#projections/foundations/figures.ts';
import { listFoundations } from '#projections/foundations/list.ts';
import { finishedCases } from '#projections/foundations/own-times.ts';
import { foundationsIn } from '#projections/foundations.ts';
import { countUnfinished } from '#projections/unfinished.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';

/** Years of a business, nearly all of it over. */
const ROWS = 20_000;

let database: TestDatabase;
let db: Database;
let queries: CompiledQuery[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: database.owner.pool }),
    log: ({ query }) => {
      queries.push(query);
    },
  });
  await fill();
});
afterAll(() => database.drop());

async function fill(): Promise<void> {
  const numbers = sql`generate_series(1, ${sql.lit(ROWS)}) as number`;
  const consultant = randomUUID();
  await db.insertInto('consultants').values({ id: consultant, name: 'C', kind: 'coach' }).execute();
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
      select gen_random_uuid(), id, 'completed', 7, 'nobody', now(), 20, now(), now(), '{}'
      from users`,
    sql`
      insert into audit_log (at, action, actor_id, actor_role, target_kind, target_id)
      select now() - number * interval '1 minute',
        (array['download', 'command', 'login'])[number % 3 + 1], gen_random_uuid(), 'member',
        'document', gen_random_uuid()
      from ${numbers} order by number desc`,
    sql`analyze`,
  ];
  for (const statement of statements) await statement.execute(db);
}

const someone = randomUUID();
const now = new Date();
const listed = (filter: { owner?: string; comesBack?: 'any' }) =>
  listFoundations(db, 'all', {
    ...filter,
    today: now.toISOString().slice(0, 10),
    sort: 'since',
    limit: 25,
    offset: 0,
  });
const page = { limit: 25, offset: 0 };
const audited = (query: Partial<AuditQuery>) =>
  auditEntries(db, { sort: '-at', ...page, ...query });
const newsletter = (filter: Partial<SubscriptionFilter>) =>
  listSubscriptions(db, { sort: '-requestedAt', ...page, ...filter });
const wish = { textVersion: '1', at: now };

test.each<[string, () => Promise<unknown>]>([
  ['free slots', () => loadFreeSlots(db, 'strategy-meeting', now.toISOString())],
  ['coming bookings', () => liveBookings(db, 100, now)],
  ['bookings nobody has decided on', () => doubtfulBookings(db, 100, now)],
  ['unfinished foundations of somebody', () => countUnfinished(db, someone, [randomUUID()])],
  ['foundations that somebody of the team looks after', () => listed({ owner: someone })],
  ['foundations that have come back to the team', () => listed({ comesBack: 'any' })],
  ['cases that were completed last', () => finishedCases(db)],
  ['actions of somebody', () => audited({ actorIds: [someone] })],
  ['what was done to something', () => audited({ targetIds: [someone] })],
  ['actions of a day', () => audited({ from: '2026-01-05', to: '2026-01-06', action: 'login' })],
  ['who gets the newsletter', () => newsletter({ state: 'confirmed' })],
  ['orders of the newsletter by a name', () => newsletter({ terms: termsOf('u7@example.com') })],
  ['formations by status', () => countOpen(db)],
  ['foundations in a status', () => foundationsIn(db, 'consultation-pending', 100)],
  [
    'an address that wants the newsletter',
    () => subscribe(db, 'secret', { email: 'u7@example.com', language: 'de' }, wish),
  ],
])('%s: no table that grows is read as a whole', async (_, work) => {
  queries = [];
  await work();
  const read = queries.filter(({ sql: text }) => /^\s*(select|update|delete)/i.test(text));
  expect(read.length).toBeGreaterThan(0);
  for (const { sql: text, parameters } of read) {
    const { rows } = await database.owner.pool.query(`explain ${text}`, [...parameters]);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).not.toMatch(
      /Seq Scan on (?:bookings|users|newsletter_consents|foundations|audit_log)/,
    );
  }
});
