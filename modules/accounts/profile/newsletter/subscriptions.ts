import { randomUUID } from 'node:crypto';
import { subDays } from 'date-fns/subDays';
import { subYears } from 'date-fns/subYears';
import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { defaultLocale, type Locale } from '#domain/site/paths.ts';
import { enqueueMail } from '../../../outbox/outbox.ts';
import { LINK_MS, linksOf, type Wish } from './newsletter.ts';

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
    await trx
      .updateTable('newsletter_consents')
      .set({ ended_at: new Date() })
      .where('user_id', 'is', null)
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .where('confirmed_at', 'is', null)
      .where('ended_at', 'is', null)
      .execute();
    const id = randomUUID();
    await trx
      .insertInto('newsletter_consents')
      .values({
        id,
        user_id: null,
        email,
        language,
        text_version: wish.textVersion,
        ...linksOf(linkSecret, id),
        requested_at: wish.at,
        expires_at: new Date(wish.at.getTime() + LINK_MS),
      })
      .execute();
    await enqueueMail(trx, 'confirm-subscription', { consentId: id });
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

/** Recipient of the mail that asks for confirmation; undefined once it is no longer awaited. */
export async function findSubscriber(
  db: Database,
  consentId: string,
  now: Date,
): Promise<Subscriber | undefined> {
  const consent = await db
    .selectFrom('newsletter_consents')
    .select(['email', 'language'])
    .where('id', '=', consentId)
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
