import { appointmentDate, longDate, money } from '#domain/site/formats.ts';
import { defineMail } from '../define-mail.ts';
import { loadOrder, type OrderContext } from './load-order.ts';
import { orderDates } from './order-dates.ts';
import { orderButton, toMember } from './order-frame.ts';
import { otherVendors } from './order-lines.ts';

/** § 356a (4) BGB: content, date and time of the withdrawal, at once. */
export const orderWithdrawn = defineMail({
  name: 'order-withdrawn',
  ...toMember,
  choice: 'order',
  load: loadOrder,
  write(context) {
    const { order, language, customer } = context;
    const at = appointmentDate(order.withdrawnAt ?? order.placedAt, language);
    const said = language === 'de' ? german(context, at) : english(context, at);
    const name = order.billing?.name ?? customer.fullName;
    return {
      ...orderDates(context),
      subject: said.subject,
      preview: said.preview,
      heading: said.heading,
      paragraphs: [said.received],
      note: {
        title: said.declaration,
        lines: [
          `${said.contract}: ${order.number}, ${longDate(order.placedAt, language)}`,
          ...order.titles.map((title) => `– ${title}`),
          ...(name ? [`Name: ${name}`] : []),
          `${said.confirmation}: ${customer.email}`,
          `${said.receipt}: ${at}`,
        ],
      },
      after: [
        order.settlement ? said.settled : said.refund + (order.earlyStart ? said.begun : ''),
        ...(order.invoice ? [said.invoice] : []),
        ...(order.hourPackages.length > 0 ? [said.hours] : []),
        ...(otherVendors(context).length > 0 ? [said.others] : []),
      ],
      button: orderButton(context, order.id),
    };
  },
});

function german(context: OrderContext, at: string) {
  const { number, settlement, invoice } = context.order;
  return {
    subject: `Eingangsbestätigung: Widerruf deiner Bestellung ${number}`,
    preview: `Eingegangen am ${at}`,
    heading: 'Dein Widerruf ist eingegangen',
    received:
      `dein Widerruf ist am ${at} bei uns eingegangen. Diese E-Mail bestätigt den Eingang und den ` +
      'Inhalt; bitte bewahre sie auf.',
    declaration: 'Deine Erklärung: Ich widerrufe meinen Vertrag.',
    contract: 'Bestellung',
    confirmation: 'Bestätigung an',
    receipt: 'Eingang',
    settled:
      `Die eingelösten Stunden berechnen wir anteilig: ${money(settlement?.grossCents ?? 0, 'de')}, ` +
      `Rechnung ${settlement?.number}. Was du darüber hinaus bezahlt hast, erstatten wir ` +
      'spätestens in vierzehn Tagen auf demselben Weg.',
    refund:
      'Was du uns schon bezahlt hast, erstatten wir spätestens in vierzehn Tagen auf demselben Weg.',
    begun: ' Was auf deinen Wunsch schon geleistet wurde, rechnen wir anteilig ab.',
    invoice: `Unsere Rechnung ${invoice?.number} ist storniert; die Stornorechnung liegt unter „Rechnungen“.`,
    hours: 'Nicht eingelöste Stunden berechnen wir nicht; einlösen kannst du sie nicht mehr.',
    others: `Wir geben den Widerruf weiter an: ${otherVendors(context).join(', ')}.`,
  };
}

function english(context: OrderContext, at: string): ReturnType<typeof german> {
  const { number, settlement, invoice } = context.order;
  return {
    subject: `Confirmation: withdrawal from your order ${number}`,
    preview: `Received on ${at}`,
    heading: 'We have received your withdrawal',
    received:
      `Your withdrawal reached us on ${at}. This email confirms its receipt and its content; please ` +
      'keep it.',
    declaration: 'What you declared: I withdraw from my contract.',
    contract: 'Order',
    confirmation: 'Confirmation to',
    receipt: 'Received',
    settled:
      `We charge a proportionate amount for the hours you redeemed: ${money(settlement?.grossCents ?? 0, 'en')}, ` +
      `invoice ${settlement?.number}. Whatever you have paid beyond that we refund within ` +
      'fourteen days, in the same way as you paid.',
    refund:
      'We will refund what you have paid us within fourteen days, in the same way as you paid.',
    begun: ' We charge a proportionate amount for what was already provided at your request.',
    invoice: `Our invoice ${invoice?.number} is cancelled; the cancellation invoice is under “Invoices”.`,
    hours: 'Hours you have not redeemed are not charged, and can no longer be redeemed.',
    others: `We will pass the withdrawal on to: ${otherVendors(context).join(', ')}.`,
  };
}
