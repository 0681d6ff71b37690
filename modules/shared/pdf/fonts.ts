import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Content, TFontDictionary } from 'pdfmake/interfaces.js';

/** Inter comes in files of one script each, and a PDF has no fallback: every text is split by them. */
const require = createRequire(import.meta.url);
export const fontFolder = join(dirname(require.resolve('@fontsource/inter/package.json')), 'files');

const scripts = ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext', 'vietnamese'] as const;
type Script = (typeof scripts)[number];
/** The script of a text that says nothing else. */
const USUAL: Script = 'latin';

const nameOf = (script: Script) => (script === USUAL ? 'Inter' : `Inter ${script}`);
const file = (script: Script, face: string) => join(fontFolder, `inter-${script}-${face}.woff`);

export const fonts: TFontDictionary = Object.fromEntries(
  scripts.map((script) => [
    nameOf(script),
    {
      normal: file(script, '400-normal'),
      bold: file(script, '600-normal'),
      italics: file(script, '400-italic'),
      bolditalics: file(script, '600-italic'),
    },
  ]),
);

type Range = readonly [first: number, last: number];

const ranges = new Map<Script, Range[]>(
  Object.entries(
    JSON.parse(readFileSync(require.resolve('@fontsource/inter/unicode.json'), 'utf8')) as Record<
      Script,
      string
    >,
  ).map(([script, list]) => [
    script as Script,
    list.split(',').map((range) => {
      const [first = '', last = first] = range.replace('U+', '').split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    }),
  ]),
);

function scriptOf(character: string): Script | undefined {
  const point = character.codePointAt(0) ?? 0;
  return scripts.find((script) =>
    ranges.get(script)?.some(([first, last]) => first <= point && point <= last),
  );
}

/** What no font of ours has is printed as a question mark: PDF/A allows no empty boxes. */
function inFonts(text: string): string | { text: string; font?: string }[] {
  const runs: { text: string; script: Script }[] = [];
  for (const character of text.normalize('NFC')) {
    const script = scriptOf(character);
    const printed = script ? character : '?';
    const last = runs.at(-1);
    if (last && last.script === (script ?? USUAL)) last.text += printed;
    else runs.push({ text: printed, script: script ?? USUAL });
  }
  if (runs.every(({ script }) => script === USUAL)) return runs.map((run) => run.text).join('');
  return runs.map((run) => ({ text: run.text, font: nameOf(run.script) }));
}

/** A copy of the content in which every text names a font that has its characters. */
export function withFonts(content: Content): Content {
  return copy(content) as Content;
}

function copy(node: unknown): unknown {
  if (typeof node === 'string') {
    const text = inFonts(node);
    return typeof text === 'string' ? text : { text };
  }
  if (Array.isArray(node)) return node.map(copy);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, copyOf(key, value as unknown)]),
  );
}

const holdsContent = ['stack', 'columns', 'ul', 'ol', 'body', 'table'];

function copyOf(key: string, value: unknown): unknown {
  if (key === 'text') return typeof value === 'string' ? inFonts(value) : copy(value);
  return holdsContent.includes(key) ? copy(value) : value;
}
