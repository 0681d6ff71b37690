import pdfmake from 'pdfmake';
import { expect, test } from 'vitest';
import { isPrintable, scripts } from '#domain/site/printing/printable.ts';
import { fonts } from '#modules/shared/pdf/fonts.ts';
// Makes the fonts known.
import '#modules/shared/pdf/pdf.ts';

interface Drawn {
  fontCache: Record<string, Record<string, { font: { characterSet: number[] } }>>;
}

/** What all faces of a font can draw, as the library that makes our PDFs reads them. */
async function characterSets(): Promise<number[][]> {
  const faces = [{}, { bold: true }, { italics: true }, { bold: true, italics: true }];
  const content = Object.keys(fonts).flatMap((font) =>
    faces.map((face) => ({ text: 'a', font, ...face })),
  );
  const document = pdfmake.createPdf({ content, defaultStyle: { font: 'Inter' } });
  const { fontCache } = (await document.getStream()) as unknown as Drawn;
  return Object.keys(fonts).map((name) => {
    const [first = [], ...others] = Object.values(fontCache[name] ?? {}).map(
      ({ font }) => font.characterSet,
    );
    return first.filter((point) => others.every((set) => set.includes(point)));
  });
}

/** `20-7e a9` */
function rangesOf(points: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const point of points.toSorted((one, other) => one - other)) {
    const open = ranges.at(-1);
    if (open?.[1] === point - 1) open[1] = point;
    else if (open?.[1] !== point) ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16);
  return ranges
    .map(([first, last]) => (first === last ? hex(first) : `${hex(first)}-${hex(last)}`))
    .join(' ');
}

test('what can be printed is what the fonts have', async () => {
  const sets = await characterSets();
  const lines = scripts.map((script, index) => {
    const name = script.includes('-') ? `'${script}'` : script;
    // Control characters, byte order marks and what is no character draw nothing.
    const points = (sets[index] ?? []).filter((point) => point >= 0x20 && point < 0xfe00);
    const line = `  ${name}: '${rangesOf(points)}',`;
    // As the formatter of the project wants it.
    return line.length > 100 ? line.replace(': ', ':\n    ') : line;
  });
  const source = `/**
 * The characters of our fonts, by file of Inter, in hex. \`vitest run tests/domain/site/printable.test.ts -u\`
 * writes this file from the fonts.
 */
export const fontCoverage = {
${lines.join('\n')}
} as const;
`;
  await expect(source).toMatchFileSnapshot('../../../domain/site/printing/font-coverage.ts');
});

test.each([
  'Ärger & Söhne',
  'Łukasz',
  'Γιώργος',
  'Дмитрий',
  'Nguyễn',
  '1.234,56 €',
  '§ 4 „Ja“ – ½',
])('%s can be printed', (text) => expect(isPrintable(text)).toBe(true));

test.each(['李娜', 'مريم', 'नमस्ते', '😀', 'a\u{10ffff}'])('%s cannot', (text) => {
  expect(isPrintable(text)).toBe(false);
});
