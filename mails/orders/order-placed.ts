import { orderedThings } from '#domain/mails/request-texts.ts';
import { appointmentDate, longDay, money } from '#domain/site/formats.ts';
import { defineMail } from '../define-mail.ts';
import { termsSections, withdrawalSections } from './legal-sections.ts';
import { loadOrder, type OrderContext } from './load-order.ts';
import { orderDates } from './order-dates.ts';
import { orderButton, toMember } from './order-frame.ts';
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
    const said = language === 'de' ? german(context) : english(context);
    const awaitsMandate = mandatedFirms(context).length > 0;
    const needsAddress = order.totals.invoicedGrossCents > 0 && !order.billing;
    // Firms make the contract themselves, once they may accept the mandate.
    const contract = awaitsMandate
      ? said.noContractYet + (hasContractNow(context) ? said.restIsAgreed : '')
      : said.concluded;
    // The period of a mandate begins with the contract, which the firm makes later (§§ 355 (2), 356 BGB).
    const periods =
      order.foundationId !== null && awaitsMandate
        ? (hasContractNow(context) ? said.ourPeriod : '') + said.firmPeriod
        : said.withdrawal + (awaitsMandate ? said.mandatePeriod : '');
    return {
      ...orderDates(context),
      subject: said.subject,
      preview: `${orderedThings(order, language)}: ${money(order.grossCents, language)}`,
      heading: said.heading,
      paragraphs: [`${said.received} ${contract}`, said.keep],
      note: { title: `${said.order} ${order.number}`, lines: orderLines(context) },
      after: [
        ...hoursSentences(context),
        ...(order.invoice ? [said.invoice + (order.payment === 'card' ? said.byCard : '')] : []),
        ...(needsAddress ? [said.addressMissing] : []),
        ...(otherVendors(context).length > 0 ? [said.otherInvoices] : []),
        said.terms,
        order.earlyStart ? said.startNow : said.startLater,
        periods + said.forOthers,
      ],
      button: orderButton(context, order.id),
      sections: [...withdrawalSections(context), ...termsSections(context)],
    };
  },
});

/** What its sentences name, in the reader's language. */
const namedIn = (context: OrderContext) => ({
  at: appointmentDate(context.order.placedAt, context.language),
  until: longDay(context.order.withdrawableUntil, context.language),
  firms: new Intl.ListFormat(context.language).format(mandatedFirms(context)),
  ours: money(context.order.totals.invoicedGrossCents, context.language),
  others: otherVendors(context).join(', '),
});

function german(context: OrderContext) {
  const { number, invoice, termsVersion } = context.order;
  const { at, until, firms, ours, others } = namedIn(context);
  return {
    subject: `Bestellbestätigung ${number}`,
    heading: 'Danke für deine Bestellung',
    order: 'Bestellung',
    received: `deine Bestellung ${number} vom ${at} ist bei uns angekommen.`,
    concluded: 'Der Vertrag ist damit geschlossen.',
    noContractYet:
      `Mit ${firms} besteht noch kein Vertrag: Dort wird erst geprüft, ob ` +
      'das Mandat übernommen werden darf; Auftrag und Honorar bestätigt man dir von dort. Wird es nicht ' +
      'übernommen, zahlst du dort nichts.',
    restIsAgreed: ' Alles andere ist mit dieser E-Mail vereinbart.',
    keep: 'Diese E-Mail enthält alles, was vereinbart ist; bitte bewahre sie auf.',
    invoice: `Unsere Rechnung ${invoice?.number} über ${ours} findest du im Mitgliederbereich unter „Rechnungen“.`,
    byCard: ' Du bezahlst sie mit Karte.',
    addressMissing:
      `Für unsere Rechnung über ${ours} brauchen wir noch deine Anschrift. Du kannst sie bei deiner ` +
      'Bestellung eintragen.',
    otherInvoices: `Diese Vertragspartner stellen ihre Rechnung selbst, und du bezahlst sie dort: ${others}.`,
    terms: `Es gelten unsere Allgemeinen Geschäftsbedingungen in der Fassung ${termsVersion}; sie stehen am Ende dieser E-Mail und unter ${context.address('terms')}`,
    startNow:
      'Du hast verlangt, dass die Leistungen schon vor Ablauf der Widerrufsfrist beginnen. Widerrufst du, ' +
      'bezahlst du anteilig, was bis dahin geleistet wurde. Ist eine Leistung vollständig erbracht, ' +
      'erlischt dein Widerrufsrecht daran.',
    startLater:
      'Du hast nicht verlangt, dass die Leistungen vor Ablauf der Widerrufsfrist beginnen. Sie beginnen ' +
      'deshalb erst danach.',
    withdrawal:
      `Widerrufen kannst du bis zum Ende des Tages am ${until}, am ` +
      'schnellsten online bei deiner Bestellung. ',
    ourPeriod:
      `Unseren Vertrag kannst du bis zum Ende des Tages am ${until} widerrufen, am ` +
      'schnellsten online bei deiner Bestellung. ',
    firmPeriod:
      `Der Vertrag mit ${firms} kommt erst zustande, wenn das Mandat angenommen ist. Ab dann kannst du ihn 14 Tage ` +
      'lang widerrufen, auch allein; bis wann, steht in der Bestätigung des Mandats. Widerrufst du unseren ' +
      'Vertrag, endet auch dieser. ',
    mandatePeriod:
      'Für ein Mandat endet die Frist später: 14 Tage, nachdem es dir bestätigt wurde. Bis dahin genügt eine Nachricht an uns. ',
    forOthers:
      'Wir nehmen den Widerruf auch für die ' +
      'anderen Vertragspartner an. Die vollständige Widerrufsbelehrung mit Formular steht unten.',
  };
}

function english(context: OrderContext): ReturnType<typeof german> {
  const { number, invoice, termsVersion } = context.order;
  const { at, until, firms, ours, others } = namedIn(context);
  return {
    subject: `Order confirmation ${number}`,
    heading: 'Thank you for your order',
    order: 'Order',
    received: `We have received your order ${number} of ${at}.`,
    concluded: 'The contract is concluded.',
    noContractYet:
      `There is no contract yet with ${firms}: the firm first checks ` +
      'whether it may accept the mandate, and will confirm its scope and fee to you itself. If it does not ' +
      'accept, you pay it nothing.',
    restIsAgreed: ' Everything else is agreed with this email.',
    keep: 'This email contains everything that was agreed; please keep it.',
    invoice: `Our invoice ${invoice?.number} for ${ours} is in the member area under “Invoices”.`,
    byCard: ' You pay it by card.',
    addressMissing:
      `We still need your address for our invoice of ${ours}. You can enter it with your order in ` +
      'the member area.',
    otherInvoices: `These contract partners send their own invoice, which you pay to them: ${others}.`,
    terms: `Our terms and conditions apply in version ${termsVersion}; they are at the end of this email and at ${context.address('terms')}`,
    startNow:
      'You asked for the services to begin before the withdrawal period is over. If you withdraw, you ' +
      'pay a proportionate amount for what has been provided by then. Once a service has been provided in full, you can ' +
      'no longer withdraw from it.',
    startLater:
      'You did not ask for the services to begin before the withdrawal period is over, so they begin ' +
      'after it.',
    withdrawal:
      `You can withdraw until the end of ${until} (Berlin time), most ` +
      'quickly online with your order. ',
    ourPeriod:
      `You can withdraw from our contract until the end of ${until} (Berlin time), most ` +
      'quickly online with your order. ',
    firmPeriod:
      `The contract with ${firms} is only made when the mandate is accepted. From then on you can withdraw from it ` +
      'for 14 days, also from it alone; the confirmation of the mandate says until when. If you withdraw from our ' +
      'contract, it ends, too. ',
    mandatePeriod:
      'For a mandate the period ends later: 14 days after it was confirmed to you. Until then a message to us is enough. ',
    forOthers:
      'We accept the withdrawal for the ' +
      'other contract partners, too. ' +
      'The full instructions and the form are below.',
  };
}
