import { Document } from 'mupdf';
import { expect, test } from 'vitest';
import { cancellationContent, invoiceContent } from '#domain/invoices/content.ts';
import type { InvoiceContent } from '#domain/invoices/invoice.ts';
import { sampleOperator } from '#domain/site/operator.ts';
import { locales } from '#domain/site/paths.ts';
import { renderInvoice } from '#modules/invoices/invoice-pdf.ts';
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
