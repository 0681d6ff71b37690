import type { StatementFault } from '#domain/contributions/statement-faults.ts';
import type { StatementLine } from '#domain/contributions/suggest.ts';
import { nameKey } from '#domain/foundations/people/name-match.ts';
import { type Booking, type Bookings, type Skipped, Unreadable } from './booking.ts';
import { readCamt } from './camt.ts';
import { readCsv } from './csv.ts';
import { isMt940, readMt940 } from './mt940.ts';

export const statementFormats = ['camt', 'mt940', 'csv'] as const;
export type StatementFormat = (typeof statementFormats)[number];

export interface Statement {
  format: StatementFormat;
  /** Money that came in, each payment once, in the order of the days. */
  lines: StatementLine[];
  /** How many lines could not be taken, and why. */
  skipped: Partial<Record<Skipped, number>>;
  /** How many bookings stood in the file more than once. */
  repeated: number;
}

/** What a bank's file says came in. @param today days after it are no bookings */
export function readStatement(
  bytes: Uint8Array,
  today: string,
): Statement | { fault: StatementFault } {
  try {
    // Letters with their dots apart are written as one, as names are compared and kept.
    const text = decoded(bytes).normalize('NFC');
    if (text.trim() === '') return { fault: 'empty' };
    if (text.includes('\0')) return { fault: 'not-a-statement' };
    const format = formatOf(text);
    return { format, ...incoming(readers[format](text), today) };
  } catch (error) {
    if (error instanceof Unreadable) return { fault: error.fault };
    throw error;
  }
}

const readers: Record<StatementFormat, (text: string) => Bookings> = {
  camt: readCamt,
  mt940: readMt940,
  csv: readCsv,
};

function formatOf(text: string): StatementFormat {
  if (text.trimStart().startsWith('<')) return 'camt';
  return isMt940(text) ? 'mt940' : 'csv';
}

/** Text in UTF-8, UTF-16 with its mark, or else in the code page of Windows, as banks still export it. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function incoming({ bookings, skipped }: Bookings, today: string): Omit<Statement, 'format'> {
  const once = [...new Map(bookings.map((one) => [one.whole, one])).values()];
  const past = once.filter(({ bookedOn }) => bookedOn <= today);
  const ahead = once.length - past.length;
  const counts: Partial<Record<Skipped, number>> = {};
  for (const why of skipped) counts[why] = (counts[why] ?? 0) + 1;
  if (ahead > 0) counts.date = (counts.date ?? 0) + ahead;
  const ordered = past.toSorted((one, other) => one.bookedOn.localeCompare(other.bookedOn));
  const back = sentBack(ordered);
  const lines = ordered
    .filter(({ amountCents }) => amountCents > 0)
    .map((booking) => ({
      bookedOn: booking.bookedOn,
      amountCents: booking.amountCents,
      payer: booking.counterparty,
      reference: booking.reference,
      account: booking.account,
      returned: booking.isReturn || back.has(booking),
    }));
  return { lines, skipped: counts, repeated: bookings.length - once.length };
}

/** Payments of which the same amount went back later: as a return, or to whom it had come from. */
function sentBack(ordered: readonly Booking[]): Set<Booking> {
  const placeOf = ({ account, amountCents }: Booking) => `${account} ${Math.abs(amountCents)}`;
  const nameOf = ({ counterparty }: Booking) =>
    counterparty === null ? '' : nameKey(counterparty, 'natural');
  const credits = ordered.filter(({ amountCents, isReturn }) => amountCents > 0 && !isReturn);
  const byPlace = Map.groupBy(credits, placeOf);
  const byName = Map.groupBy(credits, (credit) => `${placeOf(credit)} ${nameOf(credit)}`);
  const back = new Set<Booking>();
  for (const debit of ordered.filter(({ amountCents }) => amountCents < 0)) {
    const name = debit.isReturn ? '' : nameOf(debit);
    if (name === '' && !debit.isReturn) continue;
    const there = debit.isReturn
      ? byPlace.get(placeOf(debit))
      : byName.get(`${placeOf(debit)} ${name}`);
    const at = there?.findLastIndex(
      (credit) => !back.has(credit) && credit.bookedOn <= debit.bookedOn,
    );
    // What is taken is not looked at again.
    for (const credit of at === undefined || at < 0 ? [] : (there?.splice(at, 1) ?? [])) {
      back.add(credit);
    }
  }
  return back;
}
