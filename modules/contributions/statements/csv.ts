import { parse } from 'csv-parse/sync';
import {
  type Booking,
  type Bookings,
  collecting,
  type Skipped,
  STATEMENT_LINES_MAX,
  Unreadable,
} from './booking.ts';
import { type Column, type Columns, columnsIn } from './csv-columns.ts';
import { accountOf, centsOf, dayOf, wordsOf } from './values.ts';

/** Lines in which the heads stand at the latest: some banks write account and balance above them. */
const ABOVE_MAX = 30;
const RECORD_MAX = 20_000;
const delimiters = [';', ',', '\t'];

/** A table of a bank, known by its heads. */
export function readCsv(text: string): Bookings {
  const found = collecting();
  const table = tableIn(text);
  if (!table) throw new Unreadable('not-a-statement');
  const { columns, above, rows } = table;
  const account = accountIn(above);
  for (const row of rows) {
    const booking = bookingOf(row, columns, account);
    if (booking !== undefined) found.add(booking);
  }
  return found;
}

/** Millions of cells in one line would take more memory than the whole file. */
function hasEndlessLine(text: string): boolean {
  let begin = 0;
  while (text.length - begin > RECORD_MAX) {
    const end = text.indexOf('\n', begin);
    if (end < 0 || end - begin > RECORD_MAX) return true;
    begin = end + 1;
  }
  return false;
}

function tableIn(text: string) {
  for (const delimiter of delimiters) {
    const top = rowsOf(headOf(text), delimiter, ABOVE_MAX);
    const at = top.findIndex((row) => columnsIn(row));
    const columns = columnsIn(top[at] ?? []);
    if (!columns) continue;
    if (hasEndlessLine(text)) throw new Unreadable('damaged');
    // One more than is read, so that a longer table is noticed.
    const rows = rowsOf(text, delimiter, STATEMENT_LINES_MAX + ABOVE_MAX + 1);
    return { columns, above: top.slice(0, at), rows: rows.slice(at + 1) };
  }
  return undefined;
}

/** The first lines, so that a whole file is not read once for each delimiter. */
function headOf(text: string): string {
  let end = 0;
  for (let line = 0; line < ABOVE_MAX; line += 1) {
    const next = text.indexOf('\n', end);
    if (next < 0) return text.slice(0, RECORD_MAX);
    end = next + 1;
  }
  return text.slice(0, Math.min(end, RECORD_MAX));
}

function rowsOf(text: string, delimiter: string, to: number): string[][] {
  try {
    return parse(text, {
      delimiter,
      to,
      bom: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: RECORD_MAX,
    });
  } catch {
    throw new Unreadable('damaged');
  }
}

/** The account above the heads, by its IBAN. */
function accountIn(above: readonly (readonly string[])[]): string | null {
  const iban = above
    .flat()
    .map((cell) => cell.slice(0, 100).replace(/\s/g, ''))
    .find((cell) => /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(cell));
  return accountOf(iban);
}

const notBooked = /vorgemerkt|vormerk|pending|processing|declined|abgelehnt|storniert|cancel/i;
const isReturned = /r(?:ü|ue)ck|retoure|storno|return|reversal/i;

/** Undefined for what stands between and below bookings: sums, balances, heads once more. */
function bookingOf(
  row: readonly string[],
  columns: Columns,
  above: string | null,
): Booking | Skipped | undefined {
  const at = (column: Column) => row[columns[column] ?? -1]?.trim() ?? '';
  const day = at('booked') || at('valued');
  if (day !== '' && !/\d/.test(day)) return undefined;
  if (notBooked.test(at('status').slice(0, 100))) return 'not-booked';
  const bookedOn = dayOf(day.slice(0, 40));
  if (bookedOn === undefined) return row.some((cell) => cell.trim() !== '') ? 'date' : undefined;
  const amountCents = amountIn(at);
  if (amountCents === undefined) return 'amount';
  const currency = at('currency').toUpperCase();
  if (currency !== '' && currency !== 'EUR' && currency !== '€') return 'currency';
  const side = at(amountCents < 0 ? 'payee' : 'payer');
  return {
    bookedOn,
    amountCents,
    counterparty: wordsOf(side || at('counterparty')),
    reference: wordsOf(at('reference')),
    account: accountOf(at('account')) ?? above,
    isReturn: isReturned.test(at('type').slice(0, 100)),
    whole: JSON.stringify(row),
  };
}

function amountIn(at: (column: Column) => string): number | undefined {
  const [amount, credit, debit] = [at('amount'), at('credit'), at('debit')].map(centsOf);
  if (amount !== undefined) return /^s/i.test(at('sign')) ? -Math.abs(amount) : amount;
  if (credit !== undefined && credit !== 0) return Math.abs(credit);
  return debit === undefined ? credit : -Math.abs(debit);
}
