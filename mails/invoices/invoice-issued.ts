import { asksForTransfer } from '#domain/invoices/invoice.ts';
import type { Locale } from '#domain/site/paths.ts';
import { defineMail } from '../define-mail.ts';
import type { Letter } from '../letter.ts';
import { accountNote, dueDay, grossOf, toMember } from './invoice-frame.ts';
import { invoicePdf, isOffset } from './load-invoice.ts';

export const invoiceIssued = defineMail({
  name: 'invoice-issued',
  ...toMember,
  choice: 'order',
  attached: invoicePdf,
  write(context) {
    const { language, invoice } = context;
    const { number } = invoice;
    const gross = grossOf(context);
    const byCard = invoice.content.payment === 'card';
    const shared = {
      ...(asksForTransfer(invoice.content) && { note: accountNote(context) }),
    };
    if (isOffset(context)) return { ...shared, ...offset[language](number, gross) };
    return {
      ...shared,
      de: {
        subject: `Rechnung ${number}`,
        preview: byCard
          ? `${gross}, zahlbar mit Karte`
          : `${gross}, zahlbar bis ${dueDay(context)}`,
        heading: `Deine Rechnung ${number}`,
        paragraphs: [
          `im Anhang findest du die Rechnung zu deiner Bestellung ${invoice.content.orderNumber} über ${gross}.`,
          byCard
            ? 'Du hast Kartenzahlung gewählt. Hast du schon bezahlt, ist nichts weiter zu tun.'
            : `Bitte überweise den Betrag bis zum ${dueDay(context)}.`,
        ],
        after: [
          'Die Datei ist zugleich eine E-Rechnung (ZUGFeRD): Buchhaltungsprogramme lesen die Beträge direkt daraus.',
        ],
      },
      en: {
        subject: `Invoice ${number}`,
        preview: byCard ? `${gross}, payable by card` : `${gross}, due by ${dueDay(context)}`,
        heading: `Your invoice ${number}`,
        paragraphs: [
          `Attached is the invoice for your order ${invoice.content.orderNumber}: ${gross}.`,
          byCard
            ? 'You chose to pay by card. If you have already paid, there is nothing left to do.'
            : `Please transfer the amount by ${dueDay(context)}.`,
        ],
        after: [
          'The file is also an e-invoice (ZUGFeRD): accounting software reads the figures from it.',
        ],
      },
    };
  },
});

type Words = (
  number: string,
  gross: string,
) => Pick<Letter, 'subject' | 'preview' | 'heading' | 'paragraphs'>;

/** What was performed before a withdrawal, taken from what was paid. */
const offset: Record<Locale, Words> = {
  de: (number, gross) => ({
    subject: `Rechnung ${number}`,
    preview: `${gross}, schon bezahlt`,
    heading: `Deine Rechnung ${number}`,
    paragraphs: [
      `im Anhang findest du die Rechnung über das, was bis zu deinem Widerruf geleistet war: ${gross}.`,
      'Der Betrag ist mit dem verrechnet, was du schon bezahlt hast; du musst nichts überweisen.',
    ],
  }),
  en: (number, gross) => ({
    subject: `Invoice ${number}`,
    preview: `${gross}, already paid`,
    heading: `Your invoice ${number}`,
    paragraphs: [
      `Attached is the invoice for what had been provided before you withdrew: ${gross}.`,
      'The amount is offset against what you have already paid; there is nothing to transfer.',
    ],
  }),
};
