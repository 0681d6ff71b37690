import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { eventTexts } from '#domain/foundations/event-texts.ts';
import { eventTypes } from '#domain/foundations/foundation.ts';
import { brand } from '#domain/site/brand.ts';
import { colors } from '#domain/site/colors.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import { clock, longDate } from '#domain/site/formats.ts';
import { type Locale, pathTo } from '#domain/site/paths.ts';
import { marginLine } from '../shared/pdf/margin-line.ts';
import { renderPdf } from '../shared/pdf/pdf.ts';
import type { VerifiableHistory } from './history.ts';
import { ATTACHED, historyWords } from './history-words.ts';

export interface HistoryJob {
  foundationId: string;
  history: VerifiableHistory;
  language: Locale;
  /** Address of the site with checksums and verifier. */
  site: string;
  /** Time of the file. */
  at: string;
}

const { light } = colors;
/** 32 characters of a hash fill a column, so two lines show a hash that can be compared. */
const HASH_LINE = 32;
const quiet = { fontSize: 8, color: light.secondaryText } as const;

/**
 * The history of a formation for reading, printing and filing. The verifiable file is attached, so that both stay
 * together.
 */
export function renderHistoryPdf({ foundationId, history, language, site, at }: HistoryJob) {
  const words = historyWords[language];
  const number = fileNumber(foundationId);
  const title = words.title(number);
  const last = history.events.at(-1)?.metadata.hash ?? '';
  return renderPdf({
    title,
    language,
    createdAt: new Date(at),
    pageMargins: [62, 72, 62, 72],
    header: () => marginLine([brand.name, title], [62, 34, 62, 0]),
    footer: (page, pages) => marginLine(['', words.page(page, pages)], [62, 26, 62, 0]),
    content: [
      { text: title, fontSize: 19, bold: true, color: light.primary, lineHeight: 1.15 },
      { text: companyIn(history), fontSize: 12, margin: [0, 4, 0, 12] },
      words.intro(longDate(at, language), clock(at, language), history.events.length),
      { text: inLines(last), margin: [0, 6, 0, 6], bold: true },
      { text: words.ofTeam, color: light.secondaryText, margin: [0, 0, 0, 14] },
      events(history, language),
      heading(words.days),
      ...days(history, language),
      heading(words.check),
      { ol: words.steps(site + pathTo('checksums', language)) },
    ],
    attachment: {
      name: ATTACHED,
      description: title,
      type: 'application/json',
      data: Buffer.from(JSON.stringify(history, null, 2)),
    },
  });
}

function companyIn({ readable }: VerifiableHistory): string {
  const names = readable.map(({ data }) => data.companyName);
  return names.findLast((name) => typeof name === 'string') ?? '';
}

function events({ events: stored, readable }: VerifiableHistory, language: Locale): Content {
  const words = historyWords[language];
  const hashes = new Map(stored.map(({ revision, metadata }) => [revision, metadata.hash]));
  const rows = readable.map(({ revision, type, at }): TableCell[] => [
    `${revision + 1}`,
    `${longDate(at, language)}\n${clock(at, language)}`,
    labelOf(type, language),
    { text: inLines(hashes.get(revision) ?? ''), ...quiet },
  ]);
  return table(['auto', 'auto', '*', 'auto'], words.columns, rows);
}

/** Event types of a later release have no label here. */
function labelOf(type: string, language: Locale): string {
  const known = eventTypes.find((one) => one === type);
  return known ? eventTexts[known][language].label : type;
}

function days({ anchors }: VerifiableHistory, language: Locale): Content[] {
  const words = historyWords[language];
  if (anchors.length === 0) return [words.noDays];
  const rows = anchors.map(({ day, revision, root }): TableCell[] => [
    longDate(`${day}T12:00:00Z`, language),
    `${revision + 1}`,
    { text: inLines(root), ...quiet },
  ]);
  return [
    { text: words.whatDays, margin: [0, 0, 0, 6] },
    table(['*', 'auto', 'auto'], words.dayColumns, rows),
  ];
}

const heading = (text: string): Content => ({
  text,
  fontSize: 12,
  bold: true,
  color: light.primary,
  margin: [0, 18, 0, 6],
});

function table(
  widths: ('auto' | '*')[],
  columns: readonly string[],
  rows: readonly TableCell[][],
): Content {
  const head = columns.map((text) => ({ text, bold: true }));
  return {
    table: { headerRows: 1, dontBreakRows: true, widths, body: [head, ...rows] },
    layout: {
      hLineWidth: () => 0.5,
      vLineWidth: () => 0,
      hLineColor: () => light.hairline,
      paddingLeft: (column) => (column === 0 ? 0 : 8),
      paddingRight: () => 0,
      paddingTop: () => 4,
      paddingBottom: () => 4,
    },
  };
}

const inLines = (hash: string) => `${hash.slice(0, HASH_LINE)}\n${hash.slice(HASH_LINE)}`;
