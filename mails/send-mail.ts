import { isOptional } from '#domain/mails/choices.ts';
import { isWanted } from '#modules/accounts/profile/mail-choices.ts';
import { noticeOf } from '#modules/notices/notices.ts';
import { findOutboxEntry, type OutboxEntry } from '#modules/outbox/outbox.ts';
import { findUnsentMail } from '#modules/outbox/unsent-mails.ts';
import type { Addressee, LoadedMail, MailDeps } from './define-mail.ts';
import { reminderAskedFor } from './foundations/reminders/asked-reminder.ts';
import { mailWithRenewedLink } from './foundations/renewed-link.ts';
import type { Letter } from './letter.ts';
import { type MailOrder, messageIdOf } from './mail-orders.ts';
import { Undeliverable } from './mailer.ts';
import { mails } from './registry.ts';
import { type Delivery, type OwnChoice, sendOnce } from './send-once.ts';

/**
 * Sends a mail of a workflow, unless it was sent before or is out of date.
 *
 * @throws Undeliverable, MailServerAway
 */
export const sendMail = (deps: MailDeps, order: MailOrder): Promise<void> =>
  carryOut(deps, order, {
    id: messageIdOf(order),
    mail: order.mail,
    foundationId: 'foundationId' in order ? order.foundationId : null,
    source: { ...order },
    stamp: deps.now().toISOString(),
  });

/**
 * Sends a mail of the outbox.
 *
 * @throws Undeliverable, MailServerAway
 */
export async function sendOutboxMail(deps: MailDeps, outboxId: string): Promise<void> {
  const entry = await findOutboxEntry(deps.db, outboxId);
  if (!entry) throw new Error('There is no such entry in the outbox.');
  switch (entry.mail) {
    case 'renewed-upload-link': {
      const order = await mailWithRenewedLink(deps, entry.data);
      return order && sendMail(deps, order);
    }
    case 'asked-reminder': {
      const order = await reminderAskedFor(deps, entry.data);
      return order && sendMail(deps, order);
    }
    case 'resent-mail':
      return sendAgain(deps, entry.data.messageId);
    case 'invoice-overpaid': {
      const { invoiceId, version } = entry.data;
      return sendMail(deps, { invoiceId, mail: entry.mail, occasion: Number(version) });
    }
    default:
      return sendEnqueued(deps, outboxId, entry);
  }
}

const sendEnqueued = (deps: MailDeps, outboxId: string, { mail, data, createdAt }: OutboxEntry) =>
  carryOut(deps, data, {
    id: outboxId,
    mail,
    foundationId: null,
    source: { outboxId },
    stamp: createdAt.toISOString(),
  });

/** A mail that staff want sent again; nothing to do when an attempt got through meanwhile. */
async function sendAgain(deps: MailDeps, messageId: string): Promise<void> {
  const unsent = await findUnsentMail(deps.db, messageId);
  if (!unsent) return;
  const { source } = unsent;
  if ('outboxId' in source) return sendOutboxMail(deps, source.outboxId);
  // What `sendMail` was given at first.
  return sendMail(deps, source as MailOrder);
}

/** Loads a mail, writes it and sends it to everybody who gets it. */
async function carryOut(deps: MailDeps, ids: object, delivery: Delivery): Promise<void> {
  const mail = mails.find(({ name }) => name === delivery.mail);
  if (!mail) throw new Error(`There is no mail with the name ${delivery.mail}.`);
  // The ids were typed by the name of the mail where they were written down.
  const loaded: LoadedMail | null = await mail.load(deps, ids as never);
  if (!loaded || loaded.isOutdated) return sendOnce(deps, delivery, null, null);
  const { stamp = delivery.stamp, notice, letterTo } = loaded;
  const filed = loaded.filed ? { ...loaded.filed, to: mail.to } : undefined;
  const found = (await loaded.readers()) ?? null;
  if (isList(found)) {
    await eachOnTheirOwn(found, async (reader) => {
      const id = `${delivery.id}.${reader.id}`;
      const letter = await letterTo(reader);
      const own = { ...delivery, stamp, filed, id };
      if (!mail.hasNotice || !notice) return sendOnce(deps, own, reader, letter);
      // Each of several members finds the notice, and the copy is theirs.
      const noticed = { ...notice, accountId: reader.id };
      const choice = letter
        ? await choiceOf(deps, { ...loaded, notice: noticed }, letter)
        : undefined;
      const noted = noticeOf(mail.name, noticed);
      const copy = filed && { ...filed, accountId: reader.id };
      await sendOnce(deps, { ...own, notice: noted, choice, filed: copy }, reader, letter);
    });
    // One record for all recipients, so that the mail does not stay pending.
    return sendOnce(deps, delivery, null, null);
  }
  const noted = mail.hasNotice && notice ? noticeOf(mail.name, notice) : undefined;
  const letter = found && (await letterTo(found));
  const choice = letter ? await choiceOf(deps, loaded, letter) : undefined;
  await sendOnce(deps, { ...delivery, stamp, notice: noted, choice, filed }, found, letter);
}

/** Undefined where nobody chooses: a letter that changes a calendar always goes out. */
async function choiceOf(
  { db }: MailDeps,
  { choice, notice }: LoadedMail,
  { calendar }: Letter,
): Promise<OwnChoice | undefined> {
  if (!isOptional(choice) || !notice?.accountId || calendar) return undefined;
  return (await isWanted(db, notice.accountId, choice)) ? 'wanted' : 'unwanted';
}

const isList = (found: unknown): found is readonly Addressee[] => Array.isArray(found);

/**
 * A mailbox that does not exist keeps the mail from nobody else.
 *
 * @throws MailServerAway when a later attempt may reach somebody
 */
async function eachOnTheirOwn(
  readers: readonly Addressee[],
  sendTo: (reader: Addressee) => Promise<void>,
): Promise<void> {
  let temporary: unknown;
  for (const reader of readers) {
    try {
      await sendTo(reader);
    } catch (error) {
      if (!(error instanceof Undeliverable)) temporary = error;
    }
  }
  if (temporary !== undefined) throw temporary;
}
