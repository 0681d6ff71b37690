import { inquiryNumber } from '#domain/inquiries/inquiry.ts';
import { appointmentDate } from '#domain/site/formats.ts';
import { namesByIds } from '#modules/accounts/directory/people.ts';
import { findAnswer } from '#modules/inquiries/answers.ts';
import type { ReceivedInquiry } from '#modules/inquiries/inquiries.ts';
import { defineMail, type Loaded, type MailDeps } from '../define-mail.ts';
import { greet } from '../greeting.ts';
import { unlinked } from '../unlinked.ts';
import { type InquiryFacts, loadInquiry } from './load-inquiry.ts';

export interface AnswerFacts extends InquiryFacts {
  answer: string;
  /** Who of the team has answered; null once that account is gone. */
  author: string | null;
}

async function loadAnswer(
  deps: MailDeps,
  { answerId }: { answerId: string },
): Promise<Loaded<AnswerFacts, 'team' | 'sender'> | null> {
  const answer = await findAnswer(deps.db, answerId);
  const loaded = answer && (await loadInquiry(deps, answer));
  if (!loaded) return null;
  const names = await namesByIds(deps.db, [answer.authorId]);
  const author = names.get(answer.authorId) ?? null;
  return { ...loaded, facts: { ...loaded.facts, answer: answer.text, author } };
}

/** What somebody of the team answers to whoever sent a form, with what was asked. */
export const inquiryAnswer = defineMail({
  name: 'inquiry-answer',
  to: 'sender',
  choice: 'none',
  load: loadAnswer,
  frame: ({ inquiry: { content, kind }, language, sender }) => ({
    // Somebody has read what was typed as a name before writing to its owner.
    greeting: greet({
      language,
      name: unlinked(kind === 'partner' ? content.contactPerson : content.name),
    }),
    reason:
      language === 'de'
        ? `Du bekommst diese E-Mail, weil unter dieser Adresse in einem Formular von ${sender} etwas gefragt wurde.`
        : `You are receiving this because a question was asked under this address in a form on ${sender}.`,
  }),
  write({ inquiry, answer, author, language, sender }) {
    const number = inquiryNumber(inquiry.id);
    const at = appointmentDate(inquiry.receivedAt.toISOString(), language);
    const asked = askedIn(inquiry).split('\n').map(unlinked);
    const from = author === null ? sender : `${author}, ${sender}`;
    return {
      de: {
        subject: `Antwort auf deine Anfrage ${number}`,
        preview: `${author ?? sender} hat dir geantwortet`,
        heading: 'Unsere Antwort',
        paragraphs: paragraphsOf(answer, `Viele Grüße, ${from}`),
        note: { title: `Deine Anfrage vom ${at}`, lines: asked },
      },
      en: {
        subject: `Answer to your request ${number}`,
        preview: `${author ?? sender} has answered you`,
        heading: 'Our answer',
        paragraphs: paragraphsOf(answer, `Kind regards, ${from}`),
        note: { title: `Your request of ${at}`, lines: asked },
      },
    };
  },
});

const paragraphsOf = (answer: string, closing: string): string[] => [
  ...answer.split('\n').filter((line) => line.trim() !== ''),
  closing,
];

function askedIn({ kind, content }: ReceivedInquiry): string {
  if (kind === 'partner') return content.services;
  if (kind === 'contact') return content.message;
  return [content.contract, content.message].filter(Boolean).join('\n');
}
