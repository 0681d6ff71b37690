import { appointmentDate, longDate } from '#domain/site/formats.ts';
import type { Locale } from '#domain/site/paths.ts';
import { defineMail } from '../define-mail.ts';
import { loadOrder, type OrderContext } from './load-order.ts';
import { orderDates } from './order-dates.ts';
import { amount, orderButton, toMember } from './order-frame.ts';
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
    const words = texts[language](context, at);
    const name = order.billing?.name ?? customer.fullName;
    return {
      ...orderDates(context),
      subject: words.subject,
      preview: words.preview,
      heading: words.heading,
      paragraphs: words.paragraphs,
      note: {
        title: words.declaration,
        lines: [
          `${words.contract}: ${order.number}, ${longDate(order.placedAt, language)}`,
          ...order.titles.map((title) => `– ${title}`),
          ...(name ? [`Name: ${name}`] : []),
          `${words.confirmation}: ${customer.email}`,
          `${words.received}: ${at}`,
        ],
      },
      after: words.after,
      button: orderButton(context, order.id),
    };
  },
});

const texts: Record<Locale, typeof german> = { de: german, en: english };

function german({ order, ...context }: OrderContext, at: string) {
  const others = otherVendors({ order, ...context });
  return {
    subject: `Eingangsbestätigung: Widerruf deiner Bestellung ${order.number}`,
    preview: `Eingegangen am ${at}`,
    heading: 'Dein Widerruf ist eingegangen',
    paragraphs: [
      `dein Widerruf ist am ${at} bei uns eingegangen. Diese E-Mail bestätigt den Eingang und den ` +
        'Inhalt; bitte bewahre sie auf.',
    ],
    declaration: 'Deine Erklärung: Ich widerrufe meinen Vertrag.',
    contract: 'Bestellung',
    confirmation: 'Bestätigung an',
    received: 'Eingang',
    after: [
      order.settlement
        ? `Die eingelösten Stunden berechnen wir anteilig: ${amount(order.settlement.grossCents, 'de')}, ` +
          `Rechnung ${order.settlement.number}. Was du darüber hinaus bezahlt hast, erstatten wir ` +
          'spätestens in vierzehn Tagen auf demselben Weg.'
        : 'Was du uns schon bezahlt hast, erstatten wir spätestens in vierzehn Tagen auf demselben Weg.' +
          (order.earlyStart
            ? ' Was auf deinen Wunsch schon geleistet wurde, rechnen wir anteilig ab.'
            : ''),
      ...(order.invoice
        ? [
            `Unsere Rechnung ${order.invoice.number} ist storniert; die Stornorechnung liegt unter „Rechnungen“.`,
          ]
        : []),
      ...(order.hourPackages.length > 0
        ? ['Nicht eingelöste Stunden berechnen wir nicht; einlösen kannst du sie nicht mehr.']
        : []),
      ...(others.length > 0 ? [`Wir geben den Widerruf weiter an: ${others.join(', ')}.`] : []),
    ],
  };
}

function english({ order, ...context }: OrderContext, at: string): ReturnType<typeof german> {
  const others = otherVendors({ order, ...context });
  return {
    subject: `Confirmation: withdrawal from your order ${order.number}`,
    preview: `Received on ${at}`,
    heading: 'We have received your withdrawal',
    paragraphs: [
      `Your withdrawal reached us on ${at}. This email confirms its receipt and its content; please ` +
        'keep it.',
    ],
    declaration: 'What you declared: I withdraw from my contract.',
    contract: 'Order',
    confirmation: 'Confirmation to',
    received: 'Received',
    after: [
      order.settlement
        ? `We charge a proportionate amount for the hours you redeemed: ${amount(order.settlement.grossCents, 'en')}, ` +
          `invoice ${order.settlement.number}. Whatever you have paid beyond that we refund within ` +
          'fourteen days, in the same way as you paid.'
        : 'We will refund what you have paid us within fourteen days, in the same way as you paid.' +
          (order.earlyStart
            ? ' We charge a proportionate amount for what was already provided at your request.'
            : ''),
      ...(order.invoice
        ? [
            `Our invoice ${order.invoice.number} is cancelled; the cancellation invoice is under “Invoices”.`,
          ]
        : []),
      ...(order.hourPackages.length > 0
        ? ['Hours you have not redeemed are not charged, and can no longer be redeemed.']
        : []),
      ...(others.length > 0 ? [`We will pass the withdrawal on to: ${others.join(', ')}.`] : []),
    ],
  };
}
