import type { Database } from '#database/connection.ts';
import type { Operator } from '#domain/site/operator.ts';
import type { Locale } from '#domain/site/paths.ts';
import { addressesIn } from './addresses.ts';
import { calendarFile } from './calendar.ts';
import { render } from './layout.ts';
import type { Letter } from './letter.ts';
import type { Mailer } from './mailer.ts';
import { recordMail } from './sent-mails.ts';

export interface SendDeps {
  /** A pool of its own: a slow mail server must not keep commands waiting for a connection. */
  mailDb: Database;
  mailer: Pick<Mailer, 'sender' | 'send'>;
  /** Origin of the site, without a trailing slash. */
  publicUrl: string;
  operator: Operator;
}

export interface Reader {
  name: string;
  email: string;
  language: Locale;
}

export interface Delivery {
  /** Local part of the Message-ID, key in `sent_mails`. */
  id: string;
  mail: string;
  foundationId: string | null;
  /** Instant of what the mail is about; dates the calendar file. */
  stamp: string;
}

/**
 * Sends a mail unless it was sent before. The record is inserted first and committed after
 * sending: an overlapping attempt waits for it, a failed one rolls it back. Without a reader or a
 * letter the mail is recorded as skipped, so it does not stay pending.
 *
 * @throws Undeliverable, MailServerAway
 */
export async function sendOnce(
  { mailDb, mailer, publicUrl, operator }: SendDeps,
  { id, mail, foundationId, stamp }: Delivery,
  reader: Reader | null,
  letter: Letter | null,
): Promise<void> {
  const message = reader && letter && { reader, letter };
  const { sender } = mailer;
  const content =
    message &&
    (await render(message.letter, {
      language: message.reader.language,
      sender: sender.name,
      operator,
      address: addressesIn(publicUrl, message.reader.language),
    }));
  await mailDb.transaction().execute(async (transaction) => {
    const record = { messageId: id, mail, foundationId, skipped: message === null };
    const isFirst = await recordMail(transaction, record);
    if (!isFirst || !message || !content) return;
    const { name, email: address, language } = message.reader;
    const { subject, calendar } = message.letter;
    await mailer.send({
      id,
      to: { name, address },
      language,
      subject,
      ...content,
      calendar: calendar && calendarFile(calendar, sender.domain, stamp),
    });
  });
}
