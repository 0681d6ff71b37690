import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { apiError } from '#api/errors.ts';
import type { Database } from '#database/connection.ts';
import { emailAddress, optional, text } from '#domain/text.ts';
import { type Me, readMe } from './me.ts';
import { setPassword } from './password-history.ts';
import { newPassword, refuseWeak } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { languageCode, role } from './registration.ts';

const newUser = z.object({
  email: emailAddress,
  password: newPassword,
  first_name: optional(text(100)),
  last_name: optional(text(100)),
  phone: optional(text(40)),
  role: role.default('member'),
  status: z.enum(['active', 'unverified', 'suspended']).default('active'),
  language: languageCode.default('de'),
});

/** What admins create: one person or up to 50, all or none of them. */
export const newUsers = z.union([newUser, z.array(newUser).min(1).max(50)]);

/** @throws ApiError 400 RECORD_NOT_UNIQUE, 400 FAILED_VALIDATION */
export async function createUsers(
  db: Database,
  given: z.output<typeof newUsers>,
): Promise<Me | Me[]> {
  const people = [given].flat();
  for (const { password, email } of people) refuseWeak(password, email);
  const hashes = await Promise.all(people.map(({ password }) => hashPassword(password)));
  const ids = await db.transaction().execute(async (trx) => {
    const made: string[] = [];
    for (const [index, { password: _, ...values }] of people.entries()) {
      const id = randomUUID();
      await trx
        .insertInto('users')
        .values({ id, ...values, terms_accepted_at: null })
        .execute()
        .catch(refuseDuplicate);
      await setPassword(trx, id, hashes[index] ?? '');
      made.push(id);
    }
    return made;
  });
  const views = await Promise.all(ids.map((id) => readMe(db, id)));
  const [first] = views;
  return Array.isArray(given) || !first ? views : first;
}

function refuseDuplicate(error: unknown): never {
  if ((error as { code?: unknown }).code !== '23505') throw error;
  throw apiError('RECORD_NOT_UNIQUE', {
    message: 'Value for field "email" in collection "directus_users" has to be unique.',
    extensions: { collection: 'directus_users', field: 'email', fields: ['email'] },
  });
}
