import { type InvoiceContent, paymentTerms } from '#domain/invoices/invoice.ts';
import { fixSpaces } from '#domain/site/fixed-spaces.ts';
import { longDate, money } from '#domain/site/formats.ts';

/** The words of an invoice, for people and for machines. */
export interface InvoiceWords {
  title: string;
  intro: string;
  labels: Record<
    | 'number'
    | 'issuedOn'
    | 'order'
    | 'orderedOn'
    | 'dueOn'
    | 'service'
    | 'cancels'
    | 'position'
    | 'item'
    | 'quantity'
    | 'unitPrice'
    | 'vat'
    | 'net'
    | 'discount'
    | 'netTotal'
    | 'total'
    | 'vatId'
    | 'account'
    | 'reference'
    | 'scan'
    | 'attention',
    string
  >;
  /** When the services are performed (§ 14 (4) no. 6 UStG). */
  service: string;
  /** How and until when to pay, or what happens with a payment. */
  payment: readonly string[];
  notes: readonly string[];
  directors: string;
  exempt: string;
  page: (page: number, pages: number) => string;
}

/** Noon has the same day in Berlin. */
export const onDay = (day: string) => `${day}T12:00:00Z`;

export function invoiceWords(content: InvoiceContent): InvoiceWords {
  return content.language === 'de' ? german(content) : english(content);
}

function german(content: InvoiceContent): InvoiceWords {
  const { kind, number, cancels, settles, otherVendors, seller } = content;
  const date = (day: string) => longDate(onDay(day), 'de');
  const isCancellation = kind === 'cancellation';
  const service = `Wenn bei der Position nichts anderes steht, beginnt die Leistung nach der Bestellung vom ${date(content.orderedOn)}.`;
  const vendors = isCancellation ? '' : joined(otherVendors, 'und');
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
    service,
    payment: fixed(germanPayment(content)),
    notes: fixed([
      ...(isCancellation ? [] : [service]),
      ...(vendors
        ? [
            `Diese Rechnung enthält nur unsere Leistungen. Was du bei ${vendors} bestellt hast, wird dir von dort berechnet.`,
          ]
        : []),
      ...(seller.sample ? ['Muster aus einer Demo: Diese Rechnung ist nicht zu bezahlen.'] : []),
    ]),
    directors: 'Geschäftsführung',
    exempt: 'Umsatzsteuerfrei nach § 4 UStG',
    page: (page, pages) => `${number} · Seite ${page} von ${pages}`,
  };
}

function germanPayment(content: InvoiceContent): string[] {
  const { seller, dueOn } = content;
  const terms = paymentTerms(content);
  if (terms.how === 'refund') {
    return [
      'Was du schon bezahlt hast, erstatten wir dir innerhalb von 14 Tagen auf demselben Weg.',
    ];
  }
  const { how, cents, offset } = terms;
  const amount = money(cents, 'de');
  const said = {
    'nothing-left': [],
    card: [`Der Betrag von ${amount} wird mit Karte bezahlt.`],
    transfer: [
      `Bitte überweise ${amount} bis zum ${longDate(onDay(dueOn), 'de')}.`,
      ...(seller.bank ? [] : [`Unsere Bankverbindung nennen wir dir unter ${seller.email}.`]),
    ],
  };
  const counted =
    offset &&
    `${money(offset.cents, 'de')} sind mit dem verrechnet, was du zur Rechnung ${offset.number} bezahlt hast.`;
  return [...(counted ? [counted] : []), ...said[how]];
}

function english(content: InvoiceContent): InvoiceWords {
  const { kind, number, cancels, settles, otherVendors, seller } = content;
  const date = (day: string) => longDate(onDay(day), 'en');
  const isCancellation = kind === 'cancellation';
  const service = `Unless a position says otherwise, the service begins after the order of ${date(content.orderedOn)}.`;
  const vendors = isCancellation ? '' : joined(otherVendors, 'and');
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
    service,
    payment: fixed(englishPayment(content)),
    notes: fixed([
      ...(isCancellation ? [] : [service]),
      ...(vendors
        ? [
            `This invoice covers our own services only. What you ordered from ${vendors} will be charged by them.`,
          ]
        : []),
      ...(seller.sample ? ['Sample from a demo: this invoice need not be paid.'] : []),
    ]),
    directors: 'Managing directors (Geschäftsführung)',
    exempt: 'Exempt from VAT (umsatzsteuerfrei nach § 4 UStG)',
    page: (page, pages) => `${number} · Page ${page} of ${pages}`,
  };
}

function englishPayment(content: InvoiceContent): string[] {
  const { seller, dueOn } = content;
  const terms = paymentTerms(content);
  if (terms.how === 'refund') {
    return ['What you have already paid will be refunded within 14 days, the way you paid it.'];
  }
  const { how, cents, offset } = terms;
  const amount = money(cents, 'en');
  const said = {
    'nothing-left': [],
    card: [`The amount of ${amount} is paid by card.`],
    transfer: [
      `Please transfer ${amount} by ${longDate(onDay(dueOn), 'en')}.`,
      ...(seller.bank ? [] : [`Ask us for our bank details at ${seller.email}.`]),
    ],
  };
  const counted =
    offset &&
    `${money(offset.cents, 'en')} is offset against what you paid for invoice ${offset.number}.`;
  return [...(counted ? [counted] : []), ...said[how]];
}

const fixed = (lines: readonly string[]) => lines.map(fixSpaces);

function joined(names: readonly string[], and: string): string {
  const last = names.at(-1);
  if (last === undefined || names.length === 1) return last ?? '';
  return `${names.slice(0, -1).join(', ')} ${and} ${last}`;
}
