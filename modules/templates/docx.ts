import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  type ILevelsOptions,
  LevelFormat,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import { brand } from '#domain/site/brand.ts';
import { longDate } from '#domain/site/formats.ts';
import type { Locale } from '#domain/site/paths.ts';
import { keptTogether } from './groups.ts';
import { type Block, formOf, type Run, type Template } from './template.ts';
import { fileWords } from './words.ts';

/** In twips, a twentieth of a point. A4 with margins of 2.5 cm leaves 16 cm. */
const margin = 1417;
const textWidth = 9072;
/** Wide enough for `§ 10` in the larger letters of a heading. */
const clauseIndent = 709;
const ink = '12305C';
const toFillIn = 'FCE9CC';

/** The contract as a Word file with automatic numbers, so that sections can be removed. */
export async function renderDocx(template: Template): Promise<Buffer> {
  const { title, language, blocks, updated } = template;
  const file = new Document({
    title,
    description: template.summary,
    creator: brand.name,
    lastModifiedBy: brand.name,
    styles: stylesFor(language),
    numbering: { config: numberings },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11_906, height: 16_838 },
            margin: { top: margin, bottom: margin, left: margin, right: margin },
          },
        },
        headers: { default: headerOf(title, longDate(updated, language)) },
        footers: { default: footerOf(language) },
        children: [
          new Paragraph({ style: 'Title', children: [new TextRun(title)] }),
          ...noteOf([formOf(template)]),
          ...keptTogether(blocks).flatMap((group, index) => groupOf(group, index)),
        ],
      },
    ],
  });
  return Packer.toBuffer(file);
}

const level = (
  at: number,
  format: (typeof LevelFormat)[keyof typeof LevelFormat],
  text: string,
  left: number,
): ILevelsOptions => ({
  level: at,
  format,
  text,
  alignment: AlignmentType.LEFT,
  style: { paragraph: { indent: { left, hanging: clauseIndent } } },
});

const numberings = [
  {
    reference: 'contract',
    levels: [
      level(0, LevelFormat.DECIMAL, '§ %1', clauseIndent),
      level(1, LevelFormat.DECIMAL, '(%2)', clauseIndent),
    ],
  },
  {
    reference: 'numbers',
    levels: [level(0, LevelFormat.DECIMAL, '%1.', 2 * clauseIndent)],
  },
  { reference: 'points', levels: [level(0, LevelFormat.BULLET, '•', 2 * clauseIndent)] },
];

/** Without a rule, some programs take line heights as exact. */
const lineRule = LineRuleType.AUTO;

function stylesFor(language: Locale) {
  const next = { next: 'Normal', quickFormat: true };
  const heading = { color: ink, bold: true };
  return {
    default: {
      document: {
        run: { font: 'Calibri', size: 22, language: { value: fileWords[language].tag } },
        paragraph: { spacing: { after: 120, line: 276, lineRule } },
      },
      title: {
        run: { ...heading, size: 36 },
        paragraph: { spacing: { after: 360, line: 240, lineRule }, keepNext: true },
      },
      heading1: {
        run: { ...heading, size: 24 },
        paragraph: { spacing: { before: 320, after: 120 }, keepNext: true },
      },
      heading2: {
        run: { ...heading, size: 22 },
        paragraph: { spacing: { before: 240, after: 100 }, keepNext: true },
      },
    },
    paragraphStyles: [
      { id: 'Clause', name: 'Clause', basedOn: 'Normal', ...next },
      {
        id: 'Hint',
        name: 'Hint',
        basedOn: 'Normal',
        ...next,
        run: { size: 19, color: '3A4656' },
        paragraph: {
          spacing: { before: 160, after: 200, line: 252, lineRule },
          indent: { left: 170, right: 170 },
        },
      },
      {
        id: 'Small',
        name: 'Small print',
        basedOn: 'Normal',
        ...next,
        run: { size: 17, color: '4C5869' },
        paragraph: { spacing: { after: 0 } },
      },
    ],
  };
}

type Signature = Extract<Block, { kind: 'signature' }>;
const isSignature = (block: Block): block is Signature => block.kind === 'signature';

/** Blocks that stay on one page. Signatures share a table, because Word joins adjacent tables. */
function groupOf(group: readonly Block[], index: number): (Paragraph | Table)[] {
  const words = group.filter((block) => !isSignature(block));
  const signatures = group.filter(isSignature);
  const children = words.flatMap((block, at) => {
    const isLast = at === words.length - 1 && signatures.length === 0;
    return childrenOf(block, index, !isLast);
  });
  return signatures.length === 0 ? children : [...children, signaturesOf(signatures)];
}

/** @param keepNext keeps the block on the page of the next one */
function childrenOf(
  block: Exclude<Block, Signature>,
  index: number,
  keepNext: boolean,
): (Paragraph | Table)[] {
  const keep = { keepLines: true, keepNext };
  switch (block.kind) {
    case 'section':
      return [
        new Paragraph({
          heading: HeadingLevel.HEADING_1,
          numbering: { reference: 'contract', level: 0 },
          children: textOf(block.text),
        }),
      ];
    case 'heading':
      return [
        new Paragraph({
          heading: block.level === 2 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
          children: textOf(block.text),
        }),
      ];
    case 'clause':
      return [
        new Paragraph({
          ...keep,
          style: 'Clause',
          numbering: { reference: 'contract', level: 1 },
          children: textOf(block.text),
        }),
      ];
    case 'item':
      return [
        new Paragraph({
          ...keep,
          indent: { left: 2 * clauseIndent, hanging: clauseIndent },
          tabStops: [{ type: TabStopType.LEFT, position: 2 * clauseIndent }],
          children: [new TextRun(`${block.mark}\t`), ...textOf(block.text)],
        }),
      ];
    case 'list':
      return listOf(block, index, keepNext);
    case 'note':
      return noteOf(block.paragraphs, keepNext);
    case 'table':
      return [tableOf(block.head, block.rows), new Paragraph({})];
    default:
      return [new Paragraph({ ...keep, children: textOf(block.text) })];
  }
}

const listOf = (
  { ordered, items }: Extract<Block, { kind: 'list' }>,
  index: number,
  keepNext: boolean,
) =>
  items.map(
    (item, at) =>
      new Paragraph({
        keepLines: true,
        keepNext: keepNext || at < items.length - 1,
        numbering: {
          reference: ordered ? 'numbers' : 'points',
          level: 0,
          // Every list begins at 1.
          instance: index,
        },
        children: textOf(item),
      }),
  );

const noteOf = (paragraphs: readonly Run[][], keepNext = false) =>
  paragraphs.map(
    (text) => new Paragraph({ ...box, keepLines: true, keepNext, children: textOf(text) }),
  );

const boxLine = { style: BorderStyle.SINGLE, size: 4, color: 'D9C7A8', space: 6 };
const box = {
  style: 'Hint',
  border: {
    top: boxLine,
    bottom: boxLine,
    right: boxLine,
    left: { ...boxLine, size: 24, color: 'F2A65A' },
  },
  shading: { type: ShadingType.CLEAR, fill: 'FBF6EC', color: 'auto' },
};

const textOf = (runs: readonly Run[]): ParagraphChild[] =>
  runs.flatMap(({ text, bold, italic, placeholder }) =>
    text.split('\n').map(
      (line, at) =>
        new TextRun({
          text: line,
          ...(at > 0 && { break: 1 }),
          ...(bold && { bold }),
          ...(italic && { italics: italic }),
          ...(placeholder && {
            shading: { type: ShadingType.CLEAR, fill: toFillIn, color: 'auto' },
          }),
        }),
    ),
  );

function tableOf(head: Run[][], rows: Run[][][]): Table {
  const columns = Math.max(1, head.length);
  const width = Math.floor(textWidth / columns);
  const row = (cells: Run[][], isHead: boolean) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      children: cells.map(
        (cell) =>
          new TableCell({
            width: { size: width, type: WidthType.DXA },
            margins: { top: 60, bottom: 60, left: 100, right: 100 },
            ...(isHead && { shading: { type: ShadingType.CLEAR, fill: 'F1EDE4', color: 'auto' } }),
            children: [
              new Paragraph({
                spacing: { after: 0 },
                children: textOf(isHead ? cell.map((run) => ({ ...run, bold: true })) : cell),
              }),
            ],
          }),
      ),
    });
  return new Table({
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: head.map(() => width),
    rows: [row(head, true), ...rows.map((cells) => row(cells, false))],
  });
}

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const noBorders = { top: none, bottom: none, left: none, right: none };

function signaturesOf(signatures: readonly Signature[]): Table {
  const width = Math.floor(textWidth / 2);
  const cell = (label: string | undefined, keepNext: boolean) =>
    new TableCell({
      width: { size: width, type: WidthType.DXA },
      borders: noBorders,
      margins: { top: 700, right: 280 },
      children: [
        new Paragraph({
          style: 'Small',
          keepNext,
          ...(label && {
            border: { top: { style: BorderStyle.SINGLE, size: 6, color: '16202E', space: 3 } },
            children: [new TextRun(label)],
          }),
        }),
      ],
    });
  return new Table({
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: [width, width],
    borders: { ...noBorders, insideHorizontal: none, insideVertical: none },
    rows: signatures.map(({ labels: [left, right] }, at) => {
      const isLast = at === signatures.length - 1;
      return new TableRow({
        cantSplit: true,
        children: [cell(left, !isLast), cell(right, !isLast)],
      });
    }),
  });
}

const rightTab = [{ type: TabStopType.RIGHT, position: textWidth }];

const headerOf = (title: string, date: string) =>
  new Header({
    children: [
      new Paragraph({
        style: 'Small',
        tabStops: rightTab,
        children: [new TextRun(title), new TextRun(`\t${brand.name}, ${date}`)],
      }),
    ],
  });

function footerOf(language: Locale): Footer {
  const { sample, page, of } = fileWords[language];
  const numbers = [`\t${page} `, PageNumber.CURRENT, ` ${of} `, PageNumber.TOTAL_PAGES];
  return new Footer({
    children: [
      new Paragraph({
        style: 'Small',
        tabStops: rightTab,
        children: [new TextRun(sample), new TextRun({ children: numbers })],
      }),
    ],
  });
}
