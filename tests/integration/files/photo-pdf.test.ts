import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mupdf from 'mupdf';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pdfOf } from '#domain/files/photo-pdf.ts';
import { checkPdf } from '#modules/files/pdf-check.ts';

async function photoOf(width: number, height: number) {
  const background = { r: 200, g: 30, b: 30 };
  const jpeg = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { jpeg: new Uint8Array(jpeg), width, height };
}

test('a PDF of photos is taken like any other, and shows each on a page of A4', async () => {
  const pdf = pdfOf([await photoOf(300, 400), await photoOf(800, 300)]);
  const bytes = new Uint8Array(await pdf.arrayBuffer());
  const folder = await mkdtemp(join(tmpdir(), 'photos-'));
  const path = join(folder, 'photos.pdf');
  await writeFile(path, bytes);
  expect(await checkPdf(path)).toEqual({ fault: null, isProtected: false, isSigned: false });
  await rm(folder, { recursive: true });

  const opened = mupdf.Document.openDocument(bytes, 'application/pdf');
  const sizes = [0, 1].map((index) => {
    const page = opened.loadPage(index);
    const pixels = page.toPixmap(mupdf.Matrix.identity, mupdf.ColorSpace.DeviceRGB);
    const [wide, high] = [pixels.getWidth(), pixels.getHeight()];
    const middle = (Math.floor(high / 2) * wide + Math.floor(wide / 2)) * 3;
    expect(pixels.getPixels()[middle]).toBeGreaterThan(180);
    expect(pixels.getPixels()[middle + 1]).toBeLessThan(60);
    return [wide, high];
  });
  expect(opened.countPages()).toBe(2);
  expect(sizes).toEqual([
    [596, 842],
    [842, 596],
  ]);
});
