import { accountTemplates } from '#mails/account/templates.ts';
import { addressesIn } from '#mails/addresses.ts';
import { sendOnce } from '#mails/send.ts';
import { type OwedMail, owedMails, RENEWED_LINK } from '#modules/outbox/outbox.ts';
import { tokenOf } from '#modules/tokens.ts';
import type { Dependencies } from './dependencies.ts';
import { sendRenewedLink } from './renewed-link.ts';

/**
 * Sends a mail that a transaction has left in the outbox.
 *
 * @throws Undeliverable, MailServerAway
 */
export async function sendOutboxMail(deps: Dependencies, outboxId: string): Promise<void> {
  const row = await deps.db
    .selectFrom('outbox')
    .selectAll()
    .where('id', '=', outboxId)
    .executeTakeFirst();
  if (row?.mail === RENEWED_LINK) return sendRenewedLink(deps, row.data);
  if (!row || !isKnown(row.mail)) throw new Error('This outbox row cannot be sent.');
  const { mail } = row;
  const note = { id: outboxId, mail, foundationId: null, stamp: row.created_at.toISOString() };
  const { userId, tokenId } = row.data as { userId?: string; tokenId?: string };
  const user = userId ? await readerOf(deps, userId) : undefined;
  if (!user || (tokenId && !(await isOpen(deps, tokenId)))) {
    return sendOnce(deps, note, null, null);
  }
  const { language, role } = user;
  const name = user.first_name;
  const letter = accountTemplates[mail]({
    language,
    name,
    role,
    address: addressesIn(deps.publicUrl, language),
    sender: deps.post.sender.name,
    token: tokenId ? tokenOf(deps.linkSecret, tokenId) : '',
  });
  await sendOnce(deps, note, { name: name ?? '', email: user.email, language }, letter);
}

const isKnown = (mail: string): mail is OwedMail => (owedMails as readonly string[]).includes(mail);

/** Nobody writes to accounts that are closed. */
function readerOf({ db }: Dependencies, userId: string) {
  return db
    .selectFrom('users')
    .select(['email', 'first_name', 'language', 'role'])
    .where('id', '=', userId)
    .where('status', 'not in', ['suspended', 'archived'])
    .executeTakeFirst();
}

/** A link that was used, replaced or has run out need not be mailed any more. */
async function isOpen({ db, now }: Dependencies, tokenId: string): Promise<boolean> {
  const token = await db
    .selectFrom('account_tokens')
    .select('id')
    .where('id', '=', tokenId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now())
    .executeTakeFirst();
  return token !== undefined;
}
