import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { obstacleNames } from '#domain/site/obstacles/obstacle-names.ts';
import { obstacleTexts } from '#domain/site/obstacles/obstacle-texts.ts';
import { bringTo } from '#scripts/driver/journey.ts';
import { type SiteCast } from '../../support/browser/people.ts';
import { loggedIn } from '../../support/browser/sessions.ts';
import { field, open } from '../../support/browser/visitor.ts';
import { withSite } from '../../support/browser/with-site.ts';

let browser: Browser;
let cast: SiteCast;

withSite((opened) => {
  ({ browser, cast } = opened);
});

test('a founder reports that the notary declines, and names another one', async () => {
  const { foundationId } = await bringTo(cast, 'notary-appointment-confirmation-pending');
  const founder = await loggedIn(browser, cast.founderEmail, { name: 'founder' });
  const { page, texts } = founder;
  const { report } = texts.foundations.obstacles;
  const name = obstacleNames['notary-declined'].de;
  const { told, now } = obstacleTexts['notary-declined'].de;
  await open(founder, 'foundation', { id: foundationId });
  await page.getByRole('button', { name: report.open }).click();
  const dialog = page.getByRole('dialog', { name: report.title });
  await dialog.getByText(name).click();
  await field(dialog, report.note).fill('Das Notariat gründet keine Gesellschaften.');
  await dialog.getByRole('button', { name: report.submit }).click();
  const notice = page.getByRole('region', { name });
  await notice.getByText(told).waitFor();
  await notice.getByText(now).waitFor();
  await notice.getByText('Das Notariat gründet keine Gesellschaften.').waitFor();

  await open(founder, 'dashboard');
  const { card, party } = texts.sharedFoundations;
  await page.getByRole('link', { name: card.settle }).first().click();
  await notice.getByText(party.founder, { exact: true }).waitFor();
  await notice.getByRole('button', { name: texts.foundations.page.data.change }).click();
  const form = page.getByRole('dialog', { name: texts.foundations.page.data.notary });
  await field(form, texts.foundations.coreData.notaryName).fill('Notariat am Markt');
  await field(form, texts.foundations.coreData.notaryEmail).fill('markt@example.com');
  await form.getByRole('button', { name: texts.foundations.notaryForm.submit }).click();

  const { title } = texts.sharedFoundations.status['notary-appointment-pending'];
  await page.getByRole('heading', { level: 2, name: title }).waitFor();
  expect(await notice.count()).toBe(0);
  await page.getByText(texts.foundations.page.timeline.show).click();
  const timeline = page.getByRole('list', { name: texts.foundations.page.timeline.title });
  expect(await timeline.getByText(name).count()).toBe(2);
  await page.getByText('Notariat am Markt', { exact: true }).waitFor();
  expect(founder.troubles()).toEqual([]);
  await founder.context.close();
});
