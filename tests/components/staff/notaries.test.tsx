import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { notaryList } from '#domain/desk/lists/notaries.ts';
import { sortFields } from '#domain/desk/lists.ts';
import { locales } from '#domain/site/paths.ts';
import { staffPath } from '#web/staff-pages.ts';
import { inFreshWindows, openConsole } from '../../support/components/console.tsx';
import { appears, heading, said } from '../../support/components/controls.ts';
import { listed } from '../../support/mock/api.ts';
import { teamFoundationAt } from '../../support/mock/foundations.ts';
import { notaryCaseOf, notaryOf, wholeNotary } from '../../support/mock/notary-rows.ts';
import { idOf } from '../../support/mock/team-rows.ts';
import { textsOf } from '../../support/texts.ts';

inFreshWindows();

const answers = {
  'GET /admin/notaries': () => listed(notaryOf(0), notaryOf(1)),
  'GET /admin/notaries/:id': () => wholeNotary,
  'GET /admin/notaries/:id/foundations': () => listed(notaryCaseOf(0), notaryCaseOf(1)),
};

test.each(locales)('lawyers read of a notary what was asked and answered: %s', async (locale) => {
  const { staffNotaries } = textsOf(locale);
  const { answers: words, notary } = staffNotaries;
  await openConsole({ role: 'lawyer', locale, at: staffPath('notaries'), answers });
  await said(staffNotaries.why);
  await page.getByRole('link', { name: notaryOf(0).name }).click();
  await appears(heading(wholeNotary.name));
  const half = {
    de: 'Die Hälfte der 3 Antworten kam innerhalb von 3 Tagen.',
    en: 'Half of the 3 answers came within 3 days.',
  };
  await said(half[locale]);
  await appears(page.getByText(words.why));
  // What became of each case, and whose it is now.
  await said(notary.former);
  await appears(page.getByText(staffNotaries.happened.question, { exact: false }));
  const answered = {
    de: '2 Termine genannt, im Raum, nach 3 Tagen',
    en: 'Gave 2 dates, in the room, after 3 days',
  };
  await appears(page.getByText(answered[locale], { exact: false }));
});

test('notaries are ordered by name alone', () => {
  expect(sortFields(notaryList)).toEqual(['name']);
  expect(Object.keys(notaryList.filters)).toEqual(['search']);
});

test('a case leads to the page of its notary', async () => {
  const notary = { name: 'Notariat am Dom', email: 'dom@example.com' };
  const foundation = teamFoundationAt('notary-appointment-pending', { notary, notaryId: idOf(7) });
  await openConsole({
    role: 'staff',
    at: staffPath('foundation', foundation.id),
    answers: { ...answers, 'GET /foundations/:id': () => foundation },
  });
  await page.getByRole('link', { name: notary.name }).click();
  await appears(heading(wholeNotary.name));
});
