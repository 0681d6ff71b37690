import { readerOfAccount } from '#modules/accounts/directory/people.ts';
import { isLinkOpen } from '#modules/accounts/login/account-tokens.ts';
import { readEmailChange } from '#modules/accounts/profile/email-change/email-change.ts';
import { isConsentAwaited } from '#modules/accounts/profile/newsletter/newsletter.ts';
import { findSubscriber } from '#modules/accounts/profile/newsletter/subscriptions.ts';
import { tokenOf } from '#modules/shared/tokens.ts';
import { type Loaded, type MailDeps, readerOf } from '../define-mail.ts';

/** A link in the mail. */
export interface LinkFacts {
  token: string;
  /** Whether following it still has an effect. */
  isOpen: boolean;
}

export const linkIsClosed = ({ isOpen }: LinkFacts) => !isOpen;

type ToOwner<Facts> = Promise<Loaded<Facts, 'owner'> | null>;

export async function loadAccount(
  { db }: MailDeps,
  { userId }: { userId: string },
): ToOwner<object> {
  const owner = await readerOfAccount(db, userId);
  return owner ? { facts: {}, readers: { owner: () => readerOf(owner) } } : null;
}

/** With a link that registers, invites, or sets a password. */
export async function loadAccountWithLink(
  deps: MailDeps,
  { userId, tokenId }: { userId: string; tokenId: string },
): ToOwner<LinkFacts> {
  const { db, linkSecret, now } = deps;
  const account = await loadAccount(deps, { userId });
  const isOpen = await isLinkOpen(db, tokenId, now());
  return account && { ...account, facts: { token: tokenOf(linkSecret, tokenId), isOpen } };
}

/** With the link that confirms the newsletter. */
export async function loadConsent(
  deps: MailDeps,
  { userId, consentId }: { userId: string; consentId: string },
): ToOwner<LinkFacts> {
  const { db, linkSecret, now } = deps;
  const account = await loadAccount(deps, { userId });
  const isOpen = await isConsentAwaited(db, consentId, now());
  return account && { ...account, facts: { token: tokenOf(linkSecret, consentId), isOpen } };
}

/** The same for an address without an account. */
export async function loadSubscription(
  { db, linkSecret, now }: MailDeps,
  { consentId }: { consentId: string },
): ToOwner<LinkFacts> {
  const subscriber = await findSubscriber(db, consentId, now());
  if (!subscriber) return null;
  const isOpen = await isConsentAwaited(db, consentId, now());
  return {
    facts: { token: tokenOf(linkSecret, consentId), isOpen },
    readers: { owner: () => readerOf({ ...subscriber, firstName: null }) },
  };
}

type EmailChangeFacts = LinkFacts & { newEmail: string };

/** A change of the address, and the link that confirms it. */
export async function loadEmailChange(
  { db, linkSecret, now }: MailDeps,
  { userId, changeId }: { userId: string; changeId: string },
): Promise<Loaded<EmailChangeFacts, 'old address' | 'new address'> | null> {
  const owner = await readerOfAccount(db, userId);
  const change = await readEmailChange(db, changeId, now());
  if (!owner || !change) return null;
  const { oldEmail, newEmail, open } = change;
  return {
    facts: { newEmail, token: tokenOf(linkSecret, changeId), isOpen: open },
    readers: {
      'old address': () => readerOf({ ...owner, email: oldEmail }),
      'new address': () => readerOf({ ...owner, email: newEmail }),
    },
  };
}
