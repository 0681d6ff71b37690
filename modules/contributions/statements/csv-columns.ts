/** What the columns of a bank's table are about. */
export type Column =
  | 'booked'
  | 'valued'
  | 'amount'
  | 'credit'
  | 'debit'
  | 'sign'
  | 'currency'
  | 'counterparty'
  | 'payer'
  | 'payee'
  | 'reference'
  | 'type'
  | 'status'
  | 'account';

const words = (all: string) => all.split(/\s+/);

/**
 * Heads as banks write them, in small letters and digits: Sparkasse (CAMT and MT940), Volksbank, Deutsche Bank,
 * Postbank and Fyrst, Commerzbank, DKB before and since 2023, N26, Qonto. Of several heads of one kind in a table the
 * first of this list counts.
 */
const heads: Record<Column, readonly string[]> = {
  booked:
    words(`buchungstag buchungsdatum buchung bookingdate abwicklungsdatumlokal settlementdatelocal
    abwicklungsdatumutc settlementdateutc datum date`),
  valued:
    words(`valutadatum wertstellung wertstellungsdatum wert valuta valuedate transaktionsdatumlokal
    operationdatelocal operationdateutc`),
  amount:
    words(`betrag betrageur betragineur umsatz umsatzineur amounteur amount gesamtbetraginklmwst
    totalamountinclvat gesamtbetrag totalamount`),
  credit: words('haben habeneur credit gutschrift eingang kredit'),
  debit: words('soll solleur debit lastschrift ausgang'),
  sign: words('sollhaben sh sollhabenkennzeichen habensoll'),
  currency: words('waehrung currency kontowaehrung'),
  counterparty:
    words(`beguenstigterzahlungspflichtiger namezahlungsbeteiligter beguenstigterauftraggeber
    auftraggeberbeguenstigter auftraggeberempfaenger empfaengerauftraggeber partnername
    counterpartyname namedergegenpartei gegenpartei empfaenger auftraggeberzahlungsempfaenger
    payee name`),
  payer: words('zahlungspflichtiger auftraggeber'),
  payee: words('zahlungsempfaengerin zahlungsempfaenger empfaenger'),
  reference:
    words(`verwendungszweck paymentreference reference referenz zahlungsreferenz buchungsdetails
    vorgangverwendungszweck buchungstext`),
  type: words('umsatzart umsatztyp buchungstext transaktionstyp transactiontype art type'),
  status: words('status info'),
  account: words('ibanauftragskonto ibanauftraggeberkonto auftragskonto auftraggeberkonto'),
};

/** Places of the columns in a row of heads. */
export type Columns = Partial<Record<Column, number>>;

const headOf = (cell: string): string =>
  cell
    .slice(0, 100)
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]/g, '');

/** The columns, if a row is one of heads: with a day and an amount. */
export function columnsIn(row: readonly string[]): Columns | undefined {
  const cells = row.map(headOf);
  const columns: Columns = {};
  for (const column of Object.keys(heads) as Column[]) {
    const head = heads[column].find((known) => cells.includes(known));
    if (head !== undefined) columns[column] = cells.indexOf(head);
  }
  const hasDay = columns.booked !== undefined || columns.valued !== undefined;
  const hasAmount = columns.amount !== undefined || columns.credit !== undefined;
  return hasDay && hasAmount ? columns : undefined;
}
