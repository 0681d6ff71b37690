import { gzipSync } from 'node:zlib';
import type { StatementFault } from '#domain/contributions/statement-faults.ts';
import { booking86, camt, mt940, ntry, stmt, txDtls, utf8 } from './samples.ts';

/** As many bytes as a file may have. */
const MOST = 5 * 1024 * 1024;
const filled = (head: string, part: string, tail = ''): Uint8Array => {
  const room = MOST - utf8(head + tail).length;
  return utf8(head + part.repeat(Math.floor(room / utf8(part).length)) + tail);
};

const anna = { day: '2026-12-03', amount: '6250.00', payer: 'Anna Müller', words: 'Stammeinlage' };
const entry = (more: object = {}) => camt(stmt(ntry({ ...anna, ...more })));
const withDtd = (dtd: string, payer: string) =>
  camt(stmt(ntry({ ...anna, payer })), `<?xml version="1.0"?><!DOCTYPE Document [${dtd}]>`);
const laughs = Array.from(
  { length: 20 },
  (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
);
const attributes = Array.from({ length: 400_000 }, (_, at) => `a${at}=""`).join(' ');
const split = (text: string, at: string): [string, string] => {
  const index = text.indexOf(at);
  return [text.slice(0, index), text.slice(index)];
};
const [before, after] = split(entry(), '<Ntry>');
const table = 'Datum;Name;Betrag\n';
const rows = (count: number, rowOf: (at: number) => string) =>
  utf8(table + Array.from({ length: count }, (_, at) => rowOf(at)).join('\n'));

type Hostile = [what: string, make: () => Uint8Array, answer: StatementFault | number];

/** Files that are no statements, or made to harm: with what is answered, or how many payments are read. */
export const hostile: readonly Hostile[] = [
  ['no byte', () => utf8(''), 'empty'],
  ['5 MB of nothing', () => filled('', '\n'), 'empty'],
  ['5 MB of zero bytes', () => new Uint8Array(MOST), 'not-a-statement'],
  ['5 MB of one letter', () => filled('', 'a'), 'not-a-statement'],
  ['a PDF', () => utf8('%PDF-1.7\n%âãÏÓ\n1 0 obj\n'), 'not-a-statement'],
  ['a packed bomb', () => gzipSync(new Uint8Array(100 * MOST)), 'not-a-statement'],
  ['another table', () => utf8('Name;Ort\nAnna;Köln'), 'not-a-statement'],
  ['another XML', () => utf8('<Document><CstmrCdtTrfInitn/></Document>'), 'not-a-statement'],
  ['XML that ends too early', () => utf8(entry().slice(0, -20)), 'damaged'],
  ['laughs', () => utf8(withDtd(`<!ENTITY l0 "lol">${laughs.join('')}`, '&l20;')), 'entities'],
  [
    'a file of the server',
    () => utf8(withDtd('<!ENTITY f SYSTEM "file:///etc/passwd">', '&f;')),
    'entities',
  ],
  [
    'an address of the network',
    () => utf8(withDtd('<!ENTITY % f SYSTEM "http://169.254.169.254/">%f;', 'Anna')),
    'entities',
  ],
  ['5 MB of a DTD', () => filled('<!DOCTYPE a [', '<!ENTITY a "b">', ']><a/>'), 'entities'],
  ['an entity of nobody', () => utf8(entry({ payer: '&nobody;' })), 'entities'],
  ['elements in elements', () => filled('', '<a>'), 'damaged'],
  ['attributes', () => utf8(`<a ${attributes}/>`), 'damaged'],
  ['an attribute of 5 MB', () => filled('<a b="', 'b', '"/>'), 'not-a-statement'],
  ['a name of 5 MB', () => filled('<', 'b', '/>'), 'not-a-statement'],
  ['a comment of 5 MB', () => filled(`${before}<!--`, ' b', `-->${after}`), 1],
  ['words of 5 MB', () => filled(...aroundWords()), 1],
  ['payments of one entry without end', () => filled(...aroundBatch()), 1],
  ['5 MB of entries', () => filled(before, '<Ntry></Ntry>', after), 'too-many-lines'],
  ['MT940 of 5 MB of words', () => filled(`${mt940('')}${booking('a')}`, 'a\n'), 1],
  ['MT940 of 5 MB of marks', () => filled(`${mt940('')}${booking('166?20a')}`, '?21'), 1],
  ['MT940 of 5 MB of lines', () => filled(mt940(''), ':61:2612031203C1,\n'), 'too-many-lines'],
  ['quotes', () => filled('Datum;Betrag\n', '"'), 'damaged'],
  ['columns', () => filled(table, ';'), 'damaged'],
  ['heads', () => filled('', 'Datum;Betrag;'), 'damaged'],
  [
    'a row too many',
    () => rows(10_001, (at) => `03.12.2026;Anna Müller;${at + 1},00`),
    'too-many-lines',
  ],
  ['returns that come first', () => rows(10_000, returnedRow), 5_000],
  ['payments that all went back', () => rows(10_000, pairedRow), 5_000],
  ['another name in each row', () => rows(10_000, (at) => `03.12.2026;${nameOf(at)};1,00`), 10_000],
  ['days and amounts without end', () => rows(10_000, endlessRow), 0],
];

const booking = (text: string) => booking86('2612031203CR6250,00N166NONREF', text).trimEnd();
const nameOf = (at: number) => `${at.toString(36)} ${'Meier '.repeat(25)}`.slice(0, 140);
const pairedRow = (at: number) =>
  `0${3 + (at % 2)}.12.2026;Anna ${at >> 1};${at % 2 ? '-' : ''}1,00`;
const returnedRow = (at: number) =>
  at < 5_000 ? `02.12.2026;Anna;-1,00;${at}` : `03.12.2026;Anna;1,00;${at}`;
const endlessRow = (at: number) => `${'1'.repeat(200)}.${at};Anna;${'1.'.repeat(100)}`;

function aroundWords(): [string, string, string] {
  const [head, tail] = split(entry(), '</Ustrd>');
  return [head, 'Stammeinlage ', tail];
}

/** Parts that do not make up the whole. */
function aroundBatch(): [string, string, string] {
  const one = txDtls({ amount: '0.01', payer: 'Anna Müller' });
  const [head, tail] = split(entry(), '</NtryDtls>');
  return [head, one, tail];
}
