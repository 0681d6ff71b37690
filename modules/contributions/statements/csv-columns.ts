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

/**
 * Heads as banks write them, in small letters and digits: Sparkasse (CAMT and MT940), Volksbank, Deutsche Bank,
 * Postbank and Fyrst, Commerzbank, DKB before and since 2023, N26, Qonto. Of several heads of one kind in a table the
 * first of this list counts.
 */
const heads: Record<Column, readonly string[]> = {
  booked: [
    ...['buchungstag', 'buchungsdatum', 'buchung', 'bookingdate', 'abwicklungsdatumlokal'],
    ...['settlementdatelocal', 'abwicklungsdatumutc', 'settlementdateutc', 'datum', 'date'],
  ],
  valued: [
    ...['valutadatum', 'wertstellung', 'wertstellungsdatum', 'wert', 'valuta', 'valuedate'],
    ...['transaktionsdatumlokal', 'operationdatelocal', 'operationdateutc'],
  ],
  amount: [
    ...['betrag', 'betrageur', 'betragineur', 'umsatz', 'umsatzineur', 'amounteur', 'amount'],
    ...['gesamtbetraginklmwst', 'totalamountinclvat', 'gesamtbetrag', 'totalamount'],
  ],
  credit: ['haben', 'habeneur', 'credit', 'gutschrift', 'eingang', 'kredit'],
  debit: ['soll', 'solleur', 'debit', 'lastschrift', 'ausgang'],
  sign: ['sollhaben', 'sh', 'sollhabenkennzeichen', 'habensoll'],
  currency: ['waehrung', 'currency', 'kontowaehrung'],
  counterparty: [
    ...['beguenstigterzahlungspflichtiger', 'namezahlungsbeteiligter', 'beguenstigterauftraggeber'],
    ...['auftraggeberbeguenstigter', 'auftraggeberempfaenger', 'empfaengerauftraggeber'],
    ...['partnername', 'counterpartyname', 'namedergegenpartei', 'gegenpartei', 'empfaenger'],
    ...['auftraggeberzahlungsempfaenger', 'payee', 'name'],
  ],
  payer: ['zahlungspflichtiger', 'auftraggeber'],
  payee: ['zahlungsempfaengerin', 'zahlungsempfaenger', 'empfaenger'],
  reference: [
    ...['verwendungszweck', 'paymentreference', 'reference', 'referenz', 'zahlungsreferenz'],
    ...['buchungsdetails', 'vorgangverwendungszweck', 'buchungstext'],
  ],
  type: [
    'umsatzart',
    'umsatztyp',
    'buchungstext',
    'transaktionstyp',
    'transactiontype',
    'art',
    'type',
  ],
  status: ['status', 'info'],
  account: ['ibanauftragskonto', 'ibanauftraggeberkonto', 'auftragskonto', 'auftraggeberkonto'],
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
