import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#database/connection.ts';
import { emailAddress, optional, text } from '#domain/text.ts';
import { enqueueMail } from '../outbox/outbox.ts';
import { languageCode } from './account-fields.ts';
import { findLink, mailLink, spendLink } from './account-tokens.ts';
import { setPassword } from './password-history.ts';
import { newPassword, weakness } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { isRefusal, type Refusal, type Refused } from './refusals.ts';
import type { UserRow } from './tables.ts';

const name = optional(text(100));

/** What visitors may state about themselves; anything else (role, status, id) is ignored. */
export const registration = z.object({
  email: emailAddress,
  password: newPassword,
  confirm_password: z.string().max(1024).optional(),
  first_name: name,
  last_name: name,
  phone: optional(text(40)),
  terms: z.literal(true, 'REQUIRED'),
  newsletter: z.boolean().default(false),
  /** Of the mails; by default the language that the client prefers. */
  language: languageCode.optional(),
});

type Registration = Omit<z.output<typeof registration>, 'terms' | 'language'> & {
  language: z.output<typeof languageCode>;
  /** Accounts created without the terms accept them at their first login. */
  terms: boolean;
};

/**
 * Creates an unverified member and queues the mail with the link. The result is the same for an
 * address that has an account already; its owner gets a mail about it. Of several unverified
 * registrations the last one wins, password included, so that registering somebody else's address
 * first gains nothing.
 */
export async function register(
  db: Database,
  linkSecret: string,
  person: Registration,
): Promise<Refused> {
  const fault = weakness(person.password, person.email);
  if (fault) return { refused: 'PASSWORD', fault };
  const passwordHash = await hashPassword(person.password);
  const values = valuesOf(person);
  await db.transaction().execute(async (trx) => {
    const id = randomUUID();
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('users')
      .values({ id, ...values, role: 'member', status: 'unverified' })
      .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
      .executeTakeFirst();
    const known = numInsertedOrUpdatedRows === 1n ? undefined : await lockUser(trx, person.email);
    if (known && known.status !== 'unverified') return tellOwner(trx, linkSecret, known);
    if (known) {
      await trx.updateTable('users').set(values).where('id', '=', known.id).execute();
      await trx.deleteFrom('password_history').where('user_id', '=', known.id).execute();
    }
    await setPassword(trx, known?.id ?? id, passwordHash);
    await mailLink(trx, linkSecret, known?.id ?? id, 'verify-email');
  });
  return undefined;
}

function valuesOf(person: Registration) {
  const now = new Date();
  return {
    email: person.email,
    first_name: person.first_name ?? null,
    last_name: person.last_name ?? null,
    phone: person.phone ?? null,
    language: person.language,
    terms_accepted_at: person.terms ? now : null,
    newsletter_at: person.newsletter ? now : null,
  };
}

type KnownUser = Pick<UserRow, 'id' | 'status'>;

export const lockUser = (trx: Database, email: string): Promise<KnownUser | undefined> =>
  trx
    .selectFrom('users')
    .select(['id', 'status'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .forUpdate()
    .executeTakeFirst();

async function tellOwner(trx: Database, linkSecret: string, { id, status }: KnownUser) {
  if (status === 'invited') await mailLink(trx, linkSecret, id, 'accept-invite');
  if (status === 'active') await enqueueMail(trx, 'account-exists', { userId: id });
}

/** Sends the link again to an address that waits for it; for all others nothing happens. */
export async function resendVerification(
  db: Database,
  linkSecret: string,
  email: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, email);
    if (user?.status === 'unverified') await mailLink(trx, linkSecret, user.id, 'verify-email');
  });
}

export async function verifyEmail(
  db: Database,
  token: string,
): Promise<{ id: string; language: 'de' | 'en' } | Refusal> {
  const link = await findLink(db, token, 'verify-email');
  if (isRefusal(link)) return link;
  const spent: Refusal = { refused: 'CODE_SPENT' };
  if (link.used || link.user.status !== 'unverified') return spent;
  return db.transaction().execute(async (trx) => {
    if (!(await spendLink(trx, link))) return spent;
    const verified = await trx
      .updateTable('users')
      .set({ status: 'active' })
      .where('id', '=', link.user.id)
      .where('status', '=', 'unverified')
      .returning(['id', 'language'])
      .executeTakeFirst();
    return verified ?? spent;
  });
}
