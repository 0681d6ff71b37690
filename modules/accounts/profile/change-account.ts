import type { Selectable, Updateable } from 'kysely';
import { z } from 'zod';
import type { Database } from '#database/connection.ts';
import { unwantedMails } from '#domain/mails/choices.ts';
import { newsletterConsent } from '#domain/site/newsletter.ts';
import { emailAddress, line } from '#domain/text.ts';
import { enqueueMail } from '../../outbox/outbox.ts';
import type { Wait } from '../../rate-limits/limiter.ts';
import type { RateLimits } from '../../rate-limits/rate-limits.ts';
import { voidLinks } from '../directory/standing.ts';
import { doubtOwner } from '../login/passwords/owner-check.ts';
import { hashFresh, setPassword } from '../login/passwords/password-history.ts';
import {
  checkConfirmation,
  confirmedPassword,
  enteredPassword,
  newPassword,
} from '../login/passwords/password-rules.ts';
import type { Person } from '../login/session-owner.ts';
import { endSessions, holdOwner } from '../login/sessions.ts';
import { isRefusal, type Refusal, type Refused } from '../refusals.ts';
import type { UserRow } from '../tables.ts';
import { languageTag } from './account-fields.ts';
import { agreedAt } from './agreement.ts';
import { avatarField, isAvatarOf, setAvatar } from './avatars/avatars.ts';
import { isSameAddress, requestEmailChange } from './email-change/email-change.ts';
import { withdrawEmailChange } from './email-change/withdraw.ts';
import { endNewsletter, requestNewsletter } from './newsletter/newsletter.ts';

/** '' and null clear the field. */
const clearable = (max: number) =>
  z.preprocess((value: string | null) => (value === '' ? null : value), line(max).nullable());

/** Fields of their own accounts that people may change. */
export const accountChange = z.object({
  email: emailAddress.optional(),
  first_name: clearable(100).optional(),
  last_name: clearable(100).optional(),
  phone: clearable(40).optional(),
  language: languageTag.optional(),
  avatar: avatarField.optional(),
  newsletter: z.boolean().optional(),
  unwanted_mails: unwantedMails.optional(),
  terms: z.literal(true).optional(),
  password: newPassword.optional(),
  confirm_password: confirmedPassword,
  /** Required for a new password or address if the login is older than 15 minutes. */
  current_password: enteredPassword.optional(),
});
type AccountChange = z.output<typeof accountChange>;

interface Deps {
  db: Database;
  limits: RateLimits;
  linkSecret: string;
}

type Caller = Pick<Person, 'id' | 'sessionId' | 'loggedInAt'> & { ip: string };
type Known = Pick<
  Selectable<UserRow>,
  'id' | 'email' | 'password_hash' | 'terms_accepted_at' | 'newsletter_at'
>;

/**
 * Changes an account. A new password ends all other sessions. A new address waits for its link; entering the
 * present one withdraws that.
 */
export async function changeAccount(
  deps: Deps,
  person: Caller,
  change: AccountChange,
): Promise<{ passwordChanged: boolean; emailAsked: boolean } | Refusal> {
  const { db, limits } = deps;
  const user = await db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash', 'provider', 'terms_accepted_at', 'newsletter_at'])
    .where('id', '=', person.id)
    .executeTakeFirst();
  if (!user) return { refused: 'INVALID_CREDENTIALS' };
  if (change.avatar && !(await isAvatarOf(db, change.avatar, [user.id]))) {
    return { refused: 'NO_SUCH_AVATAR' };
  }
  const emailAsked = change.email !== undefined && !isSameAddress(change.email, user.email);
  if (change.password !== undefined) {
    if (user.provider !== 'default') return { refused: 'NO_PASSWORD' };
    const refused = checkConfirmation(change.confirm_password, change.password);
    if (refused) return refused;
  }
  if (emailAsked || change.password !== undefined) {
    const refused = await doubtOwner(limits, person, user, change.current_password);
    if (refused) return refused;
  }
  const refused = await limitMails(limits, user, change);
  if (refused) return refused;
  let passwordHash: string | undefined;
  if (change.password !== undefined) {
    const hashed = await hashFresh(db, limits, user, change.password);
    if (isRefusal(hashed)) return hashed;
    passwordHash = hashed;
  }
  return db.transaction().execute(async (trx) => {
    if (!(await holdOwner(trx, person))) return { refused: 'INVALID_CREDENTIALS' };
    await carryOut(trx, deps.linkSecret, person, user, change, passwordHash);
    return { passwordChanged: passwordHash !== undefined, emailAsked };
  });
}

/** Limits mails that a change sends, even to strangers. */
async function limitMails(
  limits: RateLimits,
  user: Known,
  { email, newsletter }: AccountChange,
): Promise<Refused> {
  const asked: (Wait | undefined)[] = [];
  if (email !== undefined && !isSameAddress(email, user.email)) {
    asked.push(await limits.take('change-mail', user.id));
    asked.push(await limits.take('change-mail', email));
  }
  if (newsletter && user.newsletter_at === null) {
    asked.push(await limits.take('newsletter-mail', user.email));
  }
  const wait = asked.find((one) => one !== undefined);
  return wait && { refused: 'WAIT', wait };
}

async function carryOut(
  trx: Database,
  linkSecret: string,
  { sessionId }: Caller,
  user: Known,
  change: AccountChange,
  passwordHash: string | undefined,
): Promise<void> {
  const { first_name, last_name, phone, language, unwanted_mails, email, newsletter } = change;
  const values: Updateable<UserRow> = { first_name, last_name, phone, language, unwanted_mails };
  if (change.terms && user.terms_accepted_at === null) Object.assign(values, agreedAt(new Date()));
  if (Object.values(values).some((value) => value !== undefined)) {
    await trx.updateTable('users').set(values).where('id', '=', user.id).execute();
  }
  if (change.avatar !== undefined) await setAvatar(trx, user.id, change.avatar);
  if (newsletter === false) await endNewsletter(trx, user.id);
  if (newsletter && user.newsletter_at === null) {
    const wish = { textVersion: newsletterConsent.version, at: new Date() };
    await requestNewsletter(trx, linkSecret, user, wish);
  }
  if (passwordHash) {
    await setPassword(trx, user.id, passwordHash);
    await endSessions(trx, user.id, sessionId);
    // Somebody with the old password may have requested a reset or a new address.
    await voidLinks(trx, user.id);
    await enqueueMail(trx, 'password-changed', { userId: user.id });
  }
  if (email !== undefined) await withdrawEmailChange(trx, user.id);
  if (email !== undefined && !isSameAddress(email, user.email)) {
    await requestEmailChange(trx, linkSecret, { user, sessionId, newEmail: email });
  }
}
