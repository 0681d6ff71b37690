import { inquiryNumber } from '#domain/inquiries/inquiry.ts';
import { sectorNames } from '#domain/inquiries/names.ts';
import { appointmentDate } from '#domain/site/formats.ts';
import type { ReceivedInquiry } from '#modules/inquiries/inquiries.ts';
import { defineMail } from '../define-mail.ts';
import { lines } from './inquiry-lines.ts';
import { loadInquiry } from './load-inquiry.ts';

/** Everything that was typed into the form, for the team; an answer to it reaches the sender. */
export const inquiry = defineMail({
  name: 'inquiry',
  to: 'team',
  choice: 'none',
  load: loadInquiry,
  frame: ({ sender }) => ({
    greeting: 'Guten Tag,',
    reason: `Diese E-Mail geht an das Team von ${sender}, weil ein Formular der Website gesendet wurde.`,
  }),
  write({ inquiry }) {
    const { title, from, what } = summaryOf(inquiry);
    const number = inquiryNumber(inquiry.id);
    const at = appointmentDate(inquiry.receivedAt.toISOString(), 'de');
    return {
      subject: `${title} von ${from}`,
      preview: what,
      heading: title,
      paragraphs: [`${what} Eine Antwort auf diese E-Mail geht an ${inquiry.content.email}.`],
      note: {
        title: `Eingegangen am ${at}`,
        lines: [...lines(['Nummer', number]), ...factsOf(inquiry)],
      },
      replyTo: inquiry.content.email,
    };
  },
});

function summaryOf({ kind, content }: ReceivedInquiry) {
  switch (kind) {
    case 'partner':
      return {
        title: 'Partneranfrage',
        from: content.company,
        what: `${content.company} möchte Partner werden.`,
      };
    case 'contact':
      return {
        title: 'Kontaktanfrage',
        from: content.name,
        what: `${content.name} hat über das Kontaktformular geschrieben.`,
      };
    case 'withdrawal':
      return {
        title: 'Widerruf',
        from: content.name,
        what: `${content.name} hat einen Vertrag widerrufen. Der Eingang wird automatisch per E-Mail bestätigt.`,
      };
  }
}

function factsOf({ kind, content, language }: ReceivedInquiry): string[] {
  const spoken = language === 'de' ? 'Deutsch' : 'Englisch';
  switch (kind) {
    case 'partner':
      return lines(
        ['Unternehmen', content.company],
        ['Website', content.website],
        ['Ansprechperson', content.contactPerson],
        ['Telefon', content.phone],
        ['E-Mail', content.email],
        ['Branche', sectorNames[content.sector].de],
        ['Leistungen oder Produkte', content.services],
        ['Sprache', spoken],
      );
    case 'contact':
      return lines(
        ['Name', content.name],
        ['E-Mail', content.email],
        ['Telefon', content.phone],
        ['Sprache', spoken],
        ['Nachricht', content.message],
      );
    case 'withdrawal':
      return lines(
        ['Name', content.name],
        ['Vertrag', content.contract],
        ['E-Mail', content.email],
        ['Sprache', spoken],
        ['Mitteilung', content.message],
      );
  }
}
