import type { Column, Content, ContentText, TableCell } from 'pdfmake/interfaces.js';
import { brand } from '#domain/site/brand.ts';
import { colors } from '#domain/site/colors.ts';
import { longDate } from '#domain/site/formats.ts';
import { marginLine } from '../shared/pdf/margin-line.ts';
import { renderPdf } from '../shared/pdf/pdf.ts';
import { keptTogether } from './groups.ts';
import { type Block, formOf, type Run, type Template } from './template.ts';
import { fileWords } from './words.ts';

const { light } = colors;
const toFillIn = '#FCE9CC';
const noteColor = '#FBF6EC';
const clauseIndent = 26;
/** Width of A4 without the margins, in points. */
const textWidth = 595.28 - 2 * 62;

/** The contract as a PDF for reading and printing: the part to be signed, then the notes on separate pages. */
export function renderTemplatePdf(template: Template): Promise<Buffer> {
  const { title, language, updated, blocks } = template;
  const { sample, page: word, of } = fileWords[language];
  const contract = blocks.filter(({ kind }) => kind !== 'note');
  return renderPdf({
    title,
    language,
    createdAt: new Date(`${updated}T12:00:00Z`),
    pageMargins: [62, 72, 62, 72],
    defaultStyle: { fontSize: 10, lineHeight: 1.35 },
    header: () =>
      marginLine([title, `${brand.name}, ${longDate(updated, language)}`], [62, 34, 62, 0]),
    footer: (page, pages) =>
      marginLine([sample, `${word} ${page} ${of} ${pages}`], [62, 26, 62, 0]),
    content: [
      {
        text: title,
        fontSize: 19,
        bold: true,
        color: light.primary,
        lineHeight: 1.15,
        margin: [0, 0, 0, 20],
      },
      ...keptTogether(contract).map((group) => ({
        stack: group.map((block) => contentOf(block)),
        unbreakable: true,
      })),
      ...notesOf(template),
    ],
  });
}

/** Notes that explain the contract, by section; nobody signs them. */
function notesOf(template: Template): Content[] {
  const { notes, noPart } = fileWords[template.language];
  const parts: Content[] = [
    { ...heading([{ text: notes }], 16, 0), pageBreak: 'before' },
    { text: noPart, color: light.secondaryText, margin: [0, 0, 0, 8] },
    noteOf([formOf(template)]),
  ];
  let place: Content | undefined;
  for (const block of template.blocks) {
    if (block.kind === 'section' || block.kind === 'heading') place = contentOf(block);
    if (block.kind !== 'note') continue;
    const note = noteOf(block.paragraphs);
    parts.push(place === undefined ? note : { stack: [place, note], unbreakable: true });
    place = undefined;
  }
  return parts;
}

function contentOf(block: Block): Content {
  switch (block.kind) {
    case 'section':
      return heading([{ text: `§ ${block.number}  ` }, ...block.text], 12, 16);
    case 'heading':
      return heading(block.text, block.level === 2 ? 12 : 10.5, 14);
    case 'clause':
      return marked(`(${block.number})`, block.text, 0);
    case 'item':
      return marked(block.mark, block.text, clauseIndent);
    case 'list':
      return {
        stack: block.items.map((item, at) =>
          marked(block.ordered ? `${at + 1}.` : '•', item, clauseIndent),
        ),
      };
    case 'note':
      return noteOf(block.paragraphs);
    case 'table':
      return tableOf(block.head, block.rows);
    case 'signature':
      return signatureOf(block.labels);
    default:
      return { text: textOf(block.text), margin: [0, 0, 0, 6] };
  }
}

const heading = (text: readonly Run[], fontSize: number, above: number): ContentText => ({
  text: textOf(text),
  fontSize,
  bold: true,
  color: light.primary,
  margin: [0, above, 0, 5],
});

/** A number or bullet with its text beside it. */
const marked = (mark: string, text: readonly Run[], indent: number): Content => ({
  columns: [
    { text: mark, width: clauseIndent },
    { text: textOf(text), width: '*' },
  ],
  margin: [indent, 0, 0, 5],
});

const textOf = (runs: readonly Run[]): ContentText[] =>
  runs.map(({ text, bold, italic, placeholder }) => ({
    text,
    ...(bold && { bold }),
    ...(italic && { italics: italic }),
    ...(placeholder && { background: toFillIn }),
  }));

function noteOf(paragraphs: readonly Run[][]): Content {
  const body: TableCell[][] = [
    [
      {
        stack: paragraphs.map((text, at) => ({
          text: textOf(text),
          margin: [0, at === 0 ? 0 : 4, 0, 0] as [number, number, number, number],
        })),
        fontSize: 9,
        color: light.secondaryText,
        fillColor: noteColor,
      },
    ],
  ];
  return {
    table: { widths: ['*'], body, dontBreakRows: true },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: (at) => (at === 0 ? 2.5 : 0),
      vLineColor: () => light.accent,
      paddingLeft: () => 10,
      paddingRight: () => 10,
      paddingTop: () => 7,
      paddingBottom: () => 7,
    },
    margin: [0, 5, 0, 9],
  };
}

function tableOf(head: Run[][], rows: Run[][][]): Content {
  const cells = (row: Run[][], isHead: boolean): TableCell[] =>
    row.map((cell) => ({
      text: textOf(cell),
      ...(isHead && { bold: true, fillColor: '#F1EDE4' }),
    }));
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: head.map(() => '*'),
      body: [cells(head, true), ...rows.map((row) => cells(row, false))],
    },
    layout: {
      hLineWidth: () => 0.5,
      vLineWidth: () => 0.5,
      hLineColor: () => light.hairline,
      vLineColor: () => light.hairline,
      paddingTop: () => 4,
      paddingBottom: () => 4,
    },
    margin: [0, 4, 0, 10],
  };
}

function signatureOf(labels: readonly string[]): Content {
  const width = (textWidth - 24) / 2;
  const line = (label: string): Column => ({
    width,
    stack: [
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 0.7 }] },
      { text: label, fontSize: 8.5, color: light.secondaryText, margin: [0, 3, 0, 0] },
    ],
  });
  return { columns: labels.map(line), columnGap: 24, margin: [0, 44, 0, 0] };
}
