import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Content, TFontDictionary } from 'pdfmake/interfaces.js';
import { type Script, scriptOf, scripts } from '#domain/site/printing/printable.ts';

/** Inter has one file per script. */
const require = createRequire(import.meta.url);
const fontFolder = join(dirname(require.resolve('@fontsource/inter/package.json')), 'files');

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

export const fontFiles = Object.values(fonts).flatMap((faces) => Object.values(faces) as string[]);

/**
 * Characters that none of our fonts has become question marks: PDF/A allows no empty boxes. Addresses with such
 * characters are refused when they are entered.
 */
function inFonts(text: string): string | { text: string; font?: string }[] {
  const runs: { text: string; script: Script }[] = [];
  for (const character of text.normalize('NFC')) {
    const script = character === '\n' ? USUAL : scriptOf(character);
    const printed = script ? character : '?';
    const last = runs.at(-1);
    if (last && last.script === (script ?? USUAL)) last.text += printed;
    else runs.push({ text: printed, script: script ?? USUAL });
  }
  if (runs.every(({ script }) => script === USUAL)) return runs.map((run) => run.text).join('');
  return runs.map((run) => ({ text: run.text, font: nameOf(run.script) }));
}

/** A copy of the content in which every text names a font with its characters. */
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
