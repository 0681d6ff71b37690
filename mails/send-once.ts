import type { Database } from '#database/connection.ts';
import { calendarFile } from '#domain/appointments/calendar-file.ts';
import type { MailFailure } from '#domain/mails/failures.ts';
import type { MailEnd } from '#domain/mails/letters.ts';
import type { Operator } from '#domain/site/operator.ts';
import type { Locale } from '#domain/site/paths.ts';
import type { PersonKeys } from '#event-store/personal-data.ts';
import { log } from '#logging/log.ts';
import { leaveNotice, type NewNotice } from '#modules/notices/notices.ts';
import { endLetter, noteFailedAttempt } from '#modules/outbox/letters.ts';
import { recordMail, type SentMail, wasSent } from '#modules/outbox/sent-mails.ts';
import {
  claimMail,
  forgetUnsentMail,
  type MailSource,
  noteFailedMail,
} from '#modules/outbox/unsent-mails.ts';
import { addressesIn } from './addresses.ts';
import { type Filed, fileLetter } from './file-letter.ts';
import { render } from './layout.ts';
import type { Letter } from './letter.ts';
import { type Mail, type Mailer, MailServerAway, Undeliverable } from './mailer.ts';

export interface SendDeps {
  /** A pool of its own: a slow mail server must not keep commands waiting for a connection. */
  mailDb: Database;
  keys: Pick<PersonKeys, 'sealText'>;
  mailer: Pick<Mailer, 'sender' | 'send'>;
  /** Origin of the site, without a trailing slash. */
  publicUrl: string;
  operator: Operator;
}

export interface Reader {
  /** Whose key seals what is kept of the letter, besides those of whom it is about. */
  person?: string;
  name: string;
  email: string;
  language: Locale;
}

/** What the reader has chosen of a mail that members may do without. */
export type OwnChoice = 'wanted' | 'unwanted';

export interface Delivery {
  /** Local part of the Message-ID, key in `sent_mails`. */
  id: string;
  mail: string;
  foundationId: string | null;
  /** To make it again from, if staff ask for it. */
  source: MailSource;
  /** Instant of what the mail is about; dates the calendar file. */
  stamp: string;
  /** For the holder of an account, who finds it in the member area as well. */
  notice?: NewNotice | undefined;
  /** Undefined for mails that always go out. */
  choice?: OwnChoice | undefined;
  /** Where the team finds it, and to whom it is; undefined where no copy is kept. */
  filed?: (Filed & { to: string }) | undefined;
}

/**
 * Sends a mail unless it was sent before. A claim keeps overlapping attempts apart. Without a
 * reader or a letter the mail is recorded as skipped, so it does not stay pending; so is one that its
 * reader does without, who finds the notice.
 *
 * @throws Undeliverable, MailServerAway
 */
export async function sendOnce(
  deps: SendDeps,
  delivery: Delivery,
  reader: Reader | null,
  letter: Letter | null,
): Promise<void> {
  const { mailDb, keys } = deps;
  const { id: messageId, mail, foundationId, source, notice, choice, filed } = delivery;
  if (await wasSent(mailDb, messageId)) return;
  const skipped = { messageId, mail, foundationId, skipped: true };
  if (!reader || !letter) return finish(mailDb, skipped, 'overtaken');
  // Whether or not the mail gets through.
  if (notice) await leaveNotice(mailDb, messageId, notice);
  const file = async () =>
    filed && fileLetter(mailDb, keys, { id: messageId, mail, filed }, reader, letter);
  if (choice === 'unwanted') {
    await file();
    return finish(mailDb, skipped, 'unwanted');
  }
  const content = await render(letter, {
    language: reader.language,
    sender: deps.mailer.sender.name,
    operator: deps.operator,
    address: addressesIn(deps.publicUrl, reader.language),
    isOptional: choice !== undefined,
  });
  const unsent = { messageId, mail, foundationId, source, recipient: reader.email };
  if (!(await claimMail(mailDb, unsent))) {
    throw new MailServerAway('Another attempt is sending this mail.');
  }
  // An attempt may have ended between the two looks.
  if (await wasSent(mailDb, messageId)) return forgetUnsentMail(mailDb, messageId);
  await file();
  try {
    await deps.mailer.send(messageOf(deps, delivery, reader, letter, content));
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    const permanent = error instanceof Undeliverable;
    const failure = failureOf(error);
    await mailDb.transaction().execute(async (transaction) => {
      await noteFailedMail(transaction, messageId, { reason, failure, permanent });
      await noteFailedAttempt(transaction, messageId, { failure, permanent });
    });
    throw error;
  }
  await finish(mailDb, { messageId, mail, foundationId, skipped: false }, 'handed-over');
  log.info({ mail, messageId }, 'mail sent');
}

const failureOf = (error: unknown): MailFailure | null =>
  error instanceof Undeliverable || error instanceof MailServerAway ? error.failure : null;

const finish = (db: Database, record: SentMail, end: MailEnd): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await recordMail(transaction, record);
    await endLetter(transaction, record.messageId, end);
    await forgetUnsentMail(transaction, record.messageId);
  });

function messageOf(
  { mailer: { sender } }: Pick<SendDeps, 'mailer'>,
  { id, stamp }: Delivery,
  { name, email: address, language }: Reader,
  { subject, calendar, attachments, replyTo }: Letter,
  content: { html: string; text: string },
): Mail {
  return {
    id,
    to: { name, address },
    language,
    subject,
    ...content,
    replyTo,
    attachments,
    calendar:
      calendar && calendarFile([calendar].flat(), sender, stamp, { attendee: { name, address } }),
  };
}
