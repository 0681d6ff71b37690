import { type InvoiceContent, paymentTerms } from '#domain/invoices/invoice.ts';
import { fixSpaces } from '#domain/site/fixed-spaces.ts';
import { longDate, money } from '#domain/site/formats.ts';

/** Noon has the same day in Berlin. */
export const onDay = (day: string) => `${day}T12:00:00Z`;

export type InvoiceWords = ReturnType<typeof invoiceWords>;

/** The words of an invoice, for people and for machines. */
export function invoiceWords(content: InvoiceContent) {
  const said = content.language === 'de' ? german(content) : english(content);
  const isCancellation = content.kind === 'cancellation';
  const notes = [
    // When the services are performed (§ 14 (4) no. 6 UStG).
    ...(isCancellation ? [] : [said.service]),
    ...(isCancellation || content.otherVendors.length === 0 ? [] : [said.others]),
    ...(content.seller.sample ? [said.sample] : []),
  ];
  return {
    ...said,
    payment: paymentOf(content, said.paying).map(fixSpaces),
    notes: notes.map(fixSpaces),
  };
}

/** How and until when to pay, or what happens with a payment. */
function paymentOf(content: InvoiceContent, say: ReturnType<typeof german>['paying']): string[] {
  const terms = paymentTerms(content);
  if (terms.how === 'refund') return [say.refund];
  const { how, cents, offset } = terms;
  const amount = money(cents, content.language);
  const said = {
    'nothing-left': [],
    card: [say.card(amount)],
    transfer: [say.transfer(amount), ...(content.seller.bank ? [] : [say.askForBank])],
  };
  const counted = offset && say.offset(money(offset.cents, content.language), offset.number);
  return [...(counted ? [counted] : []), ...said[how]];
}

function german(content: InvoiceContent) {
  const { kind, number, cancels, settles, otherVendors, seller } = content;
  const date = (day: string) => longDate(onDay(day), 'de');
  const isCancellation = kind === 'cancellation';
  const vendors = new Intl.ListFormat('de').format(otherVendors);
  return {
    title: `${isCancellation ? 'Stornorechnung' : 'Rechnung'} ${number}`,
    intro: isCancellation
      ? `Hiermit heben wir die Rechnung ${cancels?.number} vom ${date(cancels?.issuedOn ?? content.issuedOn)} vollständig auf.`
      : settles
        ? `Deine Bestellung vom ${date(content.orderedOn)} hast du widerrufen, die Rechnung ${settles.number} ist storniert. Was bis dahin auf deinen Wunsch geleistet war, berechnen wir dir anteilig:`
        : `Vielen Dank für deine Bestellung vom ${date(content.orderedOn)}. Dafür berechnen wir dir:`,
    labels: {
      number: isCancellation ? 'Stornorechnung' : 'Rechnungsnummer',
      issuedOn: 'Rechnungsdatum',
      order: 'Bestellung',
      orderedOn: 'Bestellt am',
      dueOn: 'Zahlbar bis',
      service: 'Leistungszeit',
      cancels: 'Hebt auf',
      position: 'Pos.',
      item: 'Leistung',
      quantity: 'Menge',
      unitPrice: 'Einzelpreis',
      vat: 'USt.',
      net: 'Netto',
      discount: 'Rabatt',
      netTotal: 'Summe netto',
      total: isCancellation ? 'Stornierter Betrag' : 'Gesamtbetrag',
      vatId: 'USt-IdNr.',
      account: 'Konto',
      reference: 'Verwendungszweck',
      scan: 'Überweisen per Banking-App',
      attention: 'z. Hd.',
    },
    service: `Wenn bei der Position nichts anderes steht, beginnt die Leistung nach der Bestellung vom ${date(content.orderedOn)}.`,
    others: `Diese Rechnung enthält nur unsere Leistungen. Was du bei ${vendors} bestellt hast, wird dir von dort berechnet.`,
    sample: 'Muster aus einer Demo: Diese Rechnung ist nicht zu bezahlen.',
    paying: {
      refund:
        'Was du schon bezahlt hast, erstatten wir dir innerhalb von 14 Tagen auf demselben Weg.',
      card: (amount: string) => `Der Betrag von ${amount} wird mit Karte bezahlt.`,
      transfer: (amount: string) => `Bitte überweise ${amount} bis zum ${date(content.dueOn)}.`,
      askForBank: `Unsere Bankverbindung nennen wir dir unter ${seller.email}.`,
      offset: (amount: string, paid: string) =>
        `${amount} sind mit dem verrechnet, was du zur Rechnung ${paid} bezahlt hast.`,
    },
    directors: 'Geschäftsführung',
    exempt: 'Umsatzsteuerfrei nach § 4 UStG',
    page: (page: number, pages: number) => `${number} · Seite ${page} von ${pages}`,
  };
}

function english(content: InvoiceContent): ReturnType<typeof german> {
  const { kind, number, cancels, settles, otherVendors, seller } = content;
  const date = (day: string) => longDate(onDay(day), 'en');
  const isCancellation = kind === 'cancellation';
  const vendors = new Intl.ListFormat('en-GB').format(otherVendors);
  return {
    title: isCancellation
      ? `Cancellation invoice (Stornorechnung) ${number}`
      : `Invoice (Rechnung) ${number}`,
    intro: isCancellation
      ? `This cancels invoice ${cancels?.number} of ${date(cancels?.issuedOn ?? content.issuedOn)} in full.`
      : settles
        ? `You have withdrawn from your order of ${date(content.orderedOn)}, and invoice ${settles.number} is cancelled. We charge a proportionate amount for what had been provided at your request:`
        : `Thank you for your order of ${date(content.orderedOn)}. We charge you for:`,
    labels: {
      number: isCancellation ? 'Cancellation (Storno)' : 'Invoice no. (Rechnungsnr.)',
      issuedOn: 'Date (Rechnungsdatum)',
      order: 'Order (Bestellung)',
      orderedOn: 'Ordered on',
      dueOn: 'Due by (zahlbar bis)',
      service: 'Performed (Leistungszeit)',
      cancels: 'Cancels (hebt auf)',
      position: 'No.',
      item: 'Service (Leistung)',
      quantity: 'Quantity',
      unitPrice: 'Unit price',
      vat: 'VAT (USt.)',
      net: 'Net (netto)',
      discount: 'Discount (Rabatt)',
      netTotal: 'Net total (netto)',
      total: isCancellation ? 'Amount cancelled (Storno)' : 'Total (Gesamtbetrag)',
      vatId: 'VAT ID (USt-IdNr.)',
      account: 'Account (Konto)',
      reference: 'Reference',
      scan: 'Pay with your banking app',
      attention: 'Attn.',
    },
    service: `Unless a position says otherwise, the service begins after the order of ${date(content.orderedOn)}.`,
    others: `This invoice covers our own services only. What you ordered from ${vendors} will be charged by them.`,
    sample: 'Sample from a demo: this invoice need not be paid.',
    paying: {
      refund: 'What you have already paid will be refunded within 14 days, the way you paid it.',
      card: (amount: string) => `The amount of ${amount} is paid by card.`,
      transfer: (amount: string) => `Please transfer ${amount} by ${date(content.dueOn)}.`,
      askForBank: `Ask us for our bank details at ${seller.email}.`,
      offset: (amount: string, paid: string) =>
        `${amount} is offset against what you paid for invoice ${paid}.`,
    },
    directors: 'Managing directors (Geschäftsführung)',
    exempt: 'Exempt from VAT (umsatzsteuerfrei nach § 4 UStG)',
    page: (page: number, pages: number) => `${number} · Page ${page} of ${pages}`,
  };
}
