import { longDate, money } from '#domain/site/formats.ts';
import { greet } from '../greeting.ts';
import type { Letter } from '../letter.ts';
import { type InvoiceContext, loadInvoice } from './load-invoice.ts';

/** What all mails to the member have in common. */
function memberFrame({ language, name, sender, invoice, address }: InvoiceContext) {
  return {
    greeting: greet({ language, name }),
    reason:
      language === 'de'
        ? `Du bekommst diese E-Mail, weil du bei ${sender} bestellt hast (Bestellung ${invoice.content.orderNumber}).`
        : `You are receiving this because you placed order ${invoice.content.orderNumber} with ${sender}.`,
    button: {
      label: language === 'de' ? 'Rechnungen ansehen' : 'See your invoices',
      url: address('invoices'),
    },
  };
}

/** To the member, with a notice in the member area. */
export const toMember = {
  to: 'member',
  load: loadInvoice,
  frame: memberFrame,
  notice: true,
} as const;

/** To our own team, in German; an answer goes to the member. */
export const toTeam = (why: string) =>
  ({
    to: 'team',
    choice: 'none',
    load: loadInvoice,
    frame: ({ memberEmail }: InvoiceContext) => ({
      greeting: 'Guten Tag,',
      reason: `Diese E-Mail geht an das Team, weil ${why}.`,
      ...(memberEmail && { replyTo: memberEmail }),
    }),
  }) as const;

export const grossOf = ({ language, invoice }: InvoiceContext) =>
  money(invoice.grossCents, language);

export const openCents = ({ invoice }: Pick<InvoiceContext, 'invoice'>) =>
  invoice.grossCents - invoice.paidCents;

/** The last day on which it can be paid in time. */
export const dueDay = ({ language, invoice }: InvoiceContext) =>
  longDate(`${invoice.content.dueOn}T12:00:00Z`, language);

/** What the team calls the member. */
export const buyerLine = ({ invoice }: InvoiceContext) => {
  const { company, name } = invoice.content.buyer;
  return company ? `${company}, ${name}` : name;
};

/** Where to pay what is open. */
export function accountNote(context: InvoiceContext): NonNullable<Letter['note']> {
  const { language, invoice } = context;
  const { seller, number } = invoice.content;
  const amount = money(openCents(context), language);
  const german = language === 'de';
  return {
    title: german ? `Offen: ${amount}` : `Amount due: ${amount}`,
    lines: [
      ...(seller.bank
        ? [seller.name, `IBAN ${seller.bank.iban}`, seller.bank.name]
        : [
            german
              ? `Unsere Bankverbindung nennen wir dir unter ${seller.email}.`
              : `Ask us for our bank details at ${seller.email}.`,
          ]),
      german ? `Verwendungszweck: ${number}` : `Reference: ${number}`,
    ],
  };
}
