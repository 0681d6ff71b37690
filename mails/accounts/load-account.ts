import { readerOfAccount } from '#modules/accounts/directory/people.ts';
import { isLinkOpen } from '#modules/accounts/login/account-tokens.ts';
import { readEmailChange } from '#modules/accounts/profile/email-change/email-change.ts';
import { awaitedOrder, endTokenOf } from '#modules/accounts/profile/newsletter/newsletter.ts';
import { type Invitation, invitationOf } from '#modules/accounts/registration/invitations.ts';
import { tokenOf } from '#modules/shared/tokens.ts';
import { type Frame, type Loaded, type MailDeps, readerOf } from '../define-mail.ts';
import { greet } from '../greeting.ts';

/** What all mails about an account have in common. */
export const accountFrame = ({ language, name, sender }: Frame) => ({
  greeting: greet({ language, name }),
  reason:
    language === 'de'
      ? `Du bekommst diese E-Mail, weil diese Adresse bei ${sender} angegeben wurde.`
      : `You are receiving this because this address was entered at ${sender}.`,
});

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
  return owner
    ? { facts: {}, readers: { owner: () => readerOf(owner) }, filed: filedFor(userId) }
    : null;
}

/** A mail to the owner of an account that says nothing but what its name says. */
export const toOwner = {
  to: 'owner',
  choice: 'account',
  load: loadAccount,
  frame: accountFrame,
} as const;

/** By its name alone. */
const filedFor = (accountId: string) => ({ subject: 'account', accountId }) as const;

/** With a link that registers or sets a password. */
export async function loadAccountWithLink(
  deps: MailDeps,
  { userId, tokenId }: { userId: string; tokenId: string },
): ToOwner<LinkFacts> {
  const { db, linkSecret, now } = deps;
  const account = await loadAccount(deps, { userId });
  const isOpen = await isLinkOpen(db, tokenId, now());
  return account && { ...account, facts: { token: tokenOf(linkSecret, tokenId), isOpen } };
}

/** With the link that invites, and who invites to what. */
export async function loadInvitation(
  deps: MailDeps,
  ids: { userId: string; tokenId: string },
): ToOwner<LinkFacts & Invitation> {
  const account = await loadAccountWithLink(deps, ids);
  const invitation = await invitationOf(deps.db, ids.userId);
  return account && invitation ? { ...account, facts: { ...account.facts, ...invitation } } : null;
}

/** The links of a mail about the newsletter: one confirms, the other ends it. */
export interface ConsentFacts extends LinkFacts {
  endToken: string;
}

const consentFacts = async (
  { db, linkSecret, now }: MailDeps,
  consentId: string,
): Promise<ConsentFacts> => ({
  token: tokenOf(linkSecret, consentId),
  endToken: endTokenOf(linkSecret, consentId),
  isOpen: (await awaitedOrder(db, consentId, now())) !== undefined,
});

/** With the link that confirms the newsletter. */
export async function loadConsent(
  deps: MailDeps,
  { userId, consentId }: { userId: string; consentId: string },
): ToOwner<ConsentFacts> {
  const account = await loadAccount(deps, { userId });
  return account && { ...account, facts: await consentFacts(deps, consentId) };
}

/** The same for an address without an account. */
export async function loadSubscription(
  deps: MailDeps,
  { consentId }: { consentId: string },
): ToOwner<ConsentFacts> {
  const subscriber = await awaitedOrder(deps.db, consentId, deps.now());
  if (!subscriber) return null;
  return {
    facts: await consentFacts(deps, consentId),
    readers: { owner: () => readerOf({ ...subscriber, firstName: null }) },
    filed: null,
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
      // Not confirmed yet, so it may be a stranger's: the name could say anything.
      'new address': () => readerOf({ ...owner, firstName: null, email: newEmail }),
    },
    filed: filedFor(userId),
  };
}
