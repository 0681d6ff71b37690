import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { root } from '#scripts/runtime/settings.ts';
import { findChromium } from '#scripts/testing/chromium.ts';
import { summary } from '#scripts/testing/steps.ts';
import { runVitest } from '#scripts/testing/vitest.ts';

/**
 * `npm run pictures [-- -t <list>]`: every list of the desk with no, three and 1,000 rows on every screen, in
 * both modes and languages, as sheets in `.cache/pictures/` for looking at; nothing compares them.
 */
const OUT = join(root, '.cache/pictures');
const SHEET_COLUMNS = 4;
/** Height of the window in which the lists were drawn. */
const SCREEN_PX = 900;
const [CELL_WIDTH, CELL_HEIGHT] = [480, 480];

const say = (line: string) => console.log(line);
const CHROMIUM = await findChromium(process.env, say);
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const args = ['--config', 'vitest.pictures.config.ts', ...process.argv.slice(2)];
const count = await runVitest(args, { ...process.env, CHROMIUM });
for (const list of readdirSync(OUT)) await layOut(join(OUT, list));
say(summary([count]));
process.exitCode = count.failures.length === 0 ? 0 : 1;

/** One sheet for each mode and language: a row for each number of rows, the narrow screens first. */
async function layOut(folder: string): Promise<void> {
  const files = readdirSync(folder).map((file) => join(folder, file));
  const sheets = Map.groupBy(files, (file) => basename(file).split('-').slice(0, 2).join('-'));
  for (const [look, pictures] of sheets) {
    const ordered = pictures.toSorted((one, other) => placeOf(one) - placeOf(other));
    const cells = await Promise.all(
      ordered.map(async (file, index) => ({
        input: await (await firstScreen(file))
          .resize({ width: CELL_WIDTH - 8, height: CELL_HEIGHT - 8, fit: 'inside' })
          .toBuffer(),
        left: (index % SHEET_COLUMNS) * CELL_WIDTH,
        top: Math.floor(index / SHEET_COLUMNS) * CELL_HEIGHT,
      })),
    );
    const height = Math.ceil(cells.length / SHEET_COLUMNS) * CELL_HEIGHT;
    const paper = {
      width: SHEET_COLUMNS * CELL_WIDTH,
      height,
      channels: 3,
      background: '#888',
    } as const;
    await sharp({ create: paper }).composite(cells).png().toFile(`${folder}-${look}.png`);
  }
  say(basename(folder));
}

/** The first screen of a picture, which with a thousand rows would be a thread. */
async function firstScreen(file: string) {
  const picture = sharp(file);
  const { width, height } = await picture.metadata();
  return picture.extract({ left: 0, top: 0, width, height: Math.min(height, SCREEN_PX) });
}

/** Order of `light-de-1000-1280.png`: by the number of rows, then by the width. */
function placeOf(file: string): number {
  const [, , rows = '', width = ''] = basename(file, '.png').split('-');
  return Number(rows) * 10_000 + Number(width);
}
