import { randomUUID } from 'node:crypto';
import { subDays } from 'date-fns/subDays';
import { subYears } from 'date-fns/subYears';
import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { defaultLocale, type Locale } from '#domain/site/paths.ts';
import { enqueueMail } from '../../../outbox/outbox.ts';
import { hashToken, tokenOf } from '../../../shared/tokens.ts';
import type { Refused } from '../../refusals.ts';
import type { UserRow } from '../../tables.ts';

/** Token of the link that ends the newsletter, and confirms nothing. */
export const endTokenOf = (linkSecret: string, consentId: string): string =>
  tokenOf(linkSecret, `end ${consentId}`);

const LINK_MS = 7 * 24 * 60 * 60_000;

/** The text that somebody agreed to, and when. */
interface Wish {
  textVersion: string;
  at: Date;
}

/**
 * Mails a link that confirms the wish; only then does the newsletter begin. Earlier unused links stop working. It
 * belongs into a transaction.
 */
export async function requestNewsletter(
  trx: Database,
  linkSecret: string,
  user: Pick<UserRow, 'id' | 'email'>,
  wish: Wish,
): Promise<void> {
  await endNewsletter(trx, user.id);
  const orderer = { user_id: user.id, email: user.email };
  const consentId = await recordOrder(trx, linkSecret, orderer, wish, new Date());
  await trx
    .updateTable('users')
    .set({ newsletter_requested_at: wish.at })
    .where('id', '=', user.id)
    .execute();
  await enqueueMail(trx, 'confirm-newsletter', { userId: user.id, consentId });
}

/** @param mailedAt when the time of the link begins */
async function recordOrder(
  trx: Database,
  linkSecret: string,
  orderer: { user_id: string | null; email: string; language?: Locale },
  { textVersion, at }: Wish,
  mailedAt: Date,
): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto('newsletter_consents')
    .values({
      id,
      ...orderer,
      text_version: textVersion,
      token_hash: hashToken(tokenOf(linkSecret, id)),
      end_token_hash: hashToken(endTokenOf(linkSecret, id)),
      requested_at: at,
      expires_at: new Date(mailedAt.getTime() + LINK_MS),
    })
    .execute();
  return id;
}

interface Subscriber {
  email: string;
  language: Locale;
}

/**
 * Mails a link to an address without asking whether it has an account: only the link, which proves who reads the
 * mailbox, changes anything. Nothing happens for an address that already gets the newsletter.
 */
export async function subscribe(
  db: Database,
  linkSecret: string,
  { email, language }: Subscriber,
  wish: Wish,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (await getsNewsletter(trx, email)) return;
    await endWithoutAccount(trx, email).where('confirmed_at', 'is', null).execute();
    const orderer = { user_id: null, email, language };
    const consentId = await recordOrder(trx, linkSecret, orderer, wish, wish.at);
    await enqueueMail(trx, 'confirm-subscription', { consentId });
  });
}

async function getsNewsletter(db: Database, email: string): Promise<boolean> {
  const address = email.toLowerCase();
  const consent = await db
    .selectFrom('newsletter_consents')
    .select('id')
    .where(({ and, eb, or, selectFrom }) => {
      const holder = selectFrom('users').select('id').where(sql`lower(email)`, '=', address);
      return or([
        and([eb('user_id', 'is', null), eb(sql`lower(email)`, '=', address)]),
        // An account's mails go to its present address.
        eb('user_id', '=', holder),
      ]);
    })
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return consent !== undefined;
}

/** Ends the newsletter; the record of the consent stays, with its end. */
export async function endNewsletter(trx: Database, userId: string): Promise<void> {
  await trx
    .updateTable('newsletter_consents')
    .set({ ended_at: new Date() })
    .where((either) =>
      either.or([
        either('user_id', '=', userId),
        // Ordered with the same address before the account existed.
        either.and([
          either('user_id', 'is', null),
          either(
            sql`lower(email)`,
            '=',
            sql`(select lower(email) from users where id = ${userId})`,
          ),
        ]),
      ]),
    )
    .where('ended_at', 'is', null)
    .execute();
  await trx
    .updateTable('users')
    .set({ newsletter_at: null, newsletter_requested_at: null })
    .where('id', '=', userId)
    .execute();
}

/** Confirms a consent; a repeated click changes nothing. */
export async function confirmNewsletter(db: Database, token: string): Promise<Refused> {
  const consent = await consentOf(db, token);
  if (!consent) return { refused: 'INVALID_TOKEN' };
  if (consent.ended_at) return { refused: 'LINK_NOT_USABLE' };
  if (consent.confirmed_at) return undefined;
  if (consent.expires_at < new Date()) return { refused: 'TOKEN_EXPIRED' };
  const now = new Date();
  return db.transaction().execute(async (trx): Promise<Refused> => {
    // The link proves who owns the address, so its account gets the newsletter, too.
    const userId = consent.user_id ?? (await accountWith(trx, consent.email));
    const { numUpdatedRows } = await trx
      .updateTable('newsletter_consents')
      .set({ confirmed_at: now, user_id: userId })
      .where('id', '=', consent.id)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return { refused: 'LINK_NOT_USABLE' };
    if (userId !== null) {
      await trx
        .updateTable('users')
        .set({ newsletter_at: now, newsletter_requested_at: null })
        .where('id', '=', userId)
        .execute();
    }
    return undefined;
  });
}

async function accountWith(trx: Database, email: string): Promise<string | null> {
  const user = await trx
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('status', '=', 'active')
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return user?.id ?? null;
}

/** Ends the newsletter by a link, which never expires. The first mails had one token for both links. */
export async function unsubscribe(db: Database, token: string): Promise<Refused> {
  const consent = (await consentOf(db, token, 'end_token_hash')) ?? (await consentOf(db, token));
  if (!consent) return { refused: 'INVALID_TOKEN' };
  await endConsent(db, consent);
  return undefined;
}

/** Ends a consent and every other order of the same person. */
export async function endConsent(
  db: Database,
  { user_id: userId, email }: { user_id: string | null; email: string },
): Promise<void> {
  if (userId === null) await endWithoutAccount(db, email).execute();
  else await db.transaction().execute((trx) => endNewsletter(trx, userId));
}

/** Ends the open orders of an address that has no account. */
const endWithoutAccount = (db: Database, email: string) =>
  db
    .updateTable('newsletter_consents')
    .set({ ended_at: new Date() })
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('user_id', 'is', null)
    .where('ended_at', 'is', null);

const consentOf = (
  db: Database,
  token: string,
  hash: 'token_hash' | 'end_token_hash' = 'token_hash',
) =>
  db
    .selectFrom('newsletter_consents')
    .select(['id', 'user_id', 'email', 'expires_at', 'confirmed_at', 'ended_at'])
    .where(hash, '=', hashToken(token))
    .executeTakeFirst();

/** Where the mail goes that asks for confirmation; undefined once that is no longer awaited. */
export async function awaitedOrder(
  db: Database,
  id: string,
  now: Date,
): Promise<Subscriber | undefined> {
  const consent = await db
    .selectFrom('newsletter_consents')
    .select(['email', 'language'])
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return consent && { email: consent.email, language: consent.language ?? defaultLocale };
}

const UNCONFIRMED_DAYS = 30;
/** Years for which consents must be provable, since mails can lead to claims that long. */
const PROOF_YEARS = 3;

/**
 * Removes orders that nobody confirmed, and consents that ended long ago.
 *
 * @returns the number removed
 */
export async function sweepSubscriptions(db: Database, now: Date): Promise<number> {
  const proofUntil = subYears(now, PROOF_YEARS);
  const { numDeletedRows } = await db
    .deleteFrom('newsletter_consents')
    .where((either) =>
      either.or([
        either.and([
          either('confirmed_at', 'is', null),
          either('requested_at', '<', subDays(now, UNCONFIRMED_DAYS)),
        ]),
        either('ended_at', '<', proofUntil),
      ]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
