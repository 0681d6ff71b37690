import { inquiryNumber } from '#domain/inquiries/inquiry.ts';
import { activeReader } from '#modules/accounts/directory/people.ts';
import { findAnswer } from '#modules/inquiries/answers.ts';
import { defineMail, type Loaded, type MailDeps, readerOf } from '../define-mail.ts';
import { greet } from '../greeting.ts';

export interface AnsweredFacts {
  inquiryId: string;
}

async function loadAnswered(
  { db }: MailDeps,
  { answerId, accountId }: { answerId: string; accountId: string },
): Promise<Loaded<AnsweredFacts, 'member'> | null> {
  const answer = await findAnswer(db, answerId);
  if (!answer) return null;
  const { inquiryId } = answer;
  return {
    facts: { inquiryId },
    readers: {
      async member() {
        const account = await activeReader(db, accountId);
        return account ? readerOf(account) : null;
      },
    },
    notice: { accountId, subject: { inquiryId } },
    // The desk shows the answer with its question.
    filed: null,
  };
}

/** Says to a member that there is an answer, never what it says. */
export const inquiryAnswered = defineMail({
  name: 'inquiry-answered',
  to: 'member',
  choice: 'turn',
  notice: true,
  load: loadAnswered,
  frame: (context) => ({
    greeting: greet(context),
    reason: {
      de: `Du bekommst diese E-Mail, weil du in einem Formular von ${context.sender} etwas gefragt hast.`,
      en: `You are receiving this because you asked something in a form on ${context.sender}.`,
    }[context.language],
  }),
  write({ inquiryId, address }) {
    const number = inquiryNumber(inquiryId);
    const url = address('inquiries');
    return {
      de: {
        subject: `Antwort auf deine Anfrage ${number}`,
        preview: 'Sie steht im Mitgliederbereich',
        heading: 'Wir haben dir geantwortet',
        paragraphs: [
          'deine Frage und unsere Antwort stehen im Mitgliederbereich. Dort fragst du auch weiter, wenn noch etwas offen ist.',
        ],
        button: { label: 'Antwort lesen', url },
      },
      en: {
        subject: `Answer to your request ${number}`,
        preview: 'It is waiting in the member area',
        heading: 'We have answered you',
        paragraphs: [
          'Your question and our answer are in the member area. If anything is still open, you can ask again there.',
        ],
        button: { label: 'Read the answer', url },
      },
    };
  },
});
