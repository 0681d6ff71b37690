import { randomUUID } from 'node:crypto';
import { subDays } from 'date-fns/subDays';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import { removeInBatches } from '#database/batches.ts';
import type { Database } from '#database/connection.ts';
import { newsletterConsent } from '#domain/site/newsletter.ts';
import { emailAddress, line, optional } from '#domain/text.ts';
import { enqueueMail } from '../../outbox/outbox.ts';
import { EXPIRED_DAYS, findLink, mailLink, openLink, spendLink } from '../login/account-tokens.ts';
import { setPassword } from '../login/passwords/password-history.ts';
import { confirmedPassword, newPassword, weakness } from '../login/passwords/password-rules.ts';
import { hashPassword } from '../login/passwords/passwords.ts';
import { languageTag } from '../profile/account-fields.ts';
import { agreedAt } from '../profile/agreement.ts';
import { requestNewsletter } from '../profile/newsletter/newsletter.ts';
import { isRefusal, type Refusal, type Refused } from '../refusals.ts';
import type { UserRow } from '../tables.ts';

const name = optional(line(100));

/** What visitors may say about themselves; other fields (role, status, id) are ignored. */
export const registration = z.object({
  email: emailAddress,
  password: newPassword,
  confirm_password: confirmedPassword,
  first_name: name,
  last_name: name,
  phone: optional(line(40)),
  terms: z.literal(true, 'REQUIRED'),
  newsletter: z.boolean().default(false),
  /** Language of the mails; by default the one that the client prefers. */
  language: languageTag.optional(),
});

type Registration = Omit<z.output<typeof registration>, 'terms' | 'language'> & {
  language: z.output<typeof languageTag>;
  /** Accounts created without the terms accept them at their first login. */
  terms: boolean;
};

/**
 * Creates an unverified member and queues the mail with the link. The result is the same for an address with an
 * account, whose owner gets a mail about it. Password and names of a registration count only once its own link is
 * followed, so that nobody can set the password of somebody else's address.
 */
export async function register(
  db: Database,
  linkSecret: string,
  person: Registration,
): Promise<Refused> {
  const fault = await weakness(person.password, person);
  if (fault) return { refused: 'PASSWORD', fault };
  const passwordHash = await hashPassword(person.password);
  const { email, language } = person;
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('users')
      .values({ id: randomUUID(), email, language, role: 'member', status: 'unverified' })
      .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
      .execute();
    const user = await lockUser(trx, email);
    if (!user) return;
    const link = await openLink(trx, user.id, 'accept-invite');
    // Such an account has only the rights of every registration.
    const isFree = user.status === 'invited' && user.role === 'member' && !link;
    if (user.status !== 'unverified' && !isFree) return tellOwner(trx, user, link);
    await trx
      .updateTable('users')
      .set({ language, status: 'unverified' })
      .where('id', '=', user.id)
      .execute();
    const id = randomUUID();
    const entered = { ...valuesOf(person), password_hash: passwordHash };
    await trx
      .insertInto('registrations')
      .values({ id, user_id: user.id, ...entered })
      .execute();
    await mailLink(trx, linkSecret, user.id, 'verify-email', id);
  });
  return undefined;
}

function valuesOf(person: Registration) {
  const now = new Date();
  return {
    first_name: person.first_name ?? null,
    last_name: person.last_name ?? null,
    phone: person.phone ?? null,
    ...(person.terms ? agreedAt(now) : { terms_accepted_at: null }),
    newsletter_at: person.newsletter ? now : null,
    newsletter_text: person.newsletter ? newsletterConsent.version : null,
  };
}

type KnownUser = Pick<UserRow, 'id' | 'status' | 'role' | 'password_hash'>;

export const lockUser = (trx: Database, email: string): Promise<KnownUser | undefined> =>
  trx
    .selectFrom('users')
    .select(['id', 'status', 'role', 'password_hash'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .forUpdate()
    .executeTakeFirst();

/** Tells the owner. The caller may be a stranger, so an invitation gets neither a new link nor more time. */
async function tellOwner(
  trx: Database,
  { id: userId, status }: Pick<KnownUser, 'id' | 'status'>,
  invitation: string | undefined,
) {
  if (status === 'active') await enqueueMail(trx, 'account-exists', { userId });
  if (status !== 'invited') return;
  if (invitation) await enqueueMail(trx, 'accept-invite', { userId, tokenId: invitation });
  else await enqueueMail(trx, 'invitation-expired', { userId });
}

/**
 * Sends the link again to an address that waits for it; for all others nothing happens. With several
 * registrations nobody can tell which is the owner's: the link then only verifies the address, and a reset sets
 * the password.
 */
export async function resendVerification(
  db: Database,
  linkSecret: string,
  email: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, email);
    if (user?.status !== 'unverified') return;
    const [only, another] = await trx
      .selectFrom('registrations')
      .select('id')
      .where('user_id', '=', user.id)
      .limit(2)
      .execute();
    const registrationId = only && !another ? only.id : null;
    await mailLink(trx, linkSecret, user.id, 'verify-email', registrationId);
  });
}

/**
 * Verifies an address; the link that was followed decides which registration becomes the account. An account that
 * staff created is only verified: strangers must not get its role by a link they caused.
 */
export async function verifyEmail(
  db: Database,
  linkSecret: string,
  token: string,
): Promise<Pick<Selectable<UserRow>, 'id' | 'language'> | Refusal> {
  const link = await findLink(db, token, 'verify-email');
  if (isRefusal(link)) return link;
  const spent: Refusal = { refused: 'CODE_SPENT' };
  if (link.used || link.user.status !== 'unverified') return spent;
  return db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, link.user.email);
    if (user?.status !== 'unverified' || !(await spendLink(trx, link))) return spent;
    if (link.registrationId !== null && user.role === 'member' && user.password_hash === null) {
      await takeOver(trx, linkSecret, link.registrationId, link.user.email);
    }
    await trx.deleteFrom('registrations').where('user_id', '=', user.id).execute();
    return trx
      .updateTable('users')
      .set({ status: 'active' })
      .where('id', '=', user.id)
      .returning(['id', 'language'])
      .executeTakeFirstOrThrow();
  });
}

async function takeOver(
  trx: Database,
  linkSecret: string,
  registrationId: string,
  email: string,
): Promise<void> {
  const registered = await trx
    .selectFrom('registrations')
    .selectAll()
    .where('id', '=', registrationId)
    .executeTakeFirst();
  if (!registered) return;
  const { user_id, password_hash, first_name, last_name, phone } = registered;
  const { terms_accepted_at, terms_version, terms_of_use_version } = registered;
  const { newsletter_at: at, newsletter_text: textVersion } = registered;
  const agreed = { terms_accepted_at, terms_version, terms_of_use_version };
  const values = { first_name, last_name, phone, ...agreed };
  await trx.updateTable('users').set(values).where('id', '=', user_id).execute();
  await trx.deleteFrom('password_history').where('user_id', '=', user_id).execute();
  await setPassword(trx, user_id, password_hash);
  if (at === null || textVersion === null) return;
  await requestNewsletter(trx, linkSecret, { id: user_id, email }, { at, textVersion });
}

/**
 * Removes registrations of addresses that nobody has verified, once their link is swept. A later link only
 * verifies the address.
 *
 * @returns the number removed
 */
export const sweepRegistrations = (db: Database, now: Date): Promise<number> =>
  removeInBatches(
    db,
    'registrations',
    db
      .selectFrom('registrations')
      .select('id')
      .where('created_at', '<', subDays(now, EXPIRED_DAYS))
      .where(({ exists, not, selectFrom }) =>
        not(
          exists(
            selectFrom('account_tokens')
              .select('account_tokens.id')
              .whereRef('registration_id', '=', 'registrations.id'),
          ),
        ),
      ),
  );
