import { type Booking, type Bookings, collecting, type Skipped, Unreadable } from './booking.ts';
import { accountOf, centsOf, realDay, wordsOf } from './values.ts';

const FIELD_MAX = 4_000;

interface Field {
  tag: string;
  lines: string[];
}

/** Whether a text has the fields that each MT940 statement has. */
export const isMt940 = (text: string): boolean =>
  /^:20:/m.test(text) && /^:25:/m.test(text) && /^:6[01][FM]?:/m.test(text);

/** MT940 as German banks write it, with or without the envelope of SWIFT. */
export function readMt940(text: string): Bookings {
  const found = collecting();
  let account: string | null = null;
  let currency = 'EUR';
  let booked: string[] | undefined;
  let isThere = false;
  const finish = (words: readonly string[]) => {
    if (booked) found.add(bookingOf(booked, words, { account, currency }));
    booked = undefined;
  };
  for (const { tag, lines } of fieldsOf(text)) {
    const [first = ''] = lines;
    if (tag === '86') {
      finish(lines);
      continue;
    }
    finish([]);
    if (tag === '20') [account, currency] = [null, 'EUR'];
    if (tag === '25') account = accountOf(first.trim().replace(/[A-Z]{3}$/, ''));
    if (tag.startsWith('60')) currency = /^[CD]\d{6}([A-Z]{3})/.exec(first)?.[1] ?? currency;
    if (tag.startsWith('60') || tag === '61') isThere = true;
    if (tag === '61') booked = lines;
  }
  finish([]);
  if (!isThere) throw new Unreadable('damaged');
  return found;
}

function* fieldsOf(text: string): Generator<Field> {
  let field: Field | undefined;
  let length = 0;
  for (const line of text.split(/\r\n|\n|\r/)) {
    const [, tag, rest = ''] = /^:(\d{2}[A-Z]?):(.*)$/.exec(line) ?? [];
    if (tag !== undefined) {
      if (field) yield field;
      [field, length] = [{ tag, lines: [rest.slice(0, FIELD_MAX)] }, rest.length];
    } else if (/^-\}?$|^\{/.test(line.trim())) {
      if (field) yield field;
      field = undefined;
    } else if (field && length < FIELD_MAX) {
      field.lines.push(line.slice(0, FIELD_MAX));
      length += line.length;
    }
  }
  if (field) yield field;
}

/** `2612021202CR6250,00N166NONREF//…`: day of value, day of booking, mark, amount, code. */
const statementLine =
  /^(?<year>\d{2})(?<month>\d{2})(?<day>\d{2})(?<booked>\d{4})?(?<mark>R?[CD])[A-Z]?(?<amount>\d{1,12},\d{0,2})[NFS](?<code>.{3})/;

/** Codes of transactions of German banks for what came back. */
const returnCodes = new Set(['108', '109', '111', '118', '159', '182', '183', '184', '185']);

function bookingOf(
  lines: readonly string[],
  words: readonly string[],
  { account, currency }: { account: string | null; currency: string },
): Booking | Skipped {
  const groups = statementLine.exec(lines[0] ?? '')?.groups;
  if (!groups) return /^\d{6}/.test(lines[0] ?? '') ? 'amount' : 'date';
  const { year = '', month = '', day = '', booked, mark = '', amount = '', code = '' } = groups;
  const bookedOn = bookingDay({ year, month, day }, booked);
  if (bookedOn === undefined) return 'date';
  if (currency !== 'EUR') return 'currency';
  const cents = centsOf(amount);
  if (cents === undefined) return 'amount';
  const told = toldBy(words);
  return {
    bookedOn,
    // The reversal of a credit takes money away.
    amountCents: mark === 'D' || mark === 'RC' ? -cents : cents,
    counterparty: wordsOf(told.name),
    reference: wordsOf(told.reference),
    account,
    isReturn: mark.startsWith('R') || returnCodes.has(told.code ?? code),
    whole: JSON.stringify([account, lines, words]),
  };
}

/** The day of booking has no year of its own; it may be the one beside that of the value. */
function bookingDay(
  { year, month, day }: Record<'year' | 'month' | 'day', string>,
  booked: string | undefined,
): string | undefined {
  const valued = realDay(`20${year}`, month, day);
  if (booked === undefined || valued === undefined) return valued;
  const [bookedMonth, bookedDay] = [booked.slice(0, 2), booked.slice(2)];
  const months = Number(bookedMonth) - Number(month);
  const turn = months < -6 ? 1 : months > 6 ? -1 : 0;
  return realDay(String(2000 + Number(year) + turn), bookedMonth, bookedDay);
}

interface Told {
  code?: string;
  name?: string;
  reference?: string;
}

/** What stands in `:86:`: `166?00GUTSCHRIFT?20SVWZ+Stammeinlage?32ANNA MUELLER`, or text without parts. */
function toldBy(words: readonly string[]): Told {
  const text = words.join('');
  const [, code, mark] = /^(\d{3})([^\dA-Za-z\s])/.exec(text) ?? [];
  if (code === undefined || mark === undefined) return { reference: words.join(' ') };
  const parts = new Map<string, string>();
  for (const part of text.slice(3).split(mark)) {
    const number = part.slice(0, 2);
    if (/^\d{2}$/.test(number)) parts.set(number, (parts.get(number) ?? '') + part.slice(2));
  }
  const joined = (numbers: readonly number[]) =>
    numbers.map((number) => parts.get(String(number)) ?? '').join('');
  const reference = joined([20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 60, 61, 62, 63]);
  return { code, name: joined([32, 33]), reference: remittanceIn(reference) };
}

const sepaWords = /(?:EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|PURP)\+/g;

/** The words of the payer among the marked parts of a SEPA payment. */
function remittanceIn(text: string): string {
  const begin = text.indexOf('SVWZ+');
  if (begin < 0) return text;
  const rest = text.slice(begin + 'SVWZ+'.length);
  const end = rest.search(sepaWords);
  return end < 0 ? rest : rest.slice(0, end);
}
