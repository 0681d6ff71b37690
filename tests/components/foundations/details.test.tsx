import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { obstacleNames } from '#domain/foundations/obstacles/obstacle-names.ts';
import { foundersCosts } from '#domain/pricing/founders-case.ts';
import { shortDate, wholeEuros } from '#domain/site/formats.ts';
import * as foundationsPage from '#web/features/foundations/foundations.tsx';
import { forgetAllDrafts } from '#web/kit/forms/draft-storage.ts';
import { keepPlanned, readPlanned } from '#web/shared/foundations/planned.ts';
import { showPage } from '../../support/components/app.tsx';
import {
  appears,
  beginningWith,
  button,
  field,
  pattern,
  said,
  valueOf,
} from '../../support/components/controls.ts';
import { answerQuestions, companyAnswers } from '../../support/components/core-data.ts';
import { openFoundation } from '../../support/components/foundation-page.tsx';
import { listed, stubApi } from '../../support/mock/api.ts';
import {
  appointment,
  documentOf,
  foundationAt,
  obstacleOf,
  packageOrder,
} from '../../support/mock/foundations.ts';
import { textsOf } from '../../support/texts.ts';

// What the page of a formation says about facts that other pages know as well.

const texts = textsOf('de');
const words = texts.foundations;

const textOf = (element: { textContent: string | null } | undefined) => element?.textContent ?? '';

test('the line names the day of the deed, not the one that was agreed', async () => {
  await openFoundation({
    now: foundationAt('bank-account-pending', {
      notaryAppointment: { ...appointment, confirmed: true, startsAt: '2030-12-17T09:00:00.000Z' },
      deedDate: '2030-11-28',
    }),
  });
  const line = page.getByRole('list', { name: words.page.line });
  await appears(line);
  const notary = line.getByRole('listitem').elements()[4];
  const now = new Date().toISOString();
  expect(textOf(notary)).toContain(shortDate('2030-11-28', 'de', now));
  expect(textOf(notary)).not.toContain(shortDate('2030-12-17', 'de', now));
});

test('an order whose invoice waits for an address leads to where it is entered', async () => {
  const { card } = words.order;
  for (const awaitsAddress of [true, false]) {
    await openFoundation({
      now: foundationAt('documents-pending', { order: { ...packageOrder, awaitsAddress } }),
    });
    const link = page.getByRole('link', { name: awaitsAddress ? card.giveAddress : card.details });
    await appears(link);
    expect(link.element().getAttribute('href')).toContain(packageOrder.id);
    expect(page.getByText(card.awaitsAddress).elements()).toHaveLength(awaitsAddress ? 1 : 0);
  }
});

test('a talk that was declined is skipped, not done', async () => {
  await openFoundation({
    now: foundationAt('documents-pending', { consultation: { declined: true } }),
  });
  const line = page.getByRole('list', { name: words.page.line });
  await appears(line);
  const [data, talk] = line.getByRole('listitem').elements();
  expect(textOf(data)).toContain(texts.line.looks.done);
  expect(textOf(talk)).toContain(texts.line.looks.skipped);
  expect(textOf(talk)).not.toContain(texts.line.looks.done);
});

test('the bank that was named stands with the details', async () => {
  await openFoundation({
    now: foundationAt('share-capital-payment-pending', {
      bankAccount: { status: 'opened', bankName: 'Sparkasse Münsterland' },
    }),
  });
  await appears(
    page.getByRole('region', { name: words.page.data.title }).getByText('Sparkasse Münsterland'),
  );
});

test('the court of the seat is named with its source, or asked of the notary', async () => {
  const court = texts.sharedFoundationsRegisterCourt;
  const details = page.getByRole('region', { name: words.page.data.title });
  const now = foundationAt('register-record-pending');
  await openFoundation({ now });
  await appears(details.getByText(court.unchecked, { exact: false }));
  const { name = '' } = now.registerCourt ?? {};
  await appears(page.getByText(`(${name})`, { exact: false }));
  await openFoundation({ now: { ...now, registerCourt: null } });
  await appears(details.getByText(court.asked));
});

test('once the articles are drafted, only their price is named, and the map finds the notary', async () => {
  const now = foundationAt('notary-appointment-confirmation-pending', {
    notaryAppointment: { ...appointment, notaryName: 'Notariat am Dom', place: 'Münster' },
    documents: [{ ...documentOf(1, '2026-11-20T09:00:00.000Z'), title: 'Gesellschaftsvertrag' }],
  });
  await openFoundation({ now });
  const costs = foundersCosts(now.coreData ?? expect.fail());
  const price = (kind: string) =>
    wholeEuros(costs.find(({ articles }) => articles === kind)?.notary ?? Number.NaN, 'de');
  await appears(page.getByText(price('own-articles'), { exact: false }));
  expect(page.getByText(price('model-protocol'), { exact: false }).query()).toBe(null);
  const map = page.getByRole('link', { name: words.appointment.map }).element();
  expect(map.getAttribute('href')).toContain(
    new URLSearchParams({ query: 'Notariat am Dom, Münster' }).toString(),
  );
});

test('another bank is told by one filled button', async () => {
  await openFoundation({
    now: foundationAt('bank-account-pending', { obstacles: [obstacleOf('bank-refused')] }),
  });
  await appears(button(words.obstacles.settle.of['bank-refused']));
  const filled = [...document.querySelectorAll('main .MuiButton-contained')].map(textOf);
  expect(filled).toEqual([words.bankAccount.submit]);
});

test('what alone can be reported needs no choice', async () => {
  const command = 'POST /foundations/:id/commands/report-obstacle';
  const now = foundationAt('bank-account-pending');
  const { api } = await openFoundation({
    now,
    answers: (moveTo) => ({ [command]: () => moveTo(now) }),
  });
  await button(words.obstacles.report.open).click();
  const dialog = page.getByRole('dialog');
  await appears(dialog.getByText(obstacleNames['bank-refused'].de, { exact: true }));
  expect(dialog.getByRole('radio').query()).toBe(null);
  await dialog.getByRole('button', { name: words.obstacles.report.submit }).click();
  await expect.poll(() => api.sentTo(command)[0]?.body).toMatchObject({ kind: 'bank-refused' });
});

test('an empty formation ends without a reason and without a word of costs', async () => {
  const command = 'POST /foundations/:id/commands/cancel-foundation';
  const now = foundationAt('start-pending');
  const { api } = await openFoundation({
    now,
    answers: (moveTo) => ({ [command]: () => moveTo(now) }),
  });
  const { cancel } = words.page;
  await button(cancel.open).click();
  const dialog = page.getByRole('dialog', { name: cancel.empty.title });
  await appears(dialog);
  expect(dialog.getByRole('textbox').query()).toBe(null);
  await dialog.getByRole('button', { name: cancel.empty.submit }).click();
  await expect
    .poll(() => api.sentTo(command)[0]?.body)
    .toMatchObject({ reason: cancel.empty.reason });
});

test('the list tells empty formations apart, drops ended ones, and says when no other may begin', async () => {
  const nameless = (id: string, startedAt: string) => ({
    ...foundationAt('start-pending'),
    id,
    startedAt,
  });
  const cards = [
    nameless('7c9e6679-7425-40de-944b-e07fc1f90ae1', '2026-11-20T09:00:00.000Z'),
    nameless('7c9e6679-7425-40de-944b-e07fc1f90ae2', '2026-11-21T09:00:00.000Z'),
    {
      ...nameless('7c9e6679-7425-40de-944b-e07fc1f90ae3', '2026-11-22T09:00:00.000Z'),
      status: 'cancelled' as const,
    },
    foundationAt('review-pending'),
  ];
  const api = stubApi({ 'GET /foundations': () => listed(...cards) });
  await showPage(foundationsPage, { path: '/app/foundation/' }, { api, locale: 'de' });
  await appears(page.getByText(beginningWith('Begonnen am 20. November')));
  await appears(page.getByText(beginningWith('Begonnen am 21. November')));
  expect(page.getByText(beginningWith('Begonnen am 22. November')).query()).toBe(null);
  await appears(page.getByText(pattern(words.list.full)));
});

test('a GmbH begins with the least capital, and its name is completed by one press', async () => {
  await openFoundation({ now: foundationAt('start-pending') });
  const { coreData } = words;
  const choose = (form: 'ug' | 'gmbh') =>
    page.getByRole('radio', { name: beginningWith(coreData.legalForms[form]) }).click();
  await choose('gmbh');
  await expect.poll(() => valueOf(field(coreData.shareCapital))).toBe('25.000');
  await field(coreData.shareCapital).fill('40000');
  await choose('ug');
  await choose('gmbh');
  expect(valueOf(field(coreData.shareCapital))).toBe('40000');
  await button(texts.forms.questions.next).click();
  await field(coreData.companyName).fill('Muster Werkzeugbau');
  await page.getByRole('button', { name: /Muster Werkzeugbau GmbH/ }).click();
  await expect.poll(() => valueOf(field(coreData.companyName))).toBe('Muster Werkzeugbau GmbH');
});

test('what was chosen in the calculator of the site is there, until it is sent', async () => {
  const command = 'POST /foundations/:id/commands/submit-core-data';
  forgetAllDrafts();
  keepPlanned({ legalForm: 'gmbh', shareCapital: '30.000', totalShareholders: 'two' });
  const { api } = await openFoundation({
    now: foundationAt('start-pending'),
    answers: (moveTo) => ({
      [command]: () => moveTo(foundationAt('consultation-appointment-select-pending')),
    }),
  });
  const { coreData } = words;
  await said(coreData.planned);
  expect(valueOf(field(coreData.shareCapital))).toBe('30.000');
  const { companyName, city, companyPurpose, description } = companyAnswers;
  await answerQuestions({ companyName, city, companyPurpose, description });
  await button(coreData.submit).click();
  await expect
    .poll(() => api.sentTo(command)[0]?.body)
    .toMatchObject({
      legalForm: 'gmbh',
      shareCapitalCents: 3_000_000,
      totalShareholders: 'two',
    });
  await expect.poll(readPlanned).toEqual({});
});
