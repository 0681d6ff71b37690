import type { Selectable } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type PersonalRight, personalRights } from '#domain/desk/rights.ts';
import { type OptionalMail, optionalMails } from '#domain/mails/choices.ts';
import type { UserRow } from '../tables.ts';
import { roleIds } from './account-fields.ts';

/** What people may read about themselves, and staff about others: no password hash, no tokens. */
export interface Me {
  id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
  /** Id of the role. */
  role: string;
  status: UserRow['status'];
  language: string;
  /** Id of the picture. */
  avatar: string | null;
  /** `default`, or the name of a login provider. */
  provider: string;
  /** Asterisks if there is a second factor. */
  tfa_secret: string | null;
  /** The address that replaces `email` once the link mailed to it is followed. */
  pending_email: string | null;
  newsletter: boolean;
  /** True while the link in the confirmation mail has not been followed. */
  newsletter_pending: boolean;
  /** Kinds of mails that the person does not want. */
  unwanted_mails: OptionalMail[];
  /** Rights besides those of the role. */
  given_rights: PersonalRight[];
  terms_accepted_at: string | null;
  created_at: string;
  last_access: string | null;
}

export const meColumns = [
  'id',
  'email',
  'first_name',
  'last_name',
  'phone',
  'role',
  'status',
  'language',
  'avatar',
  'provider',
  'tfa_secret',
  'pending_email',
  'newsletter_at',
  'newsletter_requested_at',
  'unwanted_mails',
  'given_rights',
  'terms_accepted_at',
  'created_at',
  'last_login_at',
] as const satisfies (keyof UserRow)[];
export type MeRow = Pick<Selectable<UserRow>, (typeof meColumns)[number]>;

/** Stands for a secret, as in Directus. */
const CONCEALED = '**********';

export const toMe = (row: MeRow): Me => ({
  id: row.id,
  email: row.email,
  first_name: row.first_name,
  last_name: row.last_name,
  phone: row.phone,
  role: roleIds[row.role],
  status: row.status,
  language: row.language,
  avatar: row.avatar,
  provider: row.provider,
  tfa_secret: row.tfa_secret === null ? null : CONCEALED,
  pending_email: row.pending_email,
  newsletter: row.newsletter_at !== null,
  newsletter_pending: row.newsletter_requested_at !== null,
  unwanted_mails: optionalMails.filter((kind) => row.unwanted_mails.includes(kind)),
  given_rights: personalRights.filter((right) => row.given_rights.includes(right)),
  terms_accepted_at: row.terms_accepted_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  last_access: row.last_login_at?.toISOString() ?? null,
});

export async function readMe(db: Database, id: string): Promise<Me | undefined> {
  const row = await db
    .selectFrom('users')
    .select(meColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toMe(row);
}
