import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Sheet, SheetBlock } from '#domain/sheets/blocks.ts';
import { sheetWords } from '#domain/sheets/words.ts';
import { brand } from '#domain/site/brand.ts';
import { colors } from '#domain/site/colors.ts';
import type { Locale } from '#domain/site/paths.ts';
import { marginLine } from '../shared/pdf/margin-line.ts';
import { renderPdf } from '../shared/pdf/pdf.ts';

export interface SheetJob {
  sheet: Sheet;
  language: Locale;
  /** Time of the file. */
  at: string;
}

const { light } = colors;
const LABEL_WIDTH = 150;
/** About a third of a page. */
const ROWS_MAX = 12;
const LETTERS_MAX = 1_500;
const tabular = { fontFeatures: ['tnum'] as ['tnum'] };

/** A sheet to copy from; what it is stands on every page. */
export function renderSheetPdf({ sheet, language, at }: SheetJob): Promise<Buffer> {
  const { title, mark, intro, made, blocks } = sheet;
  const { page: pageOf } = sheetWords[language];
  return renderPdf({
    title: `${title}: ${mark}`,
    language,
    createdAt: new Date(at),
    // The list of shareholders has nine columns.
    pageOrientation: sheet.name === 'list-of-shareholders' ? 'landscape' : 'portrait',
    pageMargins: [56, 72, 56, 64],
    header: () => marginLine([`${brand.name} · ${made}`, mark], [56, 34, 56, 0]),
    footer: (page, pages) =>
      marginLine([`${title} · ${mark}`, pageOf(page, pages)], [56, 22, 56, 0]),
    content: [
      { text: title, fontSize: 19, bold: true, color: light.primary, lineHeight: 1.15 },
      { text: mark, bold: true, fontSize: 11, margin: [0, 4, 0, 6] },
      { text: intro, color: light.secondaryText, margin: [0, 0, 0, 6] },
      ...blocks.map((block) => contentOf(block)),
    ],
  });
}

function contentOf(block: SheetBlock): Content {
  const { title, source } = block;
  const head: Content = {
    text: [
      { text: title, fontSize: 12, bold: true, color: light.primary },
      ...(source === undefined
        ? []
        : [{ text: `   ${source}`, fontSize: 8, color: light.secondaryText }]),
    ],
    margin: [0, 14, 0, 5],
  };
  return { stack: [head, bodyOf(block)], unbreakable: fitsOnPage(block) };
}

/** A block stays on one page where that leaves little of the one before empty. */
function fitsOnPage(block: SheetBlock): boolean {
  const rows =
    block.kind === 'facts' ? block.facts : block.kind === 'table' ? block.rows : block.lines;
  return rows.length <= ROWS_MAX && JSON.stringify(rows).length <= LETTERS_MAX;
}

function bodyOf(block: SheetBlock): Content {
  if (block.kind === 'lines') return { ul: block.lines };
  if (block.kind === 'facts') {
    return table(
      [LABEL_WIDTH, '*'],
      block.facts.map(({ label, value, lacks }): TableCell[] => [
        { text: label, color: light.secondaryText },
        lacks ? { text: value, bold: true, color: light.warning } : value,
      ]),
    );
  }
  const { head, rows } = block;
  const cells = rows.map((row): TableCell[] => row.map((text) => ({ text, ...tabular })));
  if (rows.length === 0) return { text: '–' };
  return table(
    head.map((_, at) => (at === 1 || head.length < 6 ? '*' : 'auto')),
    [head.map((text): TableCell => ({ text, bold: true, fontSize: 8.5 })), ...cells],
    1,
  );
}

const table = (widths: (string | number)[], body: TableCell[][], headerRows = 0): Content => ({
  table: { widths, body, headerRows, dontBreakRows: true },
  layout: {
    hLineWidth: () => 0.5,
    vLineWidth: () => 0,
    hLineColor: () => light.hairline,
    paddingTop: () => 3.5,
    paddingBottom: () => 3.5,
    paddingLeft: (at) => (at === 0 ? 0 : 6),
  },
});
