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

/** In the dialog that checks bills: first a forged one, then the court's own. */
export async function checkBills({ page, texts }: Visitor): Promise<void> {
  const { verdicts, reasons, compare, ...words } = texts.costs.check;
  await hydrated(page);
  const dialog = page.getByRole('dialog', { name: words.title });
  const check = async (
    bill: Record<'payee' | 'iban' | 'amountCents' | 'dueOn', string>,
    button: string,
  ) => {
    for (const name of ['payee', 'iban', 'amountCents', 'dueOn'] as const) {
      await field(dialog, words[name]).fill(bill[name]);
    }
    await dialog.getByRole('button', { name: button, exact: true }).click();
  };
  const forged = { payee: 'Zentrales Register', iban: 'LT12 1000 0111 0100 1000' };
  await check({ ...forged, amountCents: '773.50', dueOn: dayIn(3) }, words.submit);
  await dialog.getByText(verdicts['signs-of-fraud'].title).waitFor();
  for (const reason of ['foreign-iban', 'register-like-payee', 'short-term'] as const) {
    await dialog.getByText(reasons[reason]).waitFor();
  }
  const ours = { payee: 'Zentrale Zahlstelle Justiz', iban: 'DE02 1203 0000 0000 2020 51' };
  await check({ ...ours, amountCents: '300.00', dueOn: dayIn(21) }, words.again);
  await dialog.getByText(verdicts['matches-expected'].title).waitFor();
  await dialog.getByText(compare.court).waitFor();
  expect(await dialog.textContent()).not.toMatch(/genuine|is real/i);
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
