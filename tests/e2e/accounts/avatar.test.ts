import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriers } from '../../support/browser/barriers.ts';
import { member } from '../../support/browser/sessions.ts';
import { open, openBrowser, type Visitor } from '../../support/browser/visitor.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser?.close());

const button = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true });

/** The left half red, the right half blue. */
const twoColours = async () => {
  const half = { create: { width: 600, height: 800, channels: 3 as const, background: '#0000ff' } };
  const left = await sharp(half).png().toBuffer();
  return sharp({ create: { width: 1200, height: 800, channels: 3, background: '#ff0000' } })
    .composite([{ input: left, left: 600, top: 0 }])
    .png()
    .toBuffer();
};

/** The picture in the menu as the browser shows it. */
const inMenu = async ({ page, texts }: Visitor) => {
  const menu = page.getByRole('button', { name: new RegExp(`^${texts.common.app.userMenu}`) });
  return menu.locator('img').evaluate(async (element) => {
    const image = element as HTMLImageElement;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0);
    const colourAt = (x: number) => {
      const [red = 0, , blue = 0] = pen?.getImageData(x, canvas.height / 2, 1, 1).data ?? [];
      return red > blue ? 'red' : 'blue';
    };
    return { size: canvas.width, colours: [colourAt(4), colourAt(canvas.width - 4)] };
  });
};

test('a picture is cut, saved, shown in the menu and removed', async () => {
  const { who } = await member(browser);
  await open(who, 'settings');
  const { settings } = who.texts;
  const { avatar: words } = settings;
  // Two choices of a language on one page have to be told apart.
  expect(await barriers(who.page, 'best-practice')).toEqual([]);
  const file = { name: 'ich.png', mimeType: 'image/png', buffer: await twoColours() };
  await who.page.locator('input[type=file]').setInputFiles(file);
  const dialog = who.page.getByRole('dialog', { name: words.cropTitle });
  await dialog.getByLabel(words.cropLabel).waitFor();
  await expect.poll(() => dialog.locator('img').evaluate((image) => image.clientWidth)).not.toBe(0);
  expect(await barriers(who.page)).toEqual([]);
  const shots = process.env.SHOTS;
  if (shots) await who.page.screenshot({ path: `${shots}/crop.png` });
  await button(who, words.save).click();
  await who.page.getByText(settings.notices.avatarSaved.title, { exact: true }).first().waitFor();
  await dialog.waitFor({ state: 'detached' });
  // A square from the middle of the picture.
  expect(await inMenu(who)).toEqual({ size: 512, colours: ['red', 'blue'] });

  await button(who, words.remove).click();
  await button(who, words.remove).waitFor({ state: 'detached' });
  expect(await who.page.locator('img[src^="/api/assets/"]').count()).toBe(0);
  expect(who.troubles()).toEqual([]);
  await who.context.close();
});
