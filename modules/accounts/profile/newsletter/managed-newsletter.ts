import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { countRows } from '#database/count.ts';
import { endOf, startOf } from '#database/days.ts';
import { sortOf } from '#database/sort.ts';
import type { Term } from '#domain/search/terms.ts';
import {
  formOfVersion,
  type NewsletterForm,
  type NewsletterState,
  newsletterStates,
} from '#domain/site/newsletter.ts';
import { hasWords, isNamed } from '../../../shared/search.ts';
import { isPersonNamed } from '../../directory/find-people.ts';
import { fullName } from '../../directory/people.ts';
import { endConsent } from './newsletter.ts';

export const newsletterSorts = ['requestedAt', '-requestedAt'] as const;

export interface SubscriptionFilter {
  /** An address, or the name of a member. */
  terms?: readonly Term[] | undefined;
  state?: NewsletterState | undefined;
  form?: NewsletterForm | undefined;
  /** Days in Berlin, both included. */
  from?: string | undefined;
  to?: string | undefined;
  sort: (typeof newsletterSorts)[number];
  limit: number;
  offset: number;
}

const isIn: Record<NewsletterState, RawBuilder<SqlBool>> = {
  confirmed: sql<SqlBool>`(confirmed_at is not null and ended_at is null)`,
  waiting: sql<SqlBool>`(confirmed_at is null and ended_at is null and expires_at > now())`,
  lapsed: sql<SqlBool>`(confirmed_at is null and ended_at is null and expires_at <= now())`,
  ended: sql<SqlBool>`ended_at is not null`,
};

/** Every order and its state. */
export async function listSubscriptions(db: Database, filter: SubscriptionFilter) {
  const { terms, state, form, from, to, sort, limit, offset } = filter;
  const { direction } = sortOf(sort);
  let matching = db
    .selectFrom('newsletter_consents')
    .orderBy('requested_at', direction)
    // One index serves both directions.
    .orderBy('newsletter_consents.id', direction === 'desc' ? 'asc' : 'desc');
  if (state) matching = matching.where(isIn[state]);
  if (form)
    matching = matching.where('text_version', form === 'footer' ? 'like' : 'not like', '%-footer');
  if (from) matching = matching.where('requested_at', '>=', startOf(from));
  if (to) matching = matching.where('requested_at', '<', endOf(to));
  if (terms) matching = matching.where(await isOrderedBy(db, terms));
  const meta = await countRows(db, matching);
  const rows = await db
    .selectFrom(
      matching
        .select(['newsletter_consents.id', 'user_id', 'email', 'text_version', 'requested_at'])
        .select(['confirmed_at', 'ended_at', sql<boolean>`expires_at > now()`.as('usable')])
        .limit(limit)
        .offset(offset)
        .as('consents'),
    )
    .leftJoin('users', 'users.id', 'consents.user_id')
    .selectAll('consents')
    .select(['users.email as account_email', 'users.first_name', 'users.last_name'])
    .orderBy('requested_at', direction)
    .orderBy('consents.id', direction === 'desc' ? 'asc' : 'desc')
    .execute();
  const subscriptions = rows.map((row) => ({
    id: row.id,
    email: row.account_email ?? row.email,
    member: row.user_id === null ? null : { id: row.user_id, name: fullName(row) },
    form: formOfVersion(row.text_version),
    textVersion: row.text_version,
    state: stateOf(row),
    requestedAt: row.requested_at.toISOString(),
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
  }));
  return { subscriptions, meta };
}

const isOrderedBy = (db: Database, terms: readonly Term[]) =>
  isNamed(db, 'newsletter_consents.id', {
    rows: sql`newsletter_consents as item`,
    terms,
    conditions:
      terms.length === 0
        ? []
        : [hasWords('item.words', terms), isPersonNamed('item.user_id', terms)],
  });

interface Standing {
  confirmed_at: Date | null;
  ended_at: Date | null;
  usable: boolean;
}

function stateOf({ ended_at, confirmed_at, usable }: Standing): NewsletterState {
  if (ended_at !== null) return 'ended';
  if (confirmed_at !== null) return 'confirmed';
  return usable ? 'waiting' : 'lapsed';
}

/** Number of orders in each state. */
export async function countSubscriptions(db: Database): Promise<Record<NewsletterState, number>> {
  const counts = await db
    .selectFrom('newsletter_consents')
    .select(({ fn }) =>
      newsletterStates.map((state) => fn.countAll<string>().filterWhere(isIn[state]).as(state)),
    )
    .executeTakeFirstOrThrow();
  const numbers = Object.entries(counts).map(([state, count]) => [state, Number(count)]);
  return Object.fromEntries(numbers) as Record<NewsletterState, number>;
}

/**
 * Ends an order as the person could; repeating it changes nothing.
 *
 * @returns whether there was something to end; undefined for an order that does not exist
 */
export async function endSubscription(db: Database, id: string): Promise<boolean | undefined> {
  const consent = await db
    .selectFrom('newsletter_consents')
    .select(['user_id', 'email', 'ended_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!consent) return undefined;
  if (consent.ended_at) return false;
  await endConsent(db, consent);
  return true;
}
