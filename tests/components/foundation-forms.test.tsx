import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { workingTimeIn } from '#demo/days.ts';
import {
  beginningWith,
  button,
  disappears,
  field,
  said,
  toasts,
  valueOf,
} from '../support/components/controls.ts';
import { answerQuestions, companyAnswers } from '../support/components/core-data.ts';
import { openFoundation } from '../support/components/foundation-page.tsx';
import { refused } from '../support/mock/api.ts';
import { foundationAt, slotAt } from '../support/mock/foundations.ts';
import { textsOf } from '../support/texts.ts';

const texts = textsOf('de');
const { coreData, consultation, bankAccount } = texts.foundations;

const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft'));
beforeEach(() => localStorage.clear());

describe('the form for the company data', () => {
  const submit = 'POST /foundations/:id/commands/submit-core-data';
  const ordering = () =>
    foundationAt('consultation-appointment-select-pending', { lacksOrder: true });
  const openForm = () =>
    openFoundation({
      now: foundationAt('start-pending'),
      answers: (moveTo) => ({ [submit]: () => moveTo(ordering()) }),
    });

  test('drops nothing: text that is too long, and an address without a name', async () => {
    const { api, standsAt } = await openForm();
    const { next } = texts.forms.questions;
    const long = 'Werkzeuge. '.repeat(600).trim();
    await answerQuestions({ ...companyAnswers, description: long }, { upTo: 'project' });
    await field(coreData.description).fill(long);
    await said(`${long.length} / 5000`);
    await button(next).click();
    await said(texts.forms.problems.TOO_LONG);
    expect(valueOf(field(coreData.description))).toBe(long);
    await field(coreData.description).fill('Werkzeuge, die man gern in die Hand nimmt.');
    for (const _ of ['project', 'year']) await button(next).click();
    await field(coreData.notaryEmail).fill('notariat@example.com');
    await button(next).click();
    await said(texts.sharedFoundationsForms.problem.NOTARY_WITHOUT_NAME);
    await field(coreData.notaryName).fill('Notariat am Dom');
    await button(next).click();
    await said(
      coreData.legalFormInName.gmbh,
      page.getByRole('region', { name: coreData.questions.name.label }),
    );
    await button(coreData.submit).click();
    await standsAt('order-pending');
    expect(api.sentTo(submit)[0]?.body).toMatchObject({
      preferredNotary: { name: 'Notariat am Dom', email: 'notariat@example.com' },
      shareCapitalCents: 2_500_000,
    });
  });

  test('asks to log in above the page when the session has ended, and goes on', async () => {
    const { session, standsAt, logInAgain } = await openForm();
    await answerQuestions(companyAnswers);
    session.ended = true;
    await button(coreData.submit).click();
    await logInAgain();
    expect(valueOf(field(coreData.companyName))).toBe('Vollständig');
    expect(drafts()).toHaveLength(1);
    await button(coreData.submit).click();
    await standsAt('order-pending');
    await expect.poll(drafts).toEqual([]);
  });

  test('is forgotten by the browser at logout', async () => {
    await openForm();
    await field(coreData.shareCapital).fill('7');
    expect(drafts()).toHaveLength(1);
    await page.getByRole('button', { name: beginningWith(texts.common.app.userMenu) }).click();
    await button(texts.common.app.logout).click();
    await expect.poll(drafts).toEqual([]);
  });
});

test('a town and a purpose that look odd are asked about, at the latest before they are sent', async () => {
  await openFoundation({ now: foundationAt('start-pending') });
  await answerQuestions({ ...companyAnswers, city: 'Xy9', companyPurpose: 'A' });
  await said(coreData.cityOdd, page.getByRole('region', { name: coreData.questions.seat.label }));
  const purpose = page.getByRole('region', { name: coreData.questions.purpose.label });
  await said(coreData.companyPurposeOdd, purpose);
});

const slots = [600, 690].map((minute) => slotAt(workingTimeIn(9, minute)));
const earlier = slotAt(workingTimeIn(2));
const times = () =>
  page.getByRole('radiogroup', { name: texts.appointments.slots.label }).getByRole('radio');
const booked = foundationAt('consultation-pending');
const booking = foundationAt('consultation-appointment-select-pending');

describe('booking the consultation', () => {
  const book = 'POST /foundations/:id/commands/book-consultation';
  const now = booking;

  test('a time that somebody else has booked is given up, and another one can be chosen', async () => {
    let free = slots;
    const { api, standsAt } = await openFoundation({
      now,
      answers: (moveTo) => ({
        'GET /slots': () => free,
        [book]: () => {
          if (free !== slots) return moveTo(booked);
          free = slots.slice(1);
          return refused(409, 'SLOT_TAKEN');
        },
      }),
    });
    await page.getByRole('radio', { name: beginningWith(consultation.types.online) }).click();
    await times().first().click();
    expect(page.getByText(/^Gewählt:/).query()).not.toBeNull();
    await button(consultation.book).click();
    await said(texts.sharedFoundations.refusal.SLOT_TAKEN);
    await expect.poll(() => times().elements().length).toBe(1);
    await disappears(page.getByText(/^Gewählt:/));
    expect(toasts()).toHaveLength(0);
    await button(consultation.book).click();
    await said(texts.appointments.slots.choose);
    await times().first().click();
    await button(consultation.book).click();
    await standsAt('consultation-pending');
    expect(api.sentTo(book).map(({ body }) => body)).toEqual(
      slots.map(({ startsAt }) => ({ type: 'online', startsAt })),
    );
  });

  test('a chosen time that is gone when the page is read again says so', async () => {
    let free = slots;
    const { api } = await openFoundation({ now, answers: () => ({ 'GET /slots': () => free }) });
    await page.getByRole('radio', { name: beginningWith(consultation.types.online) }).click();
    await times().first().click();
    free = slots.slice(1);
    document.dispatchEvent(new Event('visibilitychange'));
    await said(texts.appointments.slots.gone);
    expect(page.getByText(/^Gewählt:/).query()).toBeNull();
    await button(consultation.book).click();
    await said(texts.appointments.slots.choose);
    await times().first().click();
    await disappears(page.getByText(texts.appointments.slots.gone));
    expect(api.sentTo(book)).toEqual([]);
  });

  test('by phone takes a number, which can be kept in the account', async () => {
    const { api, standsAt } = await openFoundation({
      now,
      answers: (moveTo) => ({
        'GET /slots': () => slots,
        'PATCH /users/me': () => ({}),
        [book]: () => moveTo(booked),
      }),
    });
    await times().first().click();
    await field(consultation.number).fill('abc');
    await button(consultation.book).click();
    await said(texts.forms.problems.NOT_A_PHONE);
    await field(consultation.number).fill('0221 123456');
    await page.getByRole('checkbox', { name: consultation.keepNumber }).click();
    await button(consultation.book).click();
    await standsAt('consultation-pending');
    expect(api.sentTo(book)[0]?.body).toMatchObject({ type: 'phone', phone: '0221 123456' });
    const kept = api.sentTo('PATCH /users/me').map(({ body }) => body);
    expect(kept).toEqual([{ phone: '0221 123456' }]);
  });
});

test('times of an earlier day that are free meanwhile leave the open day open', async () => {
  let free = slots;
  await openFoundation({ now: booking, answers: () => ({ 'GET /slots': () => free }) });
  await expect.poll(() => times().elements().length).toBe(2);
  free = [earlier, ...slots];
  document.dispatchEvent(new Event('visibilitychange'));
  const days = page.getByRole('radiogroup').getByRole('group');
  await expect.poll(() => days.elements().length).toBe(2);
  expect(times().elements()).toHaveLength(2);
});

test('a double click is one command', async () => {
  const open = 'POST /foundations/:id/commands/open-bank-account';
  const { api, standsAt } = await openFoundation({
    now: foundationAt('bank-account-pending'),
    answers: (moveTo) => ({
      [open]: () => moveTo(foundationAt('share-capital-payment-pending')),
    }),
  });
  await userEvent.dblClick(button(bankAccount.submit));
  await standsAt('share-capital-payment-pending');
  // What has the same key is carried out once.
  const keys = api.sentTo(open).map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
});
