import { orderedThings } from '#domain/mails/request-texts.ts';
import { appointmentDate, longDay } from '#domain/site/formats.ts';
import type { Locale } from '#domain/site/paths.ts';
import { defineMail } from '../define-mail.ts';
import { termsSections, withdrawalSections } from './legal-sections.ts';
import { loadOrder, type OrderContext } from './load-order.ts';
import { orderDates } from './order-dates.ts';
import { amount, orderButton, toMember } from './order-frame.ts';
import {
  hasContractNow,
  hoursSentences,
  mandatedFirms,
  orderLines,
  otherVendors,
} from './order-lines.ts';

/** The confirmation of the order on a durable medium (§ 312f (2) BGB). */
export const orderPlaced = defineMail({
  name: 'order-placed',
  ...toMember,
  choice: 'order',
  load: loadOrder,
  write(context) {
    const { order, language } = context;
    const at = appointmentDate(order.placedAt, language);
    const words = texts[language](context, at);
    return {
      ...orderDates(context),
      subject: words.subject,
      preview: words.preview,
      heading: words.heading,
      paragraphs: words.paragraphs,
      note: { title: `${words.order} ${order.number}`, lines: orderLines(context) },
      after: [
        ...hoursSentences(context),
        ...words.payment,
        words.terms,
        order.earlyStart ? words.startNow : words.startLater,
        words.withdrawal,
      ],
      button: orderButton(context, order.id),
      sections: [...withdrawalSections(context), ...termsSections(context)],
    };
  },
});

const texts: Record<Locale, typeof german> = { de: german, en: english };

function german(context: OrderContext, at: string) {
  const { order, address } = context;
  const total = amount(order.grossCents, 'de');
  return {
    subject: `Bestellbestätigung ${order.number}`,
    preview: `${orderedThings(context.order, context.language)}: ${total}`,
    heading: 'Danke für deine Bestellung',
    order: 'Bestellung',
    paragraphs: [
      `deine Bestellung ${order.number} vom ${at} ist bei uns angekommen. ${germanContracts(context)}`,
      'Diese E-Mail enthält alles, was vereinbart ist; bitte bewahre sie auf.',
    ],
    payment: germanPayment(context),
    terms: `Es gelten unsere Allgemeinen Geschäftsbedingungen in der Fassung ${order.termsVersion}; sie stehen am Ende dieser E-Mail und unter ${address('terms')}`,
    startNow:
      'Du hast verlangt, dass die Leistungen schon vor Ablauf der Widerrufsfrist beginnen. Widerrufst du, ' +
      'bezahlst du anteilig, was bis dahin geleistet wurde. Ist eine Leistung vollständig erbracht, ' +
      'erlischt dein Widerrufsrecht daran.',
    startLater:
      'Du hast nicht verlangt, dass die Leistungen vor Ablauf der Widerrufsfrist beginnen. Sie beginnen ' +
      'deshalb erst danach.',
    withdrawal:
      `Widerrufen kannst du bis zum Ende des Tages am ${longDay(order.withdrawableUntil, 'de')}, am ` +
      `schnellsten online bei deiner Bestellung. ${germanMandatePeriod(context)}Wir nehmen den Widerruf auch für die ` +
      'anderen Vertragspartner an. Die vollständige Widerrufsbelehrung mit Formular steht unten.',
  };
}

/** Firms make the contract themselves, once they may accept the mandate. */
function germanContracts(context: OrderContext): string {
  const firms = mandatedFirms(context);
  if (firms.length === 0) return 'Der Vertrag ist damit geschlossen.';
  const made = hasContractNow(context) ? ' Alles andere ist mit dieser E-Mail vereinbart.' : '';
  return (
    `Mit ${new Intl.ListFormat('de').format(firms)} besteht noch kein Vertrag: Dort wird erst geprüft, ob ` +
    'das Mandat übernommen werden darf; Auftrag und Honorar bestätigt man dir von dort. Wird es nicht ' +
    `übernommen, zahlst du dort nichts.${made}`
  );
}

/** The period of a mandate begins with the contract, which the firm makes later (§§ 355 (2), 356 BGB). */
const germanMandatePeriod = (context: OrderContext) =>
  mandatedFirms(context).length === 0
    ? ''
    : 'Für ein Mandat endet die Frist später: 14 Tage, nachdem es dir bestätigt wurde. Bis dahin genügt eine Nachricht an uns. ';

const englishMandatePeriod = (context: OrderContext) =>
  mandatedFirms(context).length === 0
    ? ''
    : 'For a mandate the period ends later: 14 days after it was confirmed to you. Until then a message to us is enough. ';

function germanPayment(context: OrderContext): string[] {
  const { order } = context;
  const { invoicedGrossCents } = order.totals;
  const ours = amount(invoicedGrossCents, 'de');
  const others = otherVendors(context);
  return [
    ...(order.invoice
      ? [
          `Unsere Rechnung ${order.invoice.number} über ${ours} findest du im Mitgliederbereich unter ` +
            '„Rechnungen“.' +
            (order.payment === 'card' ? ' Du bezahlst sie mit Karte.' : ''),
        ]
      : []),
    ...(invoicedGrossCents > 0 && !order.billing
      ? [
          `Für unsere Rechnung über ${ours} brauchen wir noch deine Anschrift. Du kannst sie bei deiner ` +
            'Bestellung eintragen.',
        ]
      : []),
    ...(others.length > 0
      ? [
          `Diese Vertragspartner stellen ihre Rechnung selbst, und du bezahlst sie dort: ${others.join(', ')}.`,
        ]
      : []),
  ];
}

function english(context: OrderContext, at: string): ReturnType<typeof german> {
  const { order, address } = context;
  const total = amount(order.grossCents, 'en');
  return {
    subject: `Order confirmation ${order.number}`,
    preview: `${orderedThings(context.order, context.language)}: ${total}`,
    heading: 'Thank you for your order',
    order: 'Order',
    paragraphs: [
      `We have received your order ${order.number} of ${at}. ${englishContracts(context)}`,
      'This email contains everything that was agreed; please keep it.',
    ],
    payment: englishPayment(context),
    terms: `Our terms and conditions apply in version ${order.termsVersion}; they are at the end of this email and at ${address('terms')}`,
    startNow:
      'You asked for the services to begin before the withdrawal period is over. If you withdraw, you ' +
      'pay a proportionate amount for what has been provided by then. Once a service has been provided in full, you can ' +
      'no longer withdraw from it.',
    startLater:
      'You did not ask for the services to begin before the withdrawal period is over, so they begin ' +
      'after it.',
    withdrawal:
      `You can withdraw until the end of ${longDay(order.withdrawableUntil, 'en')} (Berlin time), most ` +
      `quickly online with your order. ${englishMandatePeriod(context)}We accept the withdrawal for the ` +
      'other contract partners, too. ' +
      'The full instructions and the form are below.',
  };
}

function englishContracts(context: OrderContext): string {
  const firms = mandatedFirms(context);
  if (firms.length === 0) return 'The contract is concluded.';
  const made = hasContractNow(context) ? ' Everything else is agreed with this email.' : '';
  return (
    `There is no contract yet with ${new Intl.ListFormat('en').format(firms)}: the firm first checks ` +
    'whether it may accept the mandate, and will confirm its scope and fee to you itself. If it does not ' +
    `accept, you pay it nothing.${made}`
  );
}

function englishPayment(context: OrderContext): string[] {
  const { order } = context;
  const { invoicedGrossCents } = order.totals;
  const ours = amount(invoicedGrossCents, 'en');
  const others = otherVendors(context);
  return [
    ...(order.invoice
      ? [
          `Our invoice ${order.invoice.number} for ${ours} is in the member area under “Invoices”.` +
            (order.payment === 'card' ? ' You pay it by card.' : ''),
        ]
      : []),
    ...(invoicedGrossCents > 0 && !order.billing
      ? [
          `We still need your address for our invoice of ${ours}. You can enter it with your order in ` +
            'the member area.',
        ]
      : []),
    ...(others.length > 0
      ? [
          `These contract partners send their own invoice, which you pay to them: ${others.join(', ')}.`,
        ]
      : []),
  ];
}
