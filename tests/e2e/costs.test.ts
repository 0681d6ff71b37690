import { test } from 'vitest';
import { bringTo } from '#ops/driver/journey.ts';
import { siteCast } from '../support/browser/people.ts';
import { loggedIn } from '../support/browser/sessions.ts';
import { addressOf, beginningWith, field, open, visitor } from '../support/browser/visitor.ts';

test('in review, a founder sees whom to pay when, tries a GmbH, and enters the real bill', async () => {
  const cast = await siteCast();
  const { foundationId: id } = await bringTo(cast, 'review-pending', 'Kostenklar');
  const who = await loggedIn(cast.founderEmail, { phone: true, name: 'lead' });
  const { page, texts } = who;
  const { whatIf, bill, amount, kinds, stages } = texts.costs;
  await open(who, 'foundation', { id });
  const ways = texts.foundations.page.costs;
  await page.getByRole('link', { name: ways.whatIf, exact: true }).click();

  const dialog = page.getByRole('dialog', { name: whatIf.title });
  await field(dialog, whatIf.legalForm).selectOption({ label: 'GmbH' });
  await dialog.getByRole('button', { name: whatIf.submit, exact: true }).click();
  await dialog.getByText(beginningWith(whatIf.problems['shareCapitalCents.REQUIRED'])).waitFor();
  await field(dialog, whatIf.shareCapitalCents).fill('25.000');
  await dialog.getByRole('button', { name: whatIf.submit, exact: true }).click();
  const capital = dialog.getByRole('row').filter({ hasText: whatIf.capital });
  await capital.getByText('12.500 € bis 25.000 €').waitFor();
  await dialog.getByRole('button', { name: texts.common.dialog.close }).click();

  const court = page.getByRole('region', { name: stages.filing });
  await court.getByText('300,00 €').waitFor();
  const notary = page.getByRole('region', { name: stages.deed });
  await notary.getByText(amount.estimated, { exact: true }).waitFor();
  await notary.getByRole('button', { name: bill.enter, exact: true }).click();
  const entry = page.getByRole('dialog', { name: /^Rechnung eintragen/ });
  await field(entry, bill.amountCents).fill('viel');
  await entry.getByRole('button', { name: bill.save, exact: true }).click();
  await entry.getByText(bill.problems.NOT_AN_AMOUNT).waitFor();
  await field(entry, bill.payee).fill('Notarin Ada Klein');
  await field(entry, bill.amountCents).fill('831,47');
  await entry.getByRole('button', { name: bill.save, exact: true }).click();
  await notary.getByText(amount.entered).waitFor();
  await notary.getByText('831,47 €').waitFor();
  await notary.getByText(`${kinds.notary}: Notarin Ada Klein`).waitFor();

  await notary.getByRole('button', { name: bill.change, exact: true }).click();
  await entry.getByRole('button', { name: bill.remove, exact: true }).click();
  await notary.getByText(amount.estimated, { exact: true }).waitFor();
});

test('everybody reads what founders pay when, without script', async () => {
  const who = await visitor('visitor', { locale: 'de', script: false });
  const { page, texts } = who;
  await page.goto(addressOf(who, 'home'));
  await page.getByRole('link', { name: texts.common.footer.payWhen, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: texts.payWhen.title }).waitFor();
  await page.getByText('300,00 €', { exact: true }).waitFor();
  const sums = page.getByRole('region', { name: texts.payWhen.sums.title });
  // By hand: 950.81 for the package, 130.90 for the notary, 300 for the court.
  await sums.getByText('1.381,71 €').waitFor();
});
