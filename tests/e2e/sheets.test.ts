import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { coreData } from '#demo/foundations.ts';
import { dataOf } from '#ops/driver/people.ts';
import { staffPath } from '#web/staff-pages.ts';
import { atWork } from '../support/browser/console-pages.ts';
import { siteCast } from '../support/browser/people.ts';
import { loggedIn } from '../support/browser/sessions.ts';
import { addressOf, open, site } from '../support/browser/visitor.ts';

test('a founder downloads and copies what was stated, and the law firm does, too', async () => {
  const { founder, staff, founderEmail } = await siteCast();
  const { id } = dataOf(
    await founder.call('POST /foundations', { body: { package: 'individual' } }),
  );
  const params = { id };
  const submitted = { params, body: coreData };
  dataOf(await founder.call('POST /foundations/:id/commands/submit-core-data', submitted));
  const first = await staff.call('GET /admin/foundations/:id/events/:revision', {
    params: { ...params, revision: '0' },
  });
  const mia = {
    participantId: dataOf(first).id,
    kind: 'natural' as const,
    firstName: 'Mia',
    lastName: 'Vogt',
    shareholder: { shareEuros: [5_000] },
    managingDirector: { alone: true, selfDealing: true },
  };
  dataOf(
    await founder.call('POST /foundations/:id/commands/state-participants', {
      params,
      body: { participants: [mia], articles: 'model-protocol' },
      ifMatch: 1,
    }),
  );

  const lead = await loggedIn(founderEmail, { phone: true });
  const { page, texts } = lead;
  await open(lead, 'foundation', params);
  await page.getByRole('link', { name: texts.foundations.page.sheets.look, exact: true }).click();
  await page.waitForURL(addressOf(lead, 'sheets', params));
  const words = texts.sharedSheets;
  const missing = page.getByRole('region', { name: words.missing, exact: true });
  await missing.getByText(`Mia Vogt: ${words.fields.details}`).waitFor();
  const loading = page.waitForEvent('download');
  await page.getByRole('link', { name: /Datenblatt .* als JSON/ }).click();
  const file = await (await loading).path();
  const sheet = JSON.parse(await readFile(file, 'utf8'));
  expect(sheet.company.name).toBe(coreData.companyName);
  expect(sheet.people[0].details).toEqual({ state: 'missing' });
  const forBank = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Angaben für die Bank als JSON/ }).click();
  const { blocks } = JSON.parse(await readFile(await (await forBank).path(), 'utf8'));
  expect(JSON.stringify(blocks)).toContain('Mia Vogt: 100,0 % der Anteile');
  await page.getByRole('link', { name: texts.sheets.templates, exact: true }).click();
  const filled = page.locator(`a[href^="/api/foundations/${id}/templates/"]`).first();
  await filled.waitFor();

  const lawyer = await atWork('lawyer');
  await lawyer.page.goto(site + staffPath('foundation-sheets', id));
  const pdf = lawyer.page.waitForEvent('download');
  await lawyer.page.getByRole('link', { name: /^Liste der Gesellschafter als PDF/ }).click();
  const bytes = await readFile(await (await pdf).path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
});
