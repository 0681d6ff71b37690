import { inquiryNumber, type Withdrawal } from '#domain/inquiries/inquiry.ts';
import { appointmentDate } from '#domain/site/formats.ts';
import type { Locale } from '#domain/site/paths.ts';
import { defineMail } from '../define-mail.ts';
import { greet } from '../greeting.ts';
import type { Said } from '../letter.ts';
import { unlinked } from '../unlinked.ts';
import { lines } from './inquiry-lines.ts';
import { type InquiryContext, loadInquiry } from './load-inquiry.ts';

const frame = ({ language, sender }: InquiryContext) => ({
  greeting: greet({ language, name: null }),
  reason:
    language === 'de'
      ? `Du bekommst diese E-Mail, weil diese Adresse in einem Formular von ${sender} angegeben wurde.`
      : `You are receiving this because this address was entered in a form on ${sender}.`,
});

/**
 * To who sent the form. Anybody can type in the address of a stranger, so these mails repeat
 * nothing of what was typed; only of a withdrawal the law wants the content confirmed.
 */
export const inquiryReceipt = defineMail({
  name: 'inquiry-receipt',
  to: 'sender',
  choice: 'none',
  load: loadInquiry,
  frame,
  write: (context) => writers[context.inquiry.kind](context),
});

const writers = { partner, contact, withdrawal } as const;

const notYou: Record<Locale, (email: string) => string> = {
  de: (email) => `Warst du das nicht, schreib uns an ${email}; dann löschen wir die Anfrage.`,
  en: (email) => `If it was not you, write to ${email} and we will delete the request.`,
};

/** By which the team finds it when the sender calls. */
const numbered: Record<Locale, (context: InquiryContext) => string> = {
  de: ({ inquiry }) => `Deine Anfrage hat die Nummer ${inquiryNumber(inquiry.id)}.`,
  en: ({ inquiry }) => `The number of your request is ${inquiryNumber(inquiry.id)}.`,
};

function partner(context: InquiryContext): Said {
  const { operator } = context;
  return {
    de: {
      subject: 'Deine Partneranfrage ist bei uns angekommen',
      preview: 'So geht es weiter',
      heading: 'Deine Anfrage ist da',
      paragraphs: [
        'vielen Dank für dein Interesse an einer Partnerschaft. Wir sehen uns an, was dein Unternehmen ' +
          'anbietet und ob es Gründerinnen und Gründern auf ihrem Weg hilft, und melden uns in den ' +
          'nächsten Werktagen.',
        numbered.de(context),
        notYou.de(operator.email),
      ],
    },
    en: {
      subject: 'We have received your partner request',
      preview: 'What happens next',
      heading: 'Your request has arrived',
      paragraphs: [
        'Thank you for your interest in a partnership. We look at what your company offers and ' +
          'whether it helps founders on their way, and write to you in the next few working days.',
        numbered.en(context),
        notYou.en(operator.email),
      ],
    },
  };
}

function contact(context: InquiryContext): Said {
  const { operator } = context;
  return {
    de: {
      subject: 'Deine Anfrage ist bei uns angekommen',
      preview: 'Wir melden uns sehr bald bei dir',
      heading: 'Deine Anfrage ist da',
      paragraphs: [
        'danke für deine Nachricht. Unser Team antwortet werktags, meist bis zum nächsten Werktag.',
        `Wenn es eilt, ruf uns an: ${operator.phone}. ${numbered.de(context)}`,
        notYou.de(operator.email),
      ],
    },
    en: {
      subject: 'We have received your request',
      preview: 'We will contact you very soon',
      heading: 'Your request has arrived',
      paragraphs: [
        'Thank you for writing to us. Our team answers on working days, usually by the next one.',
        `If it is urgent, call us: ${operator.phone}. ${numbered.en(context)}`,
        notYou.en(operator.email),
      ],
    },
  };
}

const unlinkedIn = ({ name, contract, email, message }: Withdrawal) => ({
  name: unlinked(name),
  contract: unlinked(contract),
  email: unlinked(email),
  message: message && unlinked(message),
});

/** § 356a (4) BGB: content, date and time of the withdrawal, at once. */
function withdrawal(context: InquiryContext): Said {
  const { inquiry, language, operator } = context;
  if (inquiry.kind !== 'withdrawal') throw new Error('This is no withdrawal.');
  const { name, contract, email, message } = unlinkedIn(inquiry.content);
  const at = appointmentDate(inquiry.receivedAt.toISOString(), language);
  return {
    de: {
      subject: 'Eingangsbestätigung: Dein Widerruf ist da',
      preview: `Eingegangen am ${at}`,
      heading: 'Dein Widerruf ist eingegangen',
      paragraphs: [
        `deine Widerrufserklärung ist am ${at} bei uns eingegangen. Diese E-Mail bestätigt den Eingang ` +
          'und den Inhalt; bitte bewahre sie auf.',
      ],
      note: {
        title: 'Deine Erklärung: Ich widerrufe meinen Vertrag.',
        lines: lines(
          ['Name', name],
          ['Vertrag', contract],
          ['Bestätigung an', email],
          ['Mitteilung', message],
          ['Eingang', at],
        ),
      },
      after: [
        'Wie es weitergeht: Wir ordnen deine Erklärung dem Vertrag zu und schreiben dir, was mit schon ' +
          `gezahltem Geld geschieht. Bei Fragen schreib uns an ${operator.email}.`,
      ],
    },
    en: {
      subject: 'Confirmation: we have received your withdrawal',
      preview: `Received on ${at}`,
      heading: 'We have received your withdrawal',
      paragraphs: [
        `Your declaration of withdrawal reached us on ${at}. This email confirms its receipt and ` +
          'its content; please keep it.',
      ],
      note: {
        title: 'What you declared: I withdraw from my contract.',
        lines: lines(
          ['Name', name],
          ['Contract', contract],
          ['Confirmation to', email],
          ['Message', message],
          ['Received', at],
        ),
      },
      after: [
        'What happens next: we match your declaration with the contract and write to you about a ' +
          'refund. If you have questions, reply to this email or write to ' +
          `${operator.email}.`,
      ],
    },
  };
}
