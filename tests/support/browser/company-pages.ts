import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expect } from 'vitest';
import { dayIn, today } from '#demo/days.ts';
import { canBeBought, productsIn } from '../running/products.ts';
import { button, fillCart, heading, orderButton } from './marketplace.ts';
import { field, hydrated, open, type Visitor } from './visitor.ts';

// What founders do with their company's money and papers, in English.

/** A shareholder's whole contribution, as the bank booked it today. */
export async function payIn(who: Visitor, name: string, amount: string): Promise<void> {
  const { page, texts } = who;
  const { add } = texts.contributions;
  await field(page, add.bookedOn).fill(today());
  await field(page, add.amount).fill(amount);
  await field(page, add.payer).fill(name);
  await button(who, add.submit).click();
  const share = page.getByRole('region', { name, exact: true });
  await share.getByText(texts.sharedContributions.states.complete).waitFor();
}

/** In the dialog that checks bills. */
export async function looksForged({ page, texts }: Visitor): Promise<void> {
  const words = texts.costs.check;
  await hydrated(page);
  const dialog = page.getByRole('dialog', { name: words.title });
  await field(dialog, words.payee).fill('Zentrales Register');
  await field(dialog, words.iban).fill('LT12 1000 0111 0100 1000');
  await field(dialog, words.amountCents).fill('773.50');
  await field(dialog, words.dueOn).fill(dayIn(3));
  await dialog.getByRole('button', { name: words.submit, exact: true }).click();
  await dialog.getByText(words.verdicts['signs-of-fraud'].title).waitFor();
}

/** From the page of the company to a contract as a Word file. @returns its words */
export async function filledContract(who: Visitor, template: string): Promise<string> {
  const { page, texts } = who;
  const { templates } = texts.duties.company;
  const file = page.locator(`a[href$="/templates/${template}/en.docx"][href*="/foundations/"]`);
  await page.getByRole('link', { name: templates, exact: true }).click();
  await file.waitFor();
  // Unasked it is the only company, too.
  await open(who, 'templates');
  const loading = page.waitForEvent('download');
  await file.click();
  const { 'word/document.xml': words } = unzipSync(await readFile(await (await loading).path()));
  return strFromU8(words ?? new Uint8Array()).replaceAll(/<[^>]+>/g, '');
}

/** Something of the marketplace, paid by whom the checkout offers. */
export async function orderAs(who: Visitor, payer: string): Promise<void> {
  const [product] = (await productsIn(who.locale)).filter(canBeBought);
  if (!product) expect.fail('Nothing is on sale.');
  await fillCart(who, [product]);
  await open(who, 'checkout');
  await button(who, payer).click();
  await who.page.locator('input[name=terms]').check();
  await orderButton(who).click();
  await heading(who, who.texts.cart.completed.title).waitFor();
}
