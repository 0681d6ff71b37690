import { paymentKindNames, paymentMethodNames } from '../../invoices/names.ts';
import type { PaymentKind } from '../../invoices/payment.ts';
import { csvDay, csvMoney } from '../csv.ts';
import { choice, days, defineList, inFile, nothingFoundHint, typed } from '../lists.ts';

export interface Row {
  paidAt: string;
  kind: PaymentKind;
  amountCents: number;
  invoice: { number: string };
  buyer: string;
  member: { name: string | null; email: string } | null;
  method: 'transfer' | 'card';
  offsetBy: string | null;
  recordedAt: string;
  recordedBy: { name: string } | null;
  takenBack: { at: string } | null;
}

/** What came in and went back, over all invoices. */
export const paymentList = defineList<Row>()({
  name: 'payments',
  right: 'money.read',
  one: { de: 'Buchung', en: 'entry' },
  other: { de: 'Buchungen', en: 'entries' },
  filters: {
    search: typed({
      de: 'Rechnungsnummer, Name, E-Mail oder Firma',
      en: 'Invoice number, name, email or company',
    }),
    kind: choice(paymentKindNames, {
      de: 'Art',
      en: 'Kind',
      any: { de: 'Jede Art', en: 'Every kind' },
    }),
    method: choice(paymentMethodNames, {
      de: 'Weg',
      en: 'Method',
      any: { de: 'Jeder Weg', en: 'Every method' },
    }),
    ...days(),
  },
  columns: {
    day: { de: 'Tag', en: 'Date', sort: 'paidAt' },
    paidOn: inFile('Tag', 'Day', ({ paidAt }) => csvDay(paidAt)),
    kind: { de: 'Art', en: 'Kind', csv: ({ kind }, locale) => paymentKindNames[kind][locale] },
    amount: { de: 'Betrag', en: 'Amount', sort: 'amountCents' },
    inEuros: inFile('Betrag in Euro', 'Amount in euros', ({ amountCents }, locale) =>
      csvMoney(amountCents, locale),
    ),
    invoice: { de: 'Rechnung', en: 'Invoice', csv: ({ invoice }) => invoice.number },
    buyer: inFile('Empfänger', 'Addressee', ({ buyer }) => buyer),
    member: { de: 'Mitglied', en: 'Member', csv: ({ member }) => member?.name ?? null },
    email: inFile('E-Mail', 'Email', ({ member }) => member?.email ?? null),
    method: inFile('Wie', 'How', ({ method }, locale) => paymentMethodNames[method][locale]),
    offset: inFile('Verrechnet mit', 'Offset against', ({ offsetBy }) => offsetBy),
    recorded: inFile('Eingetragen am', 'Entered on', ({ recordedAt }) => csvDay(recordedAt)),
    entered: { de: 'Eingetragen von', en: 'Recorded by' },
    recordedBy: inFile(
      'Eingetragen von',
      'Entered by',
      ({ recordedBy }) => recordedBy?.name ?? null,
    ),
    takenBack: inFile('Zurückgenommen am', 'Taken back on', ({ takenBack }) =>
      csvDay(takenBack?.at ?? null),
    ),
  },
  order: '-paidAt',
  empty: { de: 'Noch ist keine Zahlung eingetragen.', en: 'No payment has been recorded yet.' },
  emptyHint: {
    de: 'Überweisungen trägst du bei der Rechnung ein; was mit Karte bezahlt wird, kommt von selbst.',
    en: 'Record transfers with their invoice; what is paid by card is listed here by itself.',
  },
  nothing: { de: 'Dazu passt keine Zahlung.', en: 'No payment matches.' },
  nothingHint: nothingFoundHint,
});
