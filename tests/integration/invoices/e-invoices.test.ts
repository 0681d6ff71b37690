import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Document } from 'mupdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import type { InvoiceContent } from '#domain/invoices/invoice.ts';
import { money } from '#domain/site/formats.ts';
import { eInvoiceXml } from '#modules/invoices/e-invoice.ts';
import { renderInvoice } from '#modules/invoices/invoice-pdf.ts';
import { invoiceKinds } from '../../support/invoices/kinds.ts';
import { findMustang, mustangOnFolder } from '../../support/invoices/mustang.ts';

const kinds = Object.entries(invoiceKinds);
const { german } = invoiceKinds as { german: InvoiceContent };
const LIMIT_MS = 5 * 60_000;

const schemaFolder = new URL('../../support/invoices/schema/', import.meta.url);
const types = [
  'QualifiedDataType',
  'ReusableAggregateBusinessInformationEntity',
  'UnqualifiedDataType',
];
const schemaFile = async (fileName: string) => ({
  fileName,
  contents: await readFile(new URL(fileName, schemaFolder), 'utf8'),
});

/** @returns what the official schema of the profile finds wrong; it is read once for all files */
async function schemaFaults(files: Record<string, string>): Promise<string[]> {
  const main = 'FACTUR-X_EN16931';
  const { errors } = await validateXML({
    xml: Object.entries(files).map(([fileName, contents]) => ({ fileName, contents })),
    schema: [await schemaFile(`${main}.xsd`)],
    preload: await Promise.all(
      types.map((type) =>
        schemaFile(`${main}_urn_un_unece_uncefact_data_standard_${type}_100.xsd`),
      ),
    ),
  });
  return errors.map(({ loc, message }) => `${loc?.fileName}: ${message}`);
}

/** 10 € more than its parts. */
const withBrokenTotal = (content: InvoiceContent): InvoiceContent => ({
  ...content,
  grossCents: content.grossCents + 1_000,
});

describe('the XML of an invoice', () => {
  test('follows the official schema, and would not if something were missing', async () => {
    const files: Record<string, string> = {};
    for (const [name, content] of kinds) files[`${name}.xml`] = await eInvoiceXml(content);
    const complete = files['german.xml'] ?? '';
    files['broken.xml'] = complete.replace(/<ram:TypeCode>380<\/ram:TypeCode>/, '');
    const faults = await schemaFaults(files);
    expect(faults.filter((fault) => !fault.startsWith('broken.xml:'))).toEqual([]);
    expect(faults).not.toEqual([]);
  });

  const { discount, company } = invoiceKinds as Record<'discount' | 'company', InvoiceContent>;
  const compact = async (content: InvoiceContent) =>
    (await eInvoiceXml(content)).replace(/>\s+</g, '><');

  test('says where the service goes, also within Germany', async () => {
    expect(await compact(german)).toContain(
      '<ram:ShipToTradeParty><ram:PostalTradeAddress><ram:CountryID>DE</ram:CountryID>',
    );
  });

  test('names our order, and none of the buyer', async () => {
    const xml = await compact(german);
    expect(xml).toContain(
      `<ram:SellerOrderReferencedDocument><ram:IssuerAssignedID>${german.orderNumber}<`,
    );
    expect(xml).not.toContain('BuyerOrderReferencedDocument');
  });

  test('names the currency of a discount nowhere but once for all amounts', async () => {
    const xml = await compact(discount);
    expect(xml).toMatch(/<ram:BasisAmount>999\.99<.*<ram:ActualAmount>150\.00</);
    expect(xml.match(/currencyID/g)).toHaveLength(1);
  });

  test('says who runs the seller, as the PDF does', async () => {
    const seller = { ...company.seller, managingDirectors: 'Ada <A> & Bo' };
    expect(await compact({ ...company, seller })).toContain(
      '<ram:Description>Geschäftsführung: Ada &lt;A&gt; &amp; Bo</ram:Description>',
    );
  });

  test('names the invoice that it cancels', async () => {
    const { cancellation } = invoiceKinds as { cancellation: InvoiceContent };
    const xml = (await eInvoiceXml(cancellation)).replace(/\s+/g, '');
    expect(xml).toContain('<ram:TypeCode>384</ram:TypeCode>');
    expect(xml).toContain('<ram:IssuerAssignedID>RE-2026-000001</ram:IssuerAssignedID>');
    expect(xml).toContain('<ram:GrandTotalAmount>-119.00</ram:GrandTotalAmount>');
  });
});

describe('the PDF of an invoice', () => {
  const textOf = (pdf: Buffer) => {
    const document = Document.openDocument(pdf, 'application/pdf');
    const pages = Array.from({ length: document.countPages() }, (_, page) =>
      document.loadPage(page).toStructuredText('').asText(),
    );
    return pages.join('\n').replace(/\s+/g, ' ');
  };

  test('says all that § 14 UStG asks for', async () => {
    const text = textOf(await renderInvoice(german));
    const { seller, buyer, number } = german;
    for (const words of [
      seller.name,
      seller.street,
      seller.vatId,
      seller.registerNumber,
      seller.bank?.iban,
      buyer.name,
      buyer.street,
      number,
      '22. November 2026',
      '6. Dezember 2026',
      'Geschäftskonto vorbereiten',
      money(german.netCents, 'de'),
      '19 %',
      money(german.vatCents, 'de'),
      money(german.grossCents, 'de'),
      'beginnt die Leistung nach der Bestellung vom 20. November 2026',
    ]) {
      expect(text).toContain(words?.replace(/\s+/g, ' '));
    }
  });

  test('is the same bytes for the same content', async () => {
    const hash = async () =>
      createHash('sha256')
        .update(await renderInvoice(german))
        .digest('hex');
    expect(await hash()).toBe(await hash());
  });

  test('tells who invoices the rest of the order', async () => {
    const { discount } = invoiceKinds as { discount: InvoiceContent };
    expect(textOf(await renderInvoice(discount))).toContain(
      'bei Musterfrau & Kollegen und Steuerkanzlei Nord bestellt',
    );
  });
});

describe('PDF/A-3 and EN 16931', () => {
  const differing = kinds.filter(([name]) =>
    /^(german|several-rates|discount|without-account|foreign-names|long-address|cancellation)$/.test(
      name,
    ),
  );
  let folder: string;
  let jar: string | undefined;
  beforeAll(async () => {
    jar = await findMustang();
    folder = await mkdtemp(join(tmpdir(), 'invoices-'));
  }, LIMIT_MS);
  afterAll(() => rm(folder, { recursive: true }));

  test(
    'invoices that differ most are valid, one with a wrong total is not; npm run drill -- invoices checks every kind',
    async ({ annotate }) => {
      if (!jar) return annotate('No Java or Maven: only the schema was checked, not Mustang.');
      await annotate(`Checked by ${jar}.`);
      // All at once: the validator takes longer to start than to check.
      const contents = [...differing, ['broken', withBrokenTotal(german)] as const];
      for (const [name, content] of contents) {
        await writeFile(join(folder, `${name}.pdf`), await renderInvoice(content));
      }
      const { verdicts, said } = await mustangOnFolder(jar, folder);
      const valid = Object.fromEntries(differing.map(([name]) => [`${name}.pdf`, 'valid']));
      expect(verdicts).toEqual({ ...valid, 'broken.pdf': 'invalid' });
      expect(said).toMatch(/BR-CO-15/);
    },
    LIMIT_MS,
  );
});
