import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { commonCharacters } from '../font-characters.ts';

const folder = resolve('node_modules/.cache/fonts');
const prefix = 'subset:';
const { resolve: find } = createRequire(import.meta.url);

/** The one cut of Fraunces that headings use. */
const headingAxes = { SOFT: 60, wght: 560 };

const fonts = {
  'heading.woff2': {
    file: '@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2',
    axes: headingAxes,
  },
  'heading-italic.woff2': {
    file: '@fontsource-variable/fraunces/files/fraunces-latin-soft-italic.woff2',
    axes: headingAxes,
  },
  'text.woff2': {
    file: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
};

/** The others, such as small capitals and alternates by context, would add a quarter. */
const keepFeatures = ['kern', 'liga', 'tnum'];

/**
 * Resolves `subset:<name>` to the address of a font with only the characters that most pages need.
 * Fonts are kept below `node_modules/.cache/`: each takes half a second.
 */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    enforce: 'pre',
    async resolveId(source) {
      if (!source.startsWith(prefix)) return undefined;
      const name = source.slice(prefix.length);
      if (!isKnown(name)) throw new Error(`There is no font ${name}.`);
      return `${await subset(name)}?url`;
    },
  };
}

/** A style sheet with files in place of `subset:<name>`, which Vite only resolves in modules. */
export async function withSubsets(css: string): Promise<string> {
  let text = css;
  for (const name of Object.keys(fonts).filter(isKnown)) {
    text = text.replaceAll(prefix + name, await subset(name));
  }
  return text;
}

/** Fonts of pictures that are drawn on the server: its library reads no woff2. */
const drawn = {
  'heading.ttf': { file: fonts['heading.woff2'].file, axes: headingAxes },
  'text.ttf': { file: fonts['text.woff2'].file, axes: { wght: 500 } },
};

const drawnOptions = {
  targetFormat: 'truetype',
  keepFeatures: ['kern', 'liga'],
  // Pictures choose their fonts by the name of the family.
  preserveNameIds: [1, 4],
} as const;

/** Writes the fonts of pictures into `fonts/`, beside the files for browsers. */
export function pictureFonts(): Plugin {
  return {
    name: 'picture-fonts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir }) {
      if (!dir) return;
      const target = join(dir, '../fonts');
      await mkdir(target, { recursive: true });
      for (const [name, { file, axes }] of Object.entries(drawn)) {
        const options = { ...drawnOptions, variationAxes: axes };
        const font = await readFile(find(file));
        await writeFile(join(target, name), await subsetFont(font, commonCharacters, options));
      }
    },
  };
}

const isKnown = (name: string): name is keyof typeof fonts => Object.hasOwn(fonts, name);

const made = new Map<keyof typeof fonts, Promise<string>>();

/** Modules and the base sheet ask for the same font at once. */
function subset(name: keyof typeof fonts): Promise<string> {
  const file = made.get(name) ?? cut(name);
  made.set(name, file);
  return file;
}

async function cut(name: keyof typeof fonts): Promise<string> {
  const { file, axes } = fonts[name];
  const font = await readFile(find(file));
  const options = { targetFormat: 'woff2', variationAxes: axes, keepFeatures } as const;
  const recipe = JSON.stringify([options, commonCharacters]);
  const hash = createHash('sha256').update(font).update(recipe).digest('hex').slice(0, 16);
  const target = join(folder, hash, name);
  if (existsSync(target)) return target;
  await mkdir(join(folder, hash), { recursive: true });
  const own = `${target}.${process.pid}`;
  await writeFile(own, await subsetFont(font, commonCharacters, options));
  // Two builds at once each write a whole file.
  await rename(own, target);
  return target;
}
