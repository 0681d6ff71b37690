import { money } from '#domain/site/formats.ts';
import { defineMail } from '../define-mail.ts';
import { toMember } from './invoice-frame.ts';
import { cancellationPdf } from './load-invoice.ts';

export const invoiceCancelled = defineMail({
  name: 'invoice-cancelled',
  ...toMember,
  choice: 'order',
  attached: cancellationPdf,
  write(context) {
    const { language, invoice, settlement } = context;
    const { number, refundCents } = invoice;
    const back = refundCents > 0 ? money(refundCents, language) : undefined;
    const billed = settlement && {
      number: settlement.number,
      gross: money(settlement.grossCents, language),
    };
    return {
      de: {
        subject: `Rechnung ${number} ist storniert`,
        preview: back ? `Du bekommst ${back} zurück` : 'Im Anhang ist die Stornorechnung',
        paragraphs: [
          'im Anhang findest du die Stornorechnung. Sie hebt die Rechnung vollständig auf; bitte bewahre beide für deine Unterlagen auf.',
          ...(billed
            ? [
                `Was bis zu deinem Widerruf geleistet war, berechnet dir die Rechnung ${billed.number}: ${billed.gross}.`,
              ]
            : []),
          ...(back
            ? [
                `${billed ? '' : `Du hast ${back} bezahlt. `}Wir erstatten dir ${billed ? back : 'den Betrag'} innerhalb von 14 Tagen auf demselben Weg.`,
              ]
            : billed
              ? []
              : ['Du hast noch nichts bezahlt, und es ist auch nichts mehr zu bezahlen.']),
        ],
      },
      en: {
        subject: `Invoice ${number} is cancelled`,
        preview: back ? `You get ${back} back` : 'The cancellation invoice is attached',
        paragraphs: [
          'Attached is the cancellation invoice. It takes the invoice back in full; please keep both for your records.',
          ...(billed
            ? [
                `What had been provided before you withdrew is billed by invoice ${billed.number}: ${billed.gross}.`,
              ]
            : []),
          ...(back
            ? [
                `${billed ? '' : `You have paid ${back}. `}We will refund ${billed ? back : 'it'} within 14 days, in the same way as you paid.`,
              ]
            : billed
              ? []
              : ['You have not paid anything yet, and there is nothing left to pay.']),
        ],
      },
    };
  },
});
