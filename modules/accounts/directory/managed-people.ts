import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type Count, countRows } from '#database/count.ts';
import { sortOf } from '#database/sort.ts';
import type { PeopleGroup } from '#domain/desk/lists/people.ts';
import { termsOf } from '#domain/search/terms.ts';
import { hasWords, isNamed } from '../../shared/search.ts';
import { type Reader, visibleTo } from './directory.ts';
import { fullName, namesByIds } from './people.ts';

export interface PeopleFilter {
  group?: PeopleGroup | undefined;
  /** Beginnings of names, of an address or of a phone number, in any order. */
  search?: string | undefined;
  sort: 'name' | '-name' | 'createdAt' | '-createdAt' | 'lastLoginAt' | '-lastLoginAt';
  limit: number;
  offset: number;
}

const columns = [
  'users.id',
  'users.email',
  'users.first_name',
  'users.last_name',
  'users.phone',
  'users.role',
  'users.status',
  'users.created_at',
  'users.last_login_at',
  'users.tfa_enabled_at',
] as const;

/** Each order has an index for both directions, except for people who never logged in. */
const sortedBy = {
  name: sql`lower(btrim(coalesce(users.last_name, '') || ' ' || coalesce(users.first_name, '')))`,
  createdAt: sql`users.created_at`,
  lastLoginAt: sql`users.last_login_at`,
} as const;

/** A person as a row of the list. */
const toRow = (row: Row) => ({
  id: row.id,
  email: row.email,
  name: fullName(row),
  phone: row.phone,
  role: row.role,
  status: row.status,
  createdAt: row.created_at.toISOString(),
  lastLoginAt: row.last_login_at?.toISOString() ?? null,
  hasSecondFactor: row.tfa_enabled_at !== null,
});
type Row = Awaited<ReturnType<ReturnType<typeof rowsFor>['executeTakeFirstOrThrow']>>;

const rowsFor = (db: Database, reader: Reader) => visibleTo(db, reader).select(columns);

export type PersonRow = ReturnType<typeof toRow>;

/** People whom this reader may see, without removed accounts. */
export async function listPeople(
  db: Database,
  reader: Reader,
  filter: PeopleFilter,
): Promise<{ people: PersonRow[]; meta: Count }> {
  let query = visibleTo(db, reader);
  const { group, search } = filter;
  if (group === 'invited') query = query.where('status', '=', 'invited');
  else if (group === 'closed') query = query.where('status', 'in', ['suspended', 'archived']);
  else if (group) {
    const isMember = group === 'members';
    query = query.where('role', isMember ? '=' : '!=', 'member').where('status', '!=', 'archived');
  }
  if (search) {
    const terms = termsOf(search);
    const conditions = terms.length === 0 ? [] : [hasWords('item.words', terms)];
    query = query.where(
      await isNamed(db, 'users.id', { rows: sql`users as item`, conditions, terms }),
    );
  }
  const { field, direction } = sortOf(filter.sort);
  const inOrder = (people: typeof query) =>
    people
      .orderBy(sortedBy[field], (order) => {
        const sorted = direction === 'desc' ? order.desc() : order.asc();
        return field === 'lastLoginAt' ? sorted.nullsLast() : sorted;
      })
      .orderBy('users.id', direction);
  const matching = inOrder(query);
  const meta = await countRows(db, matching);
  // An index finds the ids of a distant page; only the rows of that page are then read in full.
  const page = matching.select('users.id').limit(filter.limit).offset(filter.offset);
  const rows = await inOrder(db.selectFrom('users').where('users.id', 'in', page))
    .select(columns)
    .execute();
  return { people: rows.map(toRow), meta };
}

/** A person as the desk sees them; undefined where this reader may not. */
export async function findManagedPerson(db: Database, reader: Reader, id: string) {
  const row = await rowsFor(db, reader)
    .select(['users.language', 'users.provider', 'users.pending_email', 'users.invited_by'])
    .select('users.given_rights')
    .select(['users.terms_accepted_at', 'users.terms_version', 'users.terms_of_use_version'])
    .select(['users.newsletter_at', 'users.newsletter_requested_at'])
    .where('users.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...toRow(row),
    language: row.language,
    provider: row.provider,
    pendingEmail: row.pending_email,
    givenRights: row.given_rights,
    secondFactorSince: row.tfa_enabled_at?.toISOString() ?? null,
    invitation: row.status === 'invited' ? await invitationSent(db, row) : null,
    agreed: row.terms_accepted_at && {
      at: row.terms_accepted_at.toISOString(),
      terms: row.terms_version,
      termsOfUse: row.terms_of_use_version,
    },
    newsletter: {
      since: row.newsletter_at?.toISOString() ?? null,
      requestedAt: row.newsletter_requested_at?.toISOString() ?? null,
    },
  };
}

/** When and by whom the invitation was last mailed, and when its link expires; the link itself stays secret. */
async function invitationSent(
  db: Database,
  { id, invited_by }: { id: string; invited_by: string | null },
) {
  const link = await db
    .selectFrom('account_tokens')
    .select(['created_at', 'expires_at'])
    .where('user_id', '=', id)
    .where('purpose', '=', 'accept-invite')
    .where('used_at', 'is', null)
    .executeTakeFirst();
  const names = await namesByIds(db, invited_by === null ? [] : [invited_by]);
  return {
    sentAt: link?.created_at.toISOString() ?? null,
    endsAt: link?.expires_at.toISOString() ?? null,
    by: names.get(invited_by ?? '') ?? null,
  };
}
