import type { FastifyPluginAsync } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { may, type TeamRole } from '#domain/desk/rights.ts';
import { type Kind, rightTo, termsOf } from '#domain/search/terms.ts';
import { findPeople } from '#modules/accounts/directory/find-people.ts';
import { findPieces } from '#modules/content/pieces/find-pieces.ts';
import { findInquiries } from '#modules/inquiries/find-inquiries.ts';
import { findInvoices } from '#modules/invoices/find-invoices.ts';
import { findOrders } from '#modules/orders/managed-orders.ts';
import type { RateLimits } from '#modules/rate-limits/rate-limits.ts';
import { limited } from '#modules/shared/concurrency.ts';
import type { Found } from '#modules/shared/search.ts';
import { findFoundations, lastFoundationsOf } from '#projections/foundations/find.ts';
import { findNotaries } from '#projections/notaries/list.ts';
import { serve } from '../http/calls.ts';
import { refuseWait } from '../http/errors.ts';
import { personOf } from '../http/plugins/guards.ts';
import { searchCalls } from './schemas.ts';

/** Number of results of each kind. */
const WANTED = 5;
/** Time after which a kind is left out. */
const DEADLINE_MS = 1_500;
/** Postgres's code for a cancelled statement. */
const STATEMENT_CANCELLED = '57014';
/** Searches leave most connections to others. */
const AT_ONCE = 4;
const MAX_WAITING = 120;

interface Parts {
  db: Database;
  limits: RateLimits;
}

/** Finds everything that the team works with, from one field. */
export const searchRoutes =
  ({ db, limits }: Parts): FastifyPluginAsync =>
  async (app) => {
    const inTurn = limited(AT_ONCE, MAX_WAITING);
    const read: Read = (work) => inTurn(() => readInTime(db, work));
    serve(app, searchCalls, {
      'POST /admin/search': async (request) => {
        const person = personOf(request);
        refuseWait(await limits.take('searches', person.id));
        return { data: await findEverything(person.role as TeamRole, request.body.q, read) };
      },
    });
  };

type Read = <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>;

/**
 * For words of unknown frequency, Postgres expects many matches and prefers to read whole tables.
 *
 * @throws DatabaseError when it takes too long
 */
const readInTime = <Result>(db: Database, work: (db: Database) => Promise<Result>) =>
  db
    .transaction()
    .setAccessMode('read only')
    .execute(async (transaction) => {
      await sql`
        select set_config('statement_timeout', ${String(DEADLINE_MS)}, true),
          set_config('enable_seqscan', 'off', true)`.execute(transaction);
      return work(transaction);
    });

async function findEverything(role: TeamRole, typed: string, read: Read) {
  const terms = termsOf(typed);
  const late: Kind[] = [];
  const find = async <Row>(kind: Kind, work: (db: Database) => Promise<Found<Row>>) => {
    if (!may(role, rightTo[kind])) return undefined;
    try {
      return await read(work);
    } catch (error) {
      if (!isTooLate(error)) throw error;
      late.push(kind);
      return undefined;
    }
  };
  const [foundations, people, notaries, orders, invoices, inquiries, content] = await Promise.all([
    find('foundations', (db) => findFoundations(db, { typed, role }, WANTED)),
    find('people', (db) => withLastFoundation(db, findPeople(db, terms, WANTED))),
    find('notaries', (db) => findNotaries(db, terms, WANTED)),
    find('orders', (db) => findOrders(db, terms, WANTED)),
    find('invoices', (db) => findInvoices(db, terms, { limit: WANTED, now: new Date() })),
    find('inquiries', (db) => findInquiries(db, terms, WANTED)),
    find('content', (db) => findPieces(db, typed, WANTED)),
  ]);
  return { foundations, people, notaries, orders, invoices, inquiries, content, late };
}

const isTooLate = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === STATEMENT_CANCELLED;

async function withLastFoundation(db: Database, looking: ReturnType<typeof findPeople>) {
  const { rows, more } = await looking;
  const foundations = await lastFoundationsOf(
    db,
    rows.map(({ id }) => id),
  );
  const people = rows.map((row) => ({ ...row, foundationId: foundations.get(row.id) ?? null }));
  return { rows: people, more };
}
