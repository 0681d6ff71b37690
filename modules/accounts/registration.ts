import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Deps } from '#api/deps.ts';
import { apiError, invalidPayload } from '#api/errors.ts';
import type { Database } from '#database/connection.ts';
import { emailAddress, optional, text } from '#domain/text.ts';
import { enqueueMail } from '../outbox/outbox.ts';
import { findLink, mailLink, useLink } from './account-tokens.ts';
import { roleIds } from './me.ts';
import { setPassword } from './password-history.ts';
import { newPassword, passwordFault, refuseWeak } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import type { UserRow } from './tables.ts';

export const languageCode = z.enum(['de', 'en']);
const name = optional(text(100));

/** What anybody may say of themselves; what else a client sends (role, status, id) is ignored. */
export const registration = z.object({
  email: emailAddress,
  password: newPassword,
  confirm_password: z.string().max(1024).optional(),
  first_name: name,
  last_name: name,
  phone: optional(text(40)),
  terms: z.literal(true, 'REQUIRED'),
  newsletter: z.boolean().default(false),
  /** Of the mails; without it the language the client prefers. */
  language: languageCode.optional(),
});

type Registration = Omit<z.output<typeof registration>, 'terms' | 'confirm_password'> & {
  language: z.output<typeof languageCode>;
  /** Accounts made without the terms accept them at their first login. */
  terms: boolean;
};

/** German unless the client asks for English first. */
export const preferredLanguage = (acceptLanguage: string | undefined): 'de' | 'en' =>
  /^\s*en\b/i.test(acceptLanguage ?? '') ? 'en' : 'de';

/** @throws ApiError 400 FAILED_VALIDATION */
export function refuseDifferent(confirmation: string | undefined, password: string): void {
  if (confirmation === undefined || confirmation === password) return;
  throw passwordFault('confirmation', 'The two passwords differ.', 'confirm_password');
}

/**
 * Makes an unverified member and owes the mail with the link. The caller learns nothing about
 * addresses that have an account already: their owners get a mail that says so. Of several
 * registrations that nobody has verified the last one counts, with its password: who registered
 * somebody else's address before has gained nothing.
 */
export async function register(deps: Deps, person: Registration): Promise<void> {
  const { db } = deps.connection;
  refuseWeak(person.password, person.email);
  const passwordHash = await hashPassword(person.password);
  const now = new Date();
  const values = {
    email: person.email,
    first_name: person.first_name ?? null,
    last_name: person.last_name ?? null,
    phone: person.phone ?? null,
    language: person.language,
    terms_accepted_at: person.terms ? now : null,
    newsletter_at: person.newsletter ? now : null,
  };
  await db.transaction().execute(async (trx) => {
    const id = randomUUID();
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('users')
      .values({ id, ...values, role: 'member', status: 'unverified' })
      .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
      .executeTakeFirst();
    const known = numInsertedOrUpdatedRows === 1n ? undefined : await lockUser(trx, person.email);
    if (known && known.status !== 'unverified') return tellKnown(trx, deps, known);
    if (known) {
      await trx.updateTable('users').set(values).where('id', '=', known.id).execute();
      await trx.deleteFrom('password_history').where('user_id', '=', known.id).execute();
    }
    await setPassword(trx, known?.id ?? id, passwordHash);
    await mailLink(trx, deps.config.linkSecret, known?.id ?? id, 'verify-email');
  });
}

type KnownUser = Pick<UserRow, 'id' | 'status'>;

const lockUser = (trx: Database, email: string): Promise<KnownUser | undefined> =>
  trx
    .selectFrom('users')
    .select(['id', 'status'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .forUpdate()
    .executeTakeFirst();

async function tellKnown(trx: Database, { config }: Deps, { id, status }: KnownUser) {
  if (status === 'invited') await mailLink(trx, config.linkSecret, id, 'accept-invite');
  if (status === 'active') await enqueueMail(trx, 'account-exists', { userId: id });
}

/** Sends the link again to an address that waits for it; others notice nothing. */
export async function resendVerification({ config, connection }: Deps, email: string) {
  await connection.db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, email);
    if (user?.status === 'unverified') {
      await mailLink(trx, config.linkSecret, user.id, 'verify-email');
    }
  });
}

const spentCode = () => invalidPayload('Invalid verification code');

/** @throws ApiError 400 INVALID_PAYLOAD for a link that has done its work, else as `findLink` */
export async function verifyEmail({ connection }: Deps, token: string) {
  const link = await findLink(connection.db, token, 'verify-email');
  if (link.used || link.user.status !== 'unverified') throw spentCode();
  return connection.db.transaction().execute(async (trx) => {
    if (!(await useLink(trx, link))) throw spentCode();
    return trx
      .updateTable('users')
      .set({ status: 'active' })
      .where('id', '=', link.user.id)
      .where('status', '=', 'unverified')
      .returning(['id', 'language'])
      .executeTakeFirstOrThrow(spentCode);
  });
}

const roleNames = z.enum(['member', 'staff', 'lawyer', 'admin']);
/** By name or by the id that `role.id` answers. */
export const role = z.preprocess(
  (value) => Object.entries(roleIds).find(([, id]) => id === value)?.[0] ?? value,
  roleNames,
);

/** Invites an address, or an invited one again; for other accounts nothing happens. */
export async function invite({ config, connection }: Deps, email: string, as: UserRow['role']) {
  await connection.db.transaction().execute(async (trx) => {
    const id = randomUUID();
    await trx
      .insertInto('users')
      .values({ id, email, role: as, status: 'invited' })
      .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
      .execute();
    const user = await lockUser(trx, email);
    if (user?.status !== 'invited') return;
    await trx.updateTable('users').set({ role: as }).where('id', '=', user.id).execute();
    await mailLink(trx, config.linkSecret, user.id, 'accept-invite');
  });
}

/** @throws ApiError 400 INVALID_INVITE for a used invitation, else as `findLink` */
export async function acceptInvite({ connection }: Deps, token: string, password: string) {
  const link = await findLink(connection.db, token, 'accept-invite');
  if (link.used || link.user.status !== 'invited') throw apiError('INVALID_INVITE');
  refuseWeak(password, link.user.email);
  const passwordHash = await hashPassword(password);
  await connection.db.transaction().execute(async (trx) => {
    if (!(await useLink(trx, link))) throw apiError('INVALID_INVITE');
    await setPassword(trx, link.user.id, passwordHash);
    await trx
      .updateTable('users')
      .set({ status: 'active' })
      .where('id', '=', link.user.id)
      .where('status', '=', 'invited')
      .execute();
  });
  return link.user.id;
}
