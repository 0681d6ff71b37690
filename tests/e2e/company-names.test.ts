import { expect, test } from 'vitest';
import { startFoundation } from '../support/browser/founder-pages.ts';
import { member } from '../support/browser/sessions.ts';
import {
  addressOf,
  beginningWith,
  field,
  open,
  pressToLeave,
  visitor,
} from '../support/browser/visitor.ts';

test('a visitor without script checks a name in English, and mends it', async () => {
  const who = await visitor('visitor', { locale: 'en', script: false, phone: true });
  const { page, texts } = who;
  const { labels, forms } = texts.companyNames;
  const words = texts.sharedCompanyNames;
  await page.goto(addressOf(who, 'name-check'));
  await field(page, labels.companyName).fill('Hamburg Trading Bank');
  await field(page, labels.city).fill('Köln');
  await field(page, labels.legalForm).selectOption({ label: forms.gmbh });
  await pressToLeave(page, words.check);
  const said = page.getByRole('main').getByRole('listitem');
  await said.getByText(beginningWith(words.findings.bank.title)).waitFor();
  await said.getByText('§ 18 (2) HGB').waitFor();
  expect(await said.filter({ hasText: words.severities.stops }).count()).toBe(2);
  await page.getByRole('link', { name: words.searches.mark }).waitFor();
  // What somebody plans stands in no address.
  expect(new URL(page.url()).search).toBe('');

  expect(await field(page, labels.city).inputValue()).toBe('Köln');
  await field(page, labels.companyName).fill('Zwölfuhr Trading GmbH');
  await pressToLeave(page, words.again);
  await page.getByText(words.nothing).waitFor();
  expect(await said.filter({ hasText: words.severities.stops }).count()).toBe(0);
});

test('a founder checks the name beside its field, and the form goes on with it', async () => {
  const { who } = await member({ phone: true });
  const { page, texts } = who;
  const words = texts.sharedCompanyNames;
  await open(who, 'dashboard');
  await startFoundation(who);
  const { coreData } = texts.foundations;
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('radio', { name: beginningWith(coreData.legalForms.gmbh) }).check();
  await press(texts.forms.questions.next);
  await press(words.check);
  await page.getByText(words.incomplete).waitFor();
  await field(page, coreData.companyName).fill('Keller und Partner GmbH');
  await press(words.check);
  await page.getByText(beginningWith(words.findings.partners.title)).waitFor();
  await field(page, coreData.companyName).fill('Keller Möbelwerk GmbH');
  await press(words.check);
  await page.getByText(words.nothing).waitFor();
  await press(texts.forms.questions.next);
  await field(page, coreData.totalShareholders).waitFor();
});
