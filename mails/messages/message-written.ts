import type { History } from '#domain/foundations/history.ts';
import { type AuthorRole, isMember } from '#domain/messages/messages.ts';
import type { Locale } from '#domain/site/paths.ts';
import { readHistory } from '#event-store/foundation-history.ts';
import { activeReader, namesByIds } from '#modules/accounts/directory/people.ts';
import { findWritten } from '#modules/messages/read-messages.ts';
import { readTo } from '#modules/messages/readings.ts';
import { defineMail, type Loaded, type MailDeps, readerOf } from '../define-mail.ts';
import { companyOf } from '../foundations/load-foundation.ts';
import { greet } from '../greeting.ts';
import { unlinked } from '../unlinked.ts';

export interface MessageIds {
  messageId: string;
  accountId: string;
}

export interface MessageFacts {
  foundationId: string;
  company: string | null;
  author: { role: AuthorRole; name: string | null };
  isRead: boolean;
}

async function loadMessage(
  deps: MailDeps,
  { messageId, accountId }: MessageIds,
): Promise<Loaded<MessageFacts, 'member'> | null> {
  const { db } = deps;
  const written = await findWritten(db, messageId);
  if (!written) return null;
  const { author, number, ...thread } = written;
  const { foundationId } = thread;
  const history = await readHistory(deps, foundationId);
  // Whoever has left since is not written to.
  if (!takesPart(history, accountId)) return null;
  const name = (await namesByIds(db, [author.id])).get(author.id);
  return {
    facts: {
      foundationId,
      company: companyOf(history.events),
      author: { role: author.role, name: name === undefined ? null : unlinked(name) },
      isRead: (await readTo(db, thread, accountId)) >= number,
    },
    readers: {
      async member() {
        const account = await activeReader(db, accountId);
        return account ? readerOf(account) : null;
      },
    },
    notice: { accountId, subject: { foundationId } },
    // The desk shows the thread itself.
    filed: null,
  };
}

const takesPart = ({ state }: History, accountId: string): boolean =>
  state.status !== 'not-started' &&
  (state.founderId === accountId ||
    state.people.participants.some((participant) => participant.accountId === accountId));

/** Who wrote, in both cases that German asks for. */
const words = {
  de: {
    staff: { from: 'unserem Team', who: 'unser Team' },
    lawyer: { from: 'der Kanzlei', who: 'die Kanzlei' },
    notary: { from: 'deinem Notariat', who: 'dein Notariat' },
    member: { from: 'jemandem, der mitgründet', who: 'jemand, der mitgründet,' },
  },
  en: {
    staff: { from: 'our team', who: 'Our team' },
    lawyer: { from: 'the law firm', who: 'The law firm' },
    notary: { from: 'your notary', who: 'Your notary' },
    member: { from: 'a co-founder', who: 'A co-founder' },
  },
} as const satisfies Record<Locale, unknown>;

function authorIn({ role, name }: MessageFacts['author'], language: Locale) {
  if (!isMember(role)) return words[language][role];
  return name === null ? words[language].member : { from: name, who: name };
}

/** Says that there is a message and from whom, never what it says. */
export const messageWritten = defineMail({
  name: 'message-written',
  to: 'member',
  choice: 'turn',
  notice: true,
  load: loadMessage,
  outdated: ({ isRead }) => isRead,
  frame: (context) => ({
    greeting: greet(context),
    reason: {
      de: `Du bekommst diese E-Mail, weil du bei ${context.sender} an einer Gründung beteiligt bist.`,
      en: `You are receiving this because you take part in a company formation with ${context.sender}.`,
    }[context.language],
  }),
  write({ foundationId, company, author, language, address }) {
    const { from, who } = authorIn(author, language);
    const url = address('messages', foundationId);
    if (language === 'de') {
      return {
        subject: `Eine neue Nachricht von ${from}`,
        preview: 'Sie steht im Mitgliederbereich',
        heading: 'Eine neue Nachricht für dich',
        paragraphs: [
          `zu ${company === null ? 'deiner Gründung' : `der Gründung für die ${company}`} hat dir ${who} geschrieben. Was darin steht, liest du im Mitgliederbereich; dort antwortest du auch. Antworten auf diese E-Mail kommen nicht in das Gespräch.`,
        ],
        button: { label: 'Nachricht lesen', url },
      };
    }
    return {
      subject: `A new message from ${from}`,
      preview: 'It is waiting in the member area',
      heading: 'A new message for you',
      paragraphs: [
        `${who} has written to you about ${company === null ? 'your formation' : `the formation of ${company}`}. You can read the message in the member area, and answer it there. Replies to this email do not reach the conversation.`,
      ],
      button: { label: 'Read the message', url },
    };
  },
});
