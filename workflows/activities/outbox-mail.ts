import { addressesIn } from '#mails/addresses.ts';
import { templates } from '#mails/registry.ts';
import { sendOnce } from '#mails/send.ts';
import { isLinkOpen } from '#modules/accounts/account-tokens.ts';
import { readerOfAccount } from '#modules/accounts/people.ts';
import { findOutboxEntry } from '#modules/outbox/outbox.ts';
import { findUnsentMail } from '#modules/outbox/unsent-mails.ts';
import { tokenOf } from '#modules/tokens.ts';
import { type FoundationMailDeps, type MailOrder, sendFoundationMail } from './foundation-mail.ts';
import { sendRenewedLink } from './renewed-link.ts';

/**
 * Sends a mail of the outbox.
 *
 * @throws Undeliverable, MailServerAway
 */
export async function sendOutboxMail(deps: FoundationMailDeps, outboxId: string): Promise<void> {
  const entry = await findOutboxEntry(deps.db, outboxId);
  if (!entry) throw new Error('There is no such entry in the outbox.');
  if (entry.mail === 'renewed-upload-link') return sendRenewedLink(deps, entry.data);
  if (entry.mail === 'resent-mail') return sendAgain(deps, entry.data.messageId);
  const { mail, data, createdAt } = entry;
  const source = { outboxId };
  const stamp = createdAt.toISOString();
  const delivery = { id: outboxId, mail, foundationId: null, stamp, source };
  const tokenId = 'tokenId' in data ? data.tokenId : undefined;
  const user = await readerOfAccount(deps.db, data.userId);
  if (!user || (tokenId && !(await isLinkOpen(deps.db, tokenId, deps.now())))) {
    return sendOnce(deps, delivery, null, null);
  }
  const { language, email, firstName: name } = user;
  const letter = templates[mail].write({
    language,
    name,
    address: addressesIn(deps.publicUrl, language),
    sender: deps.mailer.sender.name,
    token: tokenId ? tokenOf(deps.linkSecret, tokenId) : '',
  });
  await sendOnce(deps, delivery, { name: name ?? '', email, language }, letter);
}

/** A mail that staff want sent again; nothing to do when an attempt got through meanwhile. */
async function sendAgain(deps: FoundationMailDeps, messageId: string): Promise<void> {
  const unsent = await findUnsentMail(deps.db, messageId);
  if (!unsent) return;
  const { source } = unsent;
  if ('outboxId' in source) return sendOutboxMail(deps, source.outboxId);
  await sendFoundationMail(deps, source as MailOrder);
}
