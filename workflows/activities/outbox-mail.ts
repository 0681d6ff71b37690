import { addressesIn } from '#mails/addresses.ts';
import { type AccountMail, hoursTemplates, orderTemplates, templates } from '#mails/registry.ts';
import { sendOnce } from '#mails/send.ts';
import { readerOfAccount } from '#modules/accounts/directory/people.ts';
import { isLinkOpen } from '#modules/accounts/login/account-tokens.ts';
import { readEmailChange } from '#modules/accounts/profile/email-change/email-change.ts';
import { isConsentAwaited } from '#modules/accounts/profile/newsletter/newsletter.ts';
import { findSubscriber } from '#modules/accounts/profile/newsletter/subscriptions.ts';
import {
  findOutboxEntry,
  type HoursMail,
  type OrderMail,
  type OutboxEntry,
} from '#modules/outbox/outbox.ts';
import { findUnsentMail } from '#modules/outbox/unsent-mails.ts';
import { tokenOf } from '#modules/shared/tokens.ts';
import { type FoundationMailDeps, type MailOrder, sendFoundationMail } from './foundation-mail.ts';
import { sendInquiryMail } from './inquiry-mail.ts';
import type { InvoiceDeps } from './invoice.ts';
import { type InvoiceMailOrder, sendInvoiceMail } from './invoice-mail.ts';
import { type MeetingMailOrder, sendMeetingMail } from './meeting-mail.ts';
import { sendHoursMail, sendOrderMail } from './order-mail.ts';
import { sendRenewedLink } from './renewed-link.ts';

/**
 * Sends a mail of the outbox.
 *
 * @throws Undeliverable, MailServerAway
 */
export async function sendOutboxMail(
  deps: FoundationMailDeps & InvoiceDeps,
  outboxId: string,
): Promise<void> {
  const entry = await findOutboxEntry(deps.db, outboxId);
  if (!entry) throw new Error('There is no such entry in the outbox.');
  if (entry.mail === 'renewed-upload-link') return sendRenewedLink(deps, entry.data);
  if (entry.mail === 'resent-mail') return sendAgain(deps, entry.data.messageId);
  if (entry.mail === 'invoice-overpaid') {
    const { invoiceId, version } = entry.data;
    return sendInvoiceMail(deps, { invoiceId, mail: entry.mail, occasion: Number(version) });
  }
  const { createdAt } = entry;
  const source = { outboxId };
  const stamp = createdAt.toISOString();
  const about = { id: outboxId, foundationId: null, stamp, source };
  if (entry.mail === 'inquiry' || entry.mail === 'inquiry-receipt') {
    return sendInquiryMail(deps, { ...about, mail: entry.mail }, entry.data.inquiryId);
  }
  if (isAboutOrder(entry)) {
    return sendOrderMail(deps, { ...about, mail: entry.mail }, entry.data.orderId);
  }
  if (isAboutHours(entry)) {
    return sendHoursMail(deps, { ...about, mail: entry.mail }, entry.data.redemptionId);
  }
  const delivery = { ...about, mail: entry.mail };
  const reader = await readerOf(deps, entry);
  const facts = reader && (await factsOf(deps, entry, reader.email));
  if (!reader || !facts) return sendOnce(deps, delivery, null, null);
  const { language, firstName: name } = reader;
  const { email, tokenId, newEmail = '' } = facts;
  const letter = templates[entry.mail].write({
    language,
    name,
    address: addressesIn(deps.publicUrl, language),
    sender: deps.mailer.sender.name,
    token: tokenId ? tokenOf(deps.linkSecret, tokenId) : '',
    newEmail,
    contact: deps.operator.email,
  });
  await sendOnce(deps, delivery, { name: name ?? '', email, language }, letter);
}

const isAboutOrder = (entry: OutboxEntry): entry is Extract<OutboxEntry, { mail: OrderMail }> =>
  entry.mail in orderTemplates;

const isAboutHours = (entry: OutboxEntry): entry is Extract<OutboxEntry, { mail: HoursMail }> =>
  entry.mail in hoursTemplates;

interface Facts {
  /** Where the mail goes. */
  email: string;
  tokenId?: string;
  newEmail?: string;
}

type AccountEntry = Extract<OutboxEntry, { mail: AccountMail }>;

/** The person of the account, or an address that is not confirmed yet. */
async function readerOf(
  { db, now }: Pick<FoundationMailDeps, 'db' | 'now'>,
  { mail, data }: AccountEntry,
) {
  if (mail !== 'confirm-subscription') return readerOfAccount(db, data.userId);
  const subscriber = await findSubscriber(db, data.consentId, now());
  return subscriber && { ...subscriber, firstName: null };
}

/** Nothing when the mail is no longer worth sending. */
async function factsOf(
  { db, now }: Pick<FoundationMailDeps, 'db' | 'now'>,
  { mail, data }: AccountEntry,
  email: string,
): Promise<Facts | undefined> {
  if ('tokenId' in data) {
    const { tokenId } = data;
    return (await isLinkOpen(db, tokenId, now())) ? { email, tokenId } : undefined;
  }
  if ('consentId' in data) {
    const { consentId: tokenId } = data;
    return (await isConsentAwaited(db, tokenId, now())) ? { email, tokenId } : undefined;
  }
  if (!('changeId' in data)) return { email };
  const change = await readEmailChange(db, data.changeId, now());
  if (!change) return undefined;
  const { oldEmail, newEmail, open } = change;
  if (mail !== 'confirm-email') return { email: oldEmail, newEmail };
  return open ? { email: newEmail, newEmail, tokenId: data.changeId } : undefined;
}

/** A mail that staff want sent again; nothing to do when an attempt got through meanwhile. */
async function sendAgain(deps: FoundationMailDeps & InvoiceDeps, messageId: string): Promise<void> {
  const unsent = await findUnsentMail(deps.db, messageId);
  if (!unsent) return;
  const { source } = unsent;
  if ('outboxId' in source) return sendOutboxMail(deps, source.outboxId);
  if ('invoiceId' in source) return sendInvoiceMail(deps, source as InvoiceMailOrder);
  if ('meetingId' in source) return sendMeetingMail(deps, source as MeetingMailOrder);
  await sendFoundationMail(deps, source as MailOrder);
}
