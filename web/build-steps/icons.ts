import { readFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import type { Plugin } from 'vite';
import { colors } from '../../domain/site/colors.ts';

const mark = 'web/public/favicon.svg';
const ICO_SIZE = 32;
const sizes = [192, 512];

/** The mark as pictures, for what reads no SVG: older browsers, start pages, search engines. */
export function icons(): Plugin {
  return {
    name: 'icons',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      const svg = await readFile(mark, 'utf8');
      this.emitFile({ type: 'asset', fileName: 'favicon.ico', source: ico(drawn(svg, ICO_SIZE)) });
      for (const size of sizes) {
        const source = drawn(onPaper(svg), size);
        this.emitFile({ type: 'asset', fileName: `icon-${size}.png`, source });
      }
    },
  };
}

const drawn = (svg: string, width: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();

/** A start page may be dark, and crops corners. */
const onPaper = (svg: string) =>
  svg
    .replace('viewBox="0 0 48 48"', 'viewBox="-8 -8 64 64"')
    .replace('>', `><rect x="-8" y="-8" width="64" height="64" fill="${colors.light.paper}"/>`);

/** The one picture of an icon file, as PNG. */
function ico(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  // An icon with one picture, its size, planes and bits, its length and where it begins.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(ICO_SIZE, 6);
  head.writeUInt8(ICO_SIZE, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
