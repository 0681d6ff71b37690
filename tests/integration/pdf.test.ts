import { Document } from 'mupdf';
import { expect, test } from 'vitest';
import { renderPdf } from '#modules/shared/pdf/pdf.ts';

const render = (text: string) =>
  renderPdf({
    title: 'Muster & Söhne',
    language: 'de',
    createdAt: new Date('2026-11-22T09:00:00Z'),
    content: [{ text: 'Vertrag', bold: true }, text],
    footer: (page, pages) => ({ text: `Seite ${page} von ${pages}` }),
  });

const textOf = (pdf: Buffer) =>
  Document.openDocument(pdf, 'application/pdf').loadPage(0).toStructuredText('').asText();

test('a PDF holds its text, in fonts that are embedded', async () => {
  const pdf = await render('Łukasz, Γιώργος, Дмитрий, Nguyễn: 1.234,56 €');
  const text = textOf(pdf);
  for (const words of [
    'Vertrag',
    'Łukasz, Γιώργος, Дмитрий, Nguyễn: 1.234,56 €',
    'Seite 1 von 1',
  ]) {
    expect(text).toContain(words);
  }
  const raw = pdf.toString('latin1');
  const fonts = raw.match(/\/FontDescriptor\b(?! \d)/g)?.length;
  expect(fonts).toBeGreaterThanOrEqual(5);
  expect(raw.match(/\/FontFile[23] /g)).toHaveLength(fonts ?? 0);
});

test('the same content becomes the same bytes', async () => {
  expect(await render('Eins')).toEqual(await render('Eins'));
  expect(await render('Eins')).not.toEqual(await render('Zwei'));
});

test('what no font has is a question mark', async () => {
  expect(textOf(await render('Name: 漢字'))).toContain('Name: ??');
});

test('PDFs load nothing', async () => {
  const image = (src: string) =>
    renderPdf({
      title: 'x',
      language: 'de',
      createdAt: new Date(0),
      content: [{ image: src }],
    });
  await expect(image('/etc/passwd')).rejects.toThrow(/denied/);
  await expect(
    renderPdf({
      title: 'x',
      language: 'de',
      createdAt: new Date(0),
      images: { far: 'http://127.0.0.1:9/x.png' },
      content: [{ image: 'far' }],
    }),
  ).rejects.toThrow(/denied/);
});
