import type { FastifyRequest } from 'fastify';
import type { Updateable } from 'kysely';
import { z } from 'zod';
import type { Deps } from '#api/deps.ts';
import { apiError } from '#api/errors.ts';
import { type Person, personOf } from '#api/plugins/guards.ts';
import { text } from '#domain/text.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { hashFresh, setPassword } from './password-history.ts';
import { enteredPassword, newPassword, passwordFault } from './password-rules.ts';
import { verifyPassword } from './passwords.ts';
import { languageCode, refuseDifferent } from './registration.ts';
import { endSessions } from './sessions.ts';
import type { UserRow } from './tables.ts';

/** A text that may be taken back with '' or null. */
const clearable = (max: number) =>
  z.preprocess((value) => (value === '' ? null : value), text(max).nullable());
export const meBody = z.object({
  first_name: clearable(100).optional(),
  last_name: clearable(100).optional(),
  phone: clearable(40).optional(),
  language: languageCode.optional(),
  newsletter: z.boolean().optional(),
  terms: z.literal(true).optional(),
  password: newPassword.optional(),
  confirm_password: z.string().max(1024).optional(),
  /** Needed for a new password once the login is older than 15 minutes. */
  current_password: enteredPassword.optional(),
});

const FRESH_LOGIN_MS = 15 * 60_000;

/**
 * Changes one's own account. A new password ends all other sessions and needs a login of the last
 * 15 minutes or the current password.
 *
 * @throws ApiError 403 FORBIDDEN the login is older, 400 FAILED_VALIDATION, 429
 */
export async function updateMe(
  deps: Deps,
  limits: RateLimits,
  request: FastifyRequest,
  change: z.output<typeof meBody>,
): Promise<void> {
  const person = personOf(request);
  const { db } = deps.connection;
  const user = await db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash', 'terms_accepted_at', 'newsletter_at'])
    .where('id', '=', person.id)
    .executeTakeFirst();
  if (!user) throw apiError('INVALID_CREDENTIALS');
  const { password, current_password } = change;
  let passwordHash: string | undefined;
  if (password !== undefined) {
    refuseDifferent(change.confirm_password, password);
    await requireOwner(limits, request, person, user, current_password);
    passwordHash = await hashFresh(db, user, password);
  }
  const { first_name, last_name, phone, language } = change;
  const values: Updateable<UserRow> = { first_name, last_name, phone, language };
  if (change.terms) values.terms_accepted_at = user.terms_accepted_at ?? new Date();
  if (change.newsletter === false) values.newsletter_at = null;
  if (change.newsletter) values.newsletter_at = user.newsletter_at ?? new Date();
  await db.transaction().execute(async (trx) => {
    if (Object.values(values).some((value) => value !== undefined)) {
      await trx.updateTable('users').set(values).where('id', '=', user.id).execute();
    }
    if (passwordHash) {
      await setPassword(trx, user.id, passwordHash);
      await endSessions(trx, user.id, person.sessionId);
      request.log.info({ actor: user.id }, 'password changed');
    }
  });
}

/** A session left open on somebody's desk does not give the account away. */
async function requireOwner(
  limits: RateLimits,
  request: FastifyRequest,
  person: Person,
  user: Pick<UserRow, 'email' | 'password_hash'>,
  currentPassword: string | undefined,
): Promise<void> {
  if (currentPassword === undefined) {
    if (Date.now() - person.loggedInAt.getTime() <= FRESH_LOGIN_MS) return;
    throw apiError('FORBIDDEN', {
      message: 'The current password is needed.',
      extensions: { field: 'current_password', fields: ['current_password'] },
    });
  }
  const attempt = await limits.login(user.email, request.ip);
  try {
    if (await verifyPassword(user.password_hash, currentPassword)) return;
    await attempt.failed();
    throw passwordFault('wrong', 'The current password is not right.', 'current_password');
  } finally {
    attempt.over();
  }
}
