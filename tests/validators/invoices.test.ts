import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eInvoiceXml } from '#modules/invoices/e-invoice.ts';
import { renderInvoice } from '#modules/invoices/invoice-pdf.ts';
import { java } from '../support/invoices/java.ts';
import { invoiceKinds } from '../support/invoices/kinds.ts';
import { jarsOf } from '../support/invoices/maven.ts';
import { findMustang, mustangOnFolder } from '../support/invoices/mustang.ts';
import {
  brokenRules,
  findSchematrons,
  ruleSets,
  type Schematrons,
} from '../support/invoices/schematrons.ts';

/** Invoices through the validators of others; `INVOICES=<folder>` keeps the PDFs to look at them. */
const kinds = Object.entries(invoiceKinds);
const names = kinds.map(([name]) => name);
const xmls = new Map<string, string>();
let work: string;
let pdfs: string;
let schematrons: Schematrons;

const needed = <Found>(found: Found | undefined): Found => {
  if (found === undefined) throw new Error('This needs Java, and Maven for the first time.');
  return found;
};

beforeAll(async () => {
  schematrons = needed(await findSchematrons());
  work = await mkdtemp(join(tmpdir(), 'validators-'));
  pdfs = process.env.INVOICES ?? join(work, 'pdfs');
  await mkdir(pdfs, { recursive: true });
  for (const [name, content] of kinds) {
    await writeFile(join(pdfs, `${name}.pdf`), await renderInvoice(content));
    xmls.set(name, await eInvoiceXml(content));
  }
});
afterAll(() => rm(work, { recursive: true, force: true }));

const faultsOf = async (ruleSet: (typeof ruleSets)[number], invoices: Map<string, string>) =>
  Object.fromEntries(
    await brokenRules(schematrons, ruleSet, invoices, await mkdtemp(join(work, 'rules-'))),
  );

test.each(ruleSets)('every invoice keeps the rules of %s', async (ruleSet) => {
  const faults = await faultsOf(ruleSet, xmls);
  expect(faults).toEqual(Object.fromEntries(names.map((name) => [name, []])));
});

test('an invoice that breaks them is found', async () => {
  const german = xmls.get('german') ?? '';
  const nowhere = german.replace(/<ram:ShipToTradeParty>[^]*<\/ram:ShipToTradeParty>/, '');
  const discount = xmls.get('discount') ?? '';
  const twice = discount.replace('<ram:ActualAmount>', '<ram:ActualAmount currencyID="EUR">');
  const broken = new Map(Object.entries({ nowhere, twice }));
  const facturX = await faultsOf('Factur-X 2.4', broken);
  expect(facturX.nowhere?.join()).toContain('BR-FX-EN-04');
  const en16931 = await faultsOf('EN 16931', broken);
  expect(en16931.twice?.join()).toContain('CII-DT-031');
});

test('every PDF is what it claims to be: PDF/A-3b', async () => {
  const [jar = ''] = needed(await jarsOf(['org.verapdf.apps:greenfield-apps:1.28.2']));
  const cli = ['org.verapdf.apps.GreenfieldCliWrapper', '--flavour', '3b', '--format', 'text'];
  const { stdout } = await java(['-cp', jar, ...cli, pdfs]);
  const verdicts = [...stdout.matchAll(/^(PASS|FAIL) .*?([^/]+)\.pdf/gm)];
  expect(Object.fromEntries(verdicts.map(([, verdict, name]) => [name, verdict]))).toEqual(
    Object.fromEntries(names.map((name) => [name, 'PASS'])),
  );
});

test('Mustang finds every PDF valid', async () => {
  const { verdicts } = await mustangOnFolder(needed(await findMustang()), pdfs);
  const expected = names.map((name) => [`${name}.pdf`, 'valid']);
  expect(verdicts).toEqual(Object.fromEntries(expected));
});
