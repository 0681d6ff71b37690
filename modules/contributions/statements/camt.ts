import { SaxesParser } from 'saxes';
import { type Booking, type Bookings, collecting, type Skipped, Unreadable } from './booking.ts';
import { accountOf, dayOf, wordsOf } from './values.ts';

const DEPTH_MAX = 40;
const ATTRIBUTES_MAX = 20;
const TEXT_MAX = 600;

/** An element of an entry, without its prefix. */
interface Element {
  name: string;
  text: string;
  currency: string | undefined;
  children: Element[];
}

/** Payments of one entry: several where the bank books them together. */
interface Entry {
  element: Element;
  payments: Element[];
}

/** CAMT.053: XML without a DTD, whose entities are the five of XML itself. */
export function readCamt(text: string): Bookings {
  const found = collecting();
  const open: Element[] = [];
  let [account, currency]: (string | undefined)[] = [];
  let entry: Entry | undefined;
  let isStatement = false;
  const isAt = (...names: string[]) =>
    names.every((name, at) => open[open.length - names.length + at]?.name === name);

  const parser = new SaxesParser({ xmlns: false, position: false });
  let attributes = 0;
  parser.on('error', (error) => {
    throw new Unreadable(/entity/i.test(error.message) ? 'entities' : 'damaged');
  });
  parser.on('doctype', () => {
    throw new Unreadable('entities');
  });
  parser.on('opentagstart', () => {
    attributes = 0;
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > ATTRIBUTES_MAX) throw new Unreadable('damaged');
  });
  parser.on('opentag', ({ name, attributes: given }) => {
    if (open.length >= DEPTH_MAX) throw new Unreadable('damaged');
    const element = { name: localOf(name), text: '', currency: given.Ccy, children: [] };
    // Only what an entry says is kept until it ends, and of that one payment at a time.
    if (entry) open.at(-1)?.children.push(element);
    open.push(element);
    if (isAt('BkToCstmrStmt', 'Stmt'))
      [isStatement, account, currency] = [true, undefined, undefined];
    if (isAt('Stmt', 'Ntry')) entry = { element, payments: [] };
  });
  const addText = (more: string) => {
    const element = open.at(-1);
    if (element) element.text = (element.text + more.slice(0, TEXT_MAX)).slice(0, TEXT_MAX);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = open.at(-1);
    if (isAt('Stmt', 'Acct', 'Id', 'IBAN') || isAt('Acct', 'Id', 'Othr', 'Id')) {
      if (!entry) account = element?.text;
    }
    if (isAt('Stmt', 'Acct', 'Ccy')) currency = element?.text.trim();
    if (entry && element?.name === 'TxDtls') {
      entry.payments.push(slimOf(element));
      element.children = [];
    }
    if (entry && element === entry.element) {
      for (const one of bookingsOf(entry, { account, currency })) found.add(one);
      entry = undefined;
    }
    open.pop();
  });
  parser.write(text).close();
  if (!isStatement) throw new Unreadable('not-a-statement');
  return found;
}

const localOf = (name: string) => name.slice(name.indexOf(':') + 1);

/** A payment without what nobody asks for, so that thousands of one entry take little room. */
const asked = new Set(['Amt', 'AmtDtls', 'CdtDbtInd', 'RltdPties', 'RmtInf', 'RtrInf', 'Refs']);
const slimOf = (payment: Element): Element => ({
  ...payment,
  children: payment.children.filter(({ name }) => asked.has(name)),
});

function below(element: Element | undefined, ...names: string[]): Element | undefined {
  return names.reduce<Element | undefined>(
    (at, name) => at?.children.find((child) => child.name === name),
    element,
  );
}
const textAt = (element: Element | undefined, ...names: string[]) =>
  below(element, ...names)?.text.trim() || undefined;

type Statement = Record<'account' | 'currency', string | undefined>;

function bookingsOf({ element, payments }: Entry, statement: Statement): (Booking | Skipped)[] {
  const status = textAt(element, 'Sts', 'Cd') ?? textAt(element, 'Sts');
  if (status !== undefined && status !== 'BOOK') return ['not-booked'];
  const bookedOn = dayAt(element, 'BookgDt') ?? dayAt(element, 'ValDt');
  if (bookedOn === undefined) return ['date'];
  const amount = below(element, 'Amt');
  const total = centsIn(amount?.text);
  const direction = textAt(element, 'CdtDbtInd');
  if (total === undefined || direction === undefined) return ['amount'];
  const currency = amount?.currency ?? statement.currency ?? 'EUR';
  if (currency !== 'EUR') return ['currency'];
  const all = { element, bookedOn, account: statement.account };
  const parts = partsOf(payments, total);
  if (parts) {
    return parts.map(({ payment, cents }) => {
      const own = textAt(payment, 'CdtDbtInd') ?? direction;
      return bookingOf(all, payment, signed(cents, own));
    });
  }
  const [payment, another] = payments;
  return [bookingOf(all, another ? undefined : payment, signed(total, direction))];
}

const signed = (cents: number, direction: string) => (direction === 'DBIT' ? -cents : cents);
const dayAt = (element: Element, name: string) =>
  dayOf(textAt(element, name, 'Dt') ?? textAt(element, name, 'DtTm') ?? '');

/** Payments of a batch with their amounts; undefined for a single one, and where these do not make up the whole. */
function partsOf(payments: readonly Element[], total: number) {
  if (payments.length < 2) return undefined;
  const parts = payments.map((payment) => ({
    payment,
    cents: centsIn(textAt(payment, 'Amt') ?? textAt(payment, 'AmtDtls', 'TxAmt', 'Amt')) ?? 0,
  }));
  const sum = parts.reduce((all, { cents }) => all + cents, 0);
  return sum === total && parts.every(({ cents }) => cents > 0) ? parts : undefined;
}

/** Digits and a point alone, whatever the language of the bank is. */
function centsIn(text: string | undefined): number | undefined {
  const [, whole = '', cents = ''] =
    /^(\d{1,12})(?:\.(\d{1,2})0{0,3})?$/.exec(text?.trim() ?? '') ?? [];
  return whole === '' ? undefined : Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}

/** Families of codes that ISO 20022 has for payments that came back. */
const returnCodes = new Set(['RRTN', 'RPCR', 'UPDD', 'UPCT', 'PRDD', 'ARET']);

function bookingOf(
  {
    element,
    bookedOn,
    account,
  }: { element: Element; bookedOn: string; account: string | undefined },
  payment: Element | undefined,
  amountCents: number,
): Booking {
  const parties = below(payment, 'RltdPties');
  const party = below(parties, amountCents < 0 ? 'Cdtr' : 'Dbtr');
  const counterparty = wordsOf(textAt(party, 'Nm') ?? textAt(party, 'Pty', 'Nm'));
  const lines = below(payment, 'RmtInf')?.children.filter(({ name }) => name === 'Ustrd') ?? [];
  const reference = wordsOf(lines.map(({ text }) => text.trim()).join(' '));
  const code = textAt(element, 'BkTxCd', 'Domn', 'Fmly', 'SubFmlyCd') ?? '';
  const isReversal = /^(?:true|1)$/.test(textAt(element, 'RvslInd') ?? '');
  const isReturn = isReversal || below(payment, 'RtrInf') !== undefined || returnCodes.has(code);
  const refs = [textAt(element, 'AcctSvcrRef'), textAt(element, 'NtryRef')];
  const own = below(payment, 'Refs')?.children.map(({ name, text }) => [name, text.trim()]);
  const known = { account: accountOf(account), bookedOn, amountCents, counterparty, reference };
  return { ...known, isReturn, whole: JSON.stringify([known, isReturn, refs, own]) };
}
