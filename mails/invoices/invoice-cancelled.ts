import { money } from '#domain/site/formats.ts';
import { defineMail } from '../define-mail.ts';
import { memberFrame } from './invoice-frame.ts';
import { cancellationPdf, loadInvoice } from './load-invoice.ts';

export const invoiceCancelled = defineMail({
  name: 'invoice-cancelled',
  to: 'member',
  load: loadInvoice,
  attached: cancellationPdf,
  notice: true,
  write(context) {
    const { language, invoice } = context;
    const { number, paidCents } = invoice;
    const paid = paidCents > 0 ? money(paidCents, language) : undefined;
    const shared = memberFrame(context);
    if (language === 'en') {
      return {
        ...shared,
        subject: `Invoice ${number} is cancelled`,
        preview: paid ? `You get ${paid} back` : 'There is nothing left to pay',
        heading: `Invoice ${number} is cancelled`,
        paragraphs: [
          'Attached is the cancellation invoice. It takes the invoice back in full; please keep both for your records.',
          paid
            ? `You have paid ${paid}. We will refund it within 14 days, in the same way as you paid.`
            : 'You have not paid anything yet, and there is nothing left to pay.',
        ],
      };
    }
    return {
      ...shared,
      subject: `Rechnung ${number} ist storniert`,
      preview: paid ? `Du bekommst ${paid} zurück` : 'Es ist nichts mehr zu bezahlen',
      heading: `Rechnung ${number} ist storniert`,
      paragraphs: [
        'im Anhang findest du die Stornorechnung. Sie hebt die Rechnung vollständig auf; bitte bewahre beide für deine Unterlagen auf.',
        paid
          ? `Du hast ${paid} bezahlt. Wir erstatten dir den Betrag innerhalb von 14 Tagen auf demselben Weg.`
          : 'Du hast noch nichts bezahlt, und es ist auch nichts mehr zu bezahlen.',
      ],
    };
  },
});
