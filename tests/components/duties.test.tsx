import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { dayIn } from '#demo/days.ts';
import { rules } from '#domain/duties/duties.ts';
import { consequences, titleOf } from '#domain/duties/names.ts';
import { ERASED } from '#domain/erased.ts';
import { longDay } from '#domain/site/formats.ts';
import { type Locale, locales, paths, pathTo } from '#domain/site/paths.ts';
import * as dutiesPage from '#web/features/duties/duties.tsx';
import type { Duty } from '#web/features/duties/loaded.ts';
import type { Foundation } from '#web/shared/foundations/model.ts';
import { showPage } from '../support/components/app.tsx';
import { barriersInBothModes, onScreen, spill } from '../support/components/barriers.ts';
import {
  appears,
  button,
  disappears,
  field,
  said,
  toasted,
} from '../support/components/controls.ts';
import { stubApi } from '../support/mock/api.ts';
import { daysAgo, documentOf, foundationAt, foundationId } from '../support/mock/foundations.ts';
import { textsOf } from '../support/texts.ts';
import { endingWith } from '../support/words.ts';

const put = 'PUT /foundations/:id/duties/:key';
const companyName =
  'Gesellschaft für nachhaltige Wasseraufbereitungsanlagen UG (haftungsbeschränkt)';
const completed = (more: Partial<Foundation> = {}) =>
  foundationAt('completed', {
    companyName,
    completedAt: daysAgo(9),
    registerEntry: { registerNumber: 'HRB 4711', registerCourt: 'Amtsgericht Köln' },
    documents: [documentOf(1, daysAgo(9))],
    ...more,
  });

function dutyOf(name: Duty['name'], dueIn: number, more: Partial<Duty> = {}): Duty {
  const { by, source } = rules[name];
  const consequence = consequences[name];
  return {
    key: name,
    name,
    dueOn: dayIn(dueIn),
    dueBy: by,
    source,
    consequence,
    state: 'open',
    ...more,
  };
}

const late = dutyOf('tax-questionnaire', -4);
const next = dutyOf('bank-name', 5);
const later = dutyOf('annual-accounts', 200, { key: 'annual-accounts-2027', year: 2027 });
const done = dutyOf('vat-returns', -9, { state: 'not-applicable', why: 'Kleinunternehmerin' });

async function openDuties(locale: Locale, foundation: Foundation, told: readonly Duty[]) {
  let duties = [...told];
  const api = stubApi({
    'GET /foundations/:id': () => foundation,
    'GET /foundations/:id/duties': () => duties,
    [put]: ({ body, path }) => {
      const [duty] = duties.filter(({ key }) => path.endsWith(key));
      const ticked = { ...duty, ...(body as object) } as Duty;
      duties = duties.map((one) => (one === duty ? ticked : one));
      return ticked;
    },
  });
  const place = {
    path: paths.duties[locale],
    address: pathTo('duties', locale, { id: foundationId }),
  };
  await showPage(dutiesPage, place, { api, locale, framed: true });
  return api;
}

const wordsOf = (locale: Locale) => ({
  words: textsOf(locale).duties,
  title: (duty: Duty) => titleOf(duty, locale),
});
const item = (title: string) => page.getByRole('listitem').filter({ hasText: title });

afterEach(() => onScreen(1280));

describe.each(locales)('the duties of a company (%s)', (locale) => {
  const { words, title } = wordsOf(locale);

  test('are told from what is late to what is done, and read with reasons', async () => {
    await onScreen(360);
    await openDuties(locale, completed(), [late, next, later, done]);
    await appears(page.getByText(words.fraud.title));
    await appears(page.getByText('HRB 4711'));
    const shown = [...document.querySelectorAll('main h4')].map(({ textContent }) => textContent);
    expect(shown).toEqual([late, next, later, done].map(title));
    await said(`${words.list.later} (1)`);
    await said(`${words.list.done} (1)`);
    const day = longDay(late.dueOn, locale);
    await said(words.due.law.replace('{{day}}', day));
    await said(words.list.late);
    // What is late is open at once.
    await expect.element(page.getByText(words.texts['tax-questionnaire'])).toBeVisible();
    await expect.element(page.getByText(words.texts['bank-name'])).not.toBeVisible();
    await page.getByText(title(next), { exact: true }).click();
    await expect.element(page.getByText(words.texts['bank-name'])).toBeVisible();
    await page.getByText(`${words.list.done} (1)`).click();
    await expect.element(page.getByText('Kleinunternehmerin')).toBeVisible();
    await said(words.state['not-applicable'], item(title(done)));
    expect(spill()).toBe(0);
    expect(await barriersInBothModes()).toEqual([]);
  });

  test('are ticked off with proof, or said not to apply with the reason', async () => {
    const api = await openDuties(locale, completed(), [next, later]);
    await button(`${words.tick.open}: ${title(next)}`).click();
    await field(words.tick.document).selectOptions(documentOf(1, '').documentId);
    await button(words.tick.save).click();
    await toasted(words.tick.saved);
    const today = dayIn(0);
    expect(api.sentTo(put)[0]?.body).toEqual({
      state: 'done',
      on: today,
      documentId: documentOf(1, '').documentId,
    });
    // It stays where it is, and the focus comes back to it.
    await said(words.doneOn.replace('{{day}}', longDay(today, locale)));
    await expect.element(button(`${words.tick.change}: ${title(next)}`)).toHaveFocus();
    const proof = page.getByRole('link', { name: /Gesellschaftsvertrag/ });
    await expect.element(proof).toHaveAttribute('download');

    await page.getByText(`${words.list.later} (1)`).click();
    await button(`${words.tick.open}: ${title(later)}`).click();
    await field(words.tick.state).selectOptions('not-applicable');
    await disappears(field(words.tick.on));
    await field(words.tick.why).fill('Die Gesellschaft wird aufgelöst.');
    await button(words.tick.save).click();
    await said(words.state['not-applicable'], item(title(later)));
    expect(api.sentTo(put)[1]?.body).toEqual({
      state: 'not-applicable',
      why: 'Die Gesellschaft wird aufgelöst.',
    });
  });
});

describe.each(locales)('the page of a company (%s)', (locale) => {
  const { words } = wordsOf(locale);

  test('lets a co-founder read without ticks, and is later without congratulations and warnings', async () => {
    const old = { completedAt: daysAgo(400), asCoFounder: true };
    await openDuties(locale, completed(old), [done]);
    await appears(page.getByText(endingWith(words.list.ofCoFounder)));
    await said(words.list.none);
    await disappears(page.getByText(words.fraud.title));
    await disappears(page.getByText(words.congratulations));
    await page.getByText(`${words.list.done} (1)`).click();
    await expect.element(page.getByText('Kleinunternehmerin')).toBeVisible();
    for (const action of [words.tick.open, words.tick.change]) {
      expect(page.getByRole('button', { name: new RegExp(`^${action}`) }).elements()).toEqual([]);
    }
    await disappears(page.getByText(words.papers.history));
  });

  test('says what is gone with the lead’s account, and keeps the papers there are', async () => {
    const gone = { companyName: ERASED, asCoFounder: true };
    await openDuties(locale, completed(gone), []);
    await said(words.erased.title);
    await appears(page.getByRole('link', { name: words.papers.download }));
    await disappears(page.getByText(words.list.none));
    await disappears(page.getByText(ERASED, { exact: false }));
    await openDuties(locale, completed({ ...gone, documents: [] }), []);
    await said(words.erased.text);
    await disappears(page.getByRole('link', { name: words.papers.download }));
  });

  test('is not there before the entry', async () => {
    await openDuties(locale, foundationAt('register-record-pending'), []);
    await said(words.before.title);
  });
});
