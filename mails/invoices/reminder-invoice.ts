import { money } from '#domain/site/formats.ts';
import type { Locale } from '#domain/site/paths.ts';
import { defineMail } from '../define-mail.ts';
import { accountNote, dueDay, openCents, toMember } from './invoice-frame.ts';
import { invoicePdf, isNotOverdue } from './load-invoice.ts';

/** Friendly each time; the last one says that somebody will get in touch. */
const steps: Record<Locale, readonly { subject: string; text: (due: string) => string }[]> = {
  de: [
    {
      subject: 'Kleine Erinnerung',
      text: (due) =>
        `diese Rechnung war am ${due} fällig, und deine Zahlung ist noch nicht bei uns angekommen. Vielleicht ist die Rechnung untergegangen; im Anhang findest du sie noch einmal.`,
    },
    {
      subject: 'Zweite Erinnerung',
      text: (due) =>
        `diese Rechnung war am ${due} fällig und ist noch offen. Bitte bezahle sie in den nächsten Tagen. Geht das gerade nicht, antworte auf diese E-Mail; wir finden eine Lösung.`,
    },
    {
      subject: 'Letzte Erinnerung',
      text: (due) =>
        `diese Rechnung war am ${due} fällig und ist immer noch offen. Das ist unsere letzte Erinnerung per E-Mail; danach meldet sich jemand von uns bei dir. Stimmt mit der Rechnung etwas nicht, antworte bitte auf diese E-Mail.`,
    },
  ],
  en: [
    {
      subject: 'Just a reminder',
      text: (due) =>
        `This invoice was due on ${due}, and we have not received your payment yet. Perhaps the invoice slipped through; it is attached once more.`,
    },
    {
      subject: 'Second reminder',
      text: (due) =>
        `This invoice was due on ${due} and is still open. Please pay it in the next few days. If that is not possible right now, reply to this email and we will find a way.`,
    },
    {
      subject: 'Final reminder',
      text: (due) =>
        `This invoice was due on ${due} and is still open. This is our final reminder by email; after that, one of us will get in touch with you. If something is wrong with the invoice, please reply to this email.`,
    },
  ],
};

/** For those who chose to pay by card. */
const byCard: Record<Locale, { how: string; button: string }> = {
  de: {
    how: 'Mit Karte bezahlst du sie in deinem Konto unter „Rechnungen“. Du kannst den Betrag auch überweisen:',
    button: 'Mit Karte bezahlen',
  },
  en: {
    how: 'You can pay it by card in your account, under “Invoices”, or transfer the amount:',
    button: 'Pay by card',
  },
};

export const reminderInvoice = defineMail({
  name: 'reminder-invoice',
  ...toMember,
  choice: 'order',
  outdated: isNotOverdue,
  attached: invoicePdf,
  write(context) {
    const { language, invoice, occasion, address } = context;
    const step = steps[language][Math.min(occasion, steps[language].length) - 1];
    const { subject = '', text = () => '' } = step ?? {};
    const open = money(openCents(context), language);
    const german = language === 'de';
    const card = invoice.content.payment === 'card' ? byCard[language] : undefined;
    return {
      ...(card && { button: { label: card.button, url: address('invoices') } }),
      subject: `${subject}: ${german ? 'Rechnung' : 'invoice'} ${invoice.number}`,
      preview: german
        ? `${open}, fällig seit dem ${dueDay(context)}`
        : `${open}, was due by ${dueDay(context)}`,
      heading: german
        ? `Rechnung ${invoice.number} ist noch offen`
        : `Invoice ${invoice.number} is still open`,
      paragraphs: [text(dueDay(context)), ...(card ? [card.how] : [])],
      note: accountNote(context),
      after: [
        german
          ? 'Hast du inzwischen bezahlt, ist nichts weiter zu tun.'
          : 'If you have paid in the meantime, there is nothing left to do.',
      ],
    };
  },
});
