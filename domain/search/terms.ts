import type { Right } from '../desk/rights.ts';

/** Kinds of results, and the right to see each: that of the list it belongs to. */
export const rightTo = {
  foundations: 'foundations.read',
  people: 'people.read',
  notaries: 'foundations.read',
  orders: 'money.read',
  invoices: 'money.read',
  inquiries: 'inquiries.read',
  content: 'content.read',
} as const satisfies Record<string, Right>;
export type Kind = keyof typeof rightTo;
export const kinds = Object.keys(rightTo) as Kind[];

/** Most characters of a search. */
export const MAX_SEARCH = 100;

/** Beginnings of words, all of which have to match. */
type Beginnings = readonly string[];
/** A part of the typed text; any one of its readings has to match. */
export type Term = readonly Beginnings[];

const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};
const MAX_WORD = 40;
const MAX_TERMS = 6;
/** A fourth letter would narrow the result little, and take as long as the others. */
const MAX_BRIEF = 3;

/** Folds text as `search_words` of the database does. */
const lower = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßæœøłđı]/g, (letter) => letters[letter] ?? letter);
const withoutMarks = (text: string) => text.replace(/[\u0300-\u036f]/g, '');
const withUmlauts = (text: string) => withoutMarks(text.replace(/([aou])\u0308/g, '$1e'));

const wordsIn = (folded: string): string[] =>
  folded
    .split(/\s+/)
    .map((written) => written.replace(/[^\p{L}\p{N}]/gu, '').slice(0, MAX_WORD))
    .filter((word) => word !== '');

/** The typed words; text without spaces is one word, and an umlaut becomes `ae`. */
export const typedWords = (text: string): string[] => wordsIn(withUmlauts(lower(text)));

/** A phone number, whose beginning people write in many ways. */
const phone = (written: string): Beginnings | undefined => {
  const digits = written.replace(/[^\d+]/g, '').replace(/^(?:\+49|0049|00|\+)?0?/, '');
  return digits.length < 4 ? undefined : [`t${digits}`];
};

/** Digits with the separators of phone numbers, or any text without spaces. */
const PARTS = /\+?\(?\d[\d\s()/.-]{3,}\d(?!\S)|\S+/g;

/** Names that are typed together may stand apart: `Kaya/Mehmet`, `Kaya,Mehmet`. */
const apart = (part: string): Beginnings | undefined =>
  /^\p{L}{2,}([,/&+-]\p{L}{2,})+$/u.test(part)
    ? typedWords(part.replace(/[,/&+-]/g, ' '))
    : undefined;

/** The terms of a search, in the typed order. */
export function termsOf(typed: string): Term[] {
  const parts = typed.trim().slice(0, MAX_SEARCH).match(PARTS) ?? [];
  const terms = parts.flatMap((part): Term[] => {
    const words = typedWords(part);
    if (words.length === 0) return [];
    const number = /^[+(\d][\d\s()/.-]*$/.test(part) ? phone(part) : undefined;
    const readings = [number, apart(part), words];
    return [readings.filter((reading) => reading !== undefined)];
  });
  return terms.slice(0, isBrief(terms) ? MAX_BRIEF : MAX_TERMS);
}

const BIRTH_DATE = /(?<!\S)(?:(\d{4})-(\d\d)-(\d\d)|(\d\d?)\.(\d\d?)\.(\d{4}))(?!\S)/;

/** A date of birth among what was typed, as it is stored, and the rest. */
export function birthDateIn(typed: string): { bornOn: string; rest: string } | undefined {
  const text = typed.slice(0, MAX_SEARCH);
  const found = BIRTH_DATE.exec(text);
  if (!found) return undefined;
  const [written, year, month, day, ofDay = '', ofMonth = '', ofYear] = found;
  const bornOn = year
    ? `${year}-${month}-${day}`
    : `${ofYear}-${ofMonth.padStart(2, '0')}-${ofDay.padStart(2, '0')}`;
  return { bornOn, rest: text.replace(written, ' ') };
}

/** Those of these names that begin with a word of a search. */
export function namesMeant(names: readonly string[], terms: readonly Term[]): string[] {
  const isMeant = (name: string) => {
    const words = typedWords(name);
    return terms.some((readings) =>
      readings.some((part) => part.every((typed) => words.some((word) => word.startsWith(typed)))),
    );
  };
  return names.filter(isMeant);
}

/** Words that people type before a number. */
const labels = {
  foundations: ['aktenzeichen', 'az', 'file', 'number', 'nummer', 'nr', 'gruendung', 'formation'],
  orders: ['bestellung', 'bestellnummer', 'order', 'number', 'nummer', 'nr'],
  invoices: ['rechnung', 'rechnungsnummer', 'invoice', 'number', 'nummer', 'nr'],
} as const;

/** Removes words that only name the kind: `Aktenzeichen E1E559CF`. */
export function withoutLabels(terms: readonly Term[], of: keyof typeof labels): readonly Term[] {
  const said: readonly string[] = labels[of];
  return terms.filter(([words]) => !(words?.length === 1 && said.includes(words[0] ?? '')));
}

/**
 * Ids that a typed number may mean: a file number, the number of an order, or a copied id. A few letters are the
 * beginning of a name instead.
 */
export function idsOf(terms: readonly Term[]): { first: string; last: string }[] {
  const [word] = terms.length === 1 ? (terms[0]?.at(-1) ?? []) : [];
  if (word === undefined) return [];
  const written = new Set([word, word.replace(/^(?:[bg]|foundation)/, '')]);
  return [...written]
    .filter((digits) => /^[0-9a-f]{4,32}$/.test(digits) && /\d|^.{8}/.test(digits))
    .map((digits) => ({ first: idOf(digits, '0'), last: idOf(digits, 'f') }));
}

const idOf = (digits: string, filler: '0' | 'f') =>
  digits.padEnd(32, filler).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** One or two letters match so many people that only the newest rows are searched. */
export const isBrief = (terms: readonly Term[]): boolean =>
  terms.every((readings) => readings.every((words) => words.every(({ length }) => length < 3)));

/** With more terms, only the first or the last few belong together. */
const MAX_MIXED = 4;

/** Ways to split the terms between two things that each name a part. */
export function inTwo(terms: readonly Term[]): [one: Term[], other: Term[]][] {
  const all = 2 ** terms.length - 1;
  const masks = Array.from({ length: Math.max(all - 1, 0) }, (_, index) => index + 1);
  const wanted =
    terms.length <= MAX_MIXED ? masks : masks.filter((mask) => isRun(mask) || isRun(all - mask));
  return wanted.map((mask) => {
    const isIn = (_: Term, index: number) => (mask & (1 << index)) !== 0;
    return [terms.filter(isIn), terms.filter((term, index) => !isIn(term, index))];
  });
}

/** Whether the mask selects the first few terms. */
const isRun = (mask: number) => (mask & (mask + 1)) === 0;

/** Shorter parts occur in too many words. */
const MIN_PART = 3;

/**
 * Whether every typed word begins a word of the text, or is part of one: `termin` finds `Notartermin`. For texts
 * that the browser has.
 */
export function matches(typed: readonly string[], text: string): boolean {
  const plain = lower(text);
  const words = [...wordsIn(withUmlauts(plain)), ...wordsIn(withoutMarks(plain))];
  return typed.every((wanted) =>
    words.some((word) =>
      wanted.length < MIN_PART ? word.startsWith(wanted) : word.includes(wanted),
    ),
  );
}
