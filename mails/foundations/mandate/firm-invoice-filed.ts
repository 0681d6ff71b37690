import { longDate, money } from '#domain/site/formats.ts';
import { defineMail } from '../../define-mail.ts';
import { theCompany, toFounder } from '../foundation-frame.ts';
import type { FoundationContext } from '../load-foundation.ts';

/** What the invoice says; its account is in the file alone, so that nobody pays by what an email says. */
function invoiceOf({ event, language }: FoundationContext) {
  if (event.type !== 'FirmInvoiceFiled') throw new Error('The mail is about an invoice.');
  const { number, grossCents, dueOn } = event.data;
  return { number, amount: money(grossCents, language), due: longDate(dueOn, language) };
}

/** Tells the lead, whom the law firm bills. */
export const firmInvoiceFiled = defineMail({
  name: 'firm-invoice-filed',
  ...toFounder,
  choice: 'order',
  write(context) {
    const firm = context.operator.lawFirm.name;
    const company = theCompany(context);
    const { number, amount, due } = invoiceOf(context);
    return {
      station: 2,
      de: {
        subject: 'Eine Rechnung der Kanzlei liegt für dich bereit',
        preview: `Fällig am ${due}`,
        paragraphs: [
          `die Kanzlei ${firm} hat ihre Leistungen für ${company} abgerechnet: Rechnung ${number} über ${amount}, fällig am ${due}.`,
          'Du findest sie bei deinen Unterlagen. Das Konto, auf das du überweist, steht dort und in der Rechnung selbst. Nur du siehst sie, nicht die anderen, die mit dir gründen.',
        ],
      },
      en: {
        subject: 'An invoice of the law firm is ready for you',
        preview: `Due on ${due}`,
        paragraphs: [
          `The law firm ${firm} has billed its services for ${company}: invoice ${number} for ${amount}, due on ${due}.`,
          'It is among your documents, and the account to pay to stands there and in the invoice itself. Only you can see it; the others who found with you cannot.',
        ],
      },
    };
  },
});
