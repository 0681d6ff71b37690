import { Document } from 'mupdf';
import { expect, test } from 'vitest';
import { cancellationContent, invoiceContent } from '#domain/invoices/content.ts';
import type { InvoiceContent } from '#domain/invoices/invoice.ts';
import { sampleOperator } from '#domain/site/operator.ts';
import { locales } from '#domain/site/paths.ts';
import { renderInvoice } from '#modules/invoices/invoice-pdf.ts';
import { invoiceWords } from '#modules/invoices/invoice-words.ts';
import { invoiceKinds, longestBuyer } from '../../support/invoices/kinds.ts';
import { invoicedOrder, invoiceLine } from '../../support/invoices/orders.ts';

const LONG = 'Geschäftsführerhaftpflichtversicherungsvergleichsberatung';
const RIGHT_EDGE = 595 - 50;

/** The text of each page, and how far to the right it goes. */
async function pagesOf(content: InvoiceContent) {
  const pdf = Document.openDocument(await renderInvoice(content), 'application/pdf');
  return Array.from({ length: pdf.countPages() }, (_, index) => {
    const text = pdf.loadPage(index).toStructuredText('');
    let right = 0;
    text.walk({
      onChar: (_char, _origin, _font, _size, [, , x = 0]) => {
        right = Math.max(right, x);
      },
    });
    return { text: text.asText(), right };
  });
}

const buyer = {
  company: `${LONG} UG (haftungsbeschränkt)`,
  name: 'Änne Größmann',
  street: 'Straße des 17. Juni 135',
  zip: '10623',
  city: 'Berlin',
  country: 'DE',
} as const;

test.each(locales)('long words and many positions stay on the pages (%s)', async (language) => {
  const line = invoiceLine({ title: `${LONG} für Übernahmen`, details: [LONG] });
  const lines = Array.from({ length: 12 }, () => line);
  const invoice = invoiceContent(invoicedOrder({ language, buyer, lines }), sampleOperator, {
    number: 'RE-2026-000001',
    at: new Date('2026-11-22T10:00:00Z'),
  });
  const cancellation = cancellationContent(invoice, {
    number: 'RE-2026-000002',
    at: new Date('2026-11-23T10:00:00Z'),
  });
  for (const content of [invoice, cancellation]) {
    const pages = await pagesOf(content);
    expect(pages.length).toBeGreaterThan(1);
    for (const { text, right } of pages) {
      expect(text).toContain(content.number);
      expect(right).toBeLessThan(RIGHT_EDGE);
    }
    expect(pages[0]?.text).toContain('Änne Größmann');
    expect(pages[0]?.text.replace(/-\s+/g, '')).toContain(LONG);
  }
});

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The lines of a page, without what is above and below the letters. */
async function linesOf(content: InvoiceContent): Promise<{ text: string; box: Box }[][]> {
  const pdf = Document.openDocument(await renderInvoice(content), 'application/pdf');
  return Array.from({ length: pdf.countPages() }, (_, index) => {
    const lines: { text: string; box: Box }[] = [];
    pdf
      .loadPage(index)
      .toStructuredText('')
      .walk({
        beginLine: ([left, top, right, bottom]) => {
          const gap = (bottom - top) * 0.2;
          lines.push({ text: '', box: [left, top + gap, right, bottom - gap] });
        },
        onChar: (char) => {
          const line = lines.at(-1);
          if (line) line.text += char;
        },
      });
    return lines.filter(({ text }) => text.trim());
  });
}

const touch = (one: Box, other: Box) =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

test('the longest address is printed whole, and touches nothing', async () => {
  const order = invoicedOrder({ buyer: longestBuyer });
  const number = 'RE-2026-000001';
  const at = new Date('2026-11-22T10:00:00Z');
  const pages = await linesOf(invoiceContent(order, sampleOperator, { number, at }));
  const touching = pages.flatMap((lines) =>
    lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter((other) => touch(one.box, other.box))
        .map((other) => `${one.text} / ${other.text}`),
    ),
  );
  expect(touching).toEqual([]);
  const printed = pages.flat().map(({ text }) => text);
  const letters = (text: string) => text.replace(/[\s-]/g, '');
  for (const part of [longestBuyer.company, longestBuyer.name, longestBuyer.city]) {
    expect(letters(printed.join(''))).toContain(letters(part));
  }
});

test.each(['discount', 'several-rates', 'long', 'cancellation-of-several-rates'])(
  '%s: no page holds a last line alone',
  async (kind) => {
    const content = invoiceKinds[kind];
    if (!content) throw new Error(`There is no ${kind}.`);
    const { payment, notes } = invoiceWords(content);
    const plain = (text = '') => text.replaceAll(/\s+/g, ' ');
    const last = plain((await pagesOf(content)).at(-1)?.text);
    for (const sentence of [...payment, ...notes]) expect(last).toContain(plain(sentence));
  },
);

test('what other vendors charge is no matter of a cancellation', () => {
  const { discount, 'cancellation-of-discount': cancellation } = invoiceKinds;
  const said = (content = discount) => content && invoiceWords(content).notes.join(' ');
  expect(said()).toContain('Musterfrau & Kollegen');
  expect(said(cancellation)).not.toContain('Musterfrau & Kollegen');
});
