import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { barriersInBothModes, onScreen, spill } from '../../support/components/barriers.ts';
import {
  appears,
  button,
  disappears,
  field,
  said,
  valueOf,
} from '../../support/components/controls.ts';
import { answerQuestions, companyAnswers, isAsked } from '../../support/components/core-data.ts';
import { openFoundation } from '../../support/components/foundation-page.tsx';
import { refused } from '../../support/mock/api.ts';
import { foundationAt } from '../../support/mock/foundations.ts';
import { textsOf } from '../../support/texts.ts';

const texts = textsOf('de');
const { coreData, page: words } = texts.foundations;
const { next, back, keep, changeOf, overview } = texts.forms.questions;
const { questions } = coreData;

beforeEach(() => localStorage.clear());

const change = (question: keyof typeof questions) =>
  button(changeOf.replace('{{label}}', questions[question].label));
const focused = () => document.activeElement?.textContent;

describe('the questions about the company, on a phone', () => {
  const submit = 'POST /foundations/:id/commands/submit-core-data';
  const open = (answers: Parameters<typeof openFoundation>[0]['answers']) =>
    openFoundation({ now: foundationAt('start-pending'), framed: true, answers });

  beforeEach(() => onScreen(360, 780));

  test('come one after the other, tell the court of a town, and lead back with what was said', async () => {
    await open(() => ({}));
    await answerQuestions(companyAnswers, { upTo: 'seat' });
    expect(focused()).toMatch(/Frage 4 von 8.*Anschrift\?$/);
    expect(spill()).toBe(0);
    expect(await barriersInBothModes()).toEqual([]);
    await field(coreData.city).fill('frankfurt (main)');
    await appears(page.getByText('Amtsgericht Frankfurt am Main', { exact: false }));
    await field(coreData.businessZip).fill('1234');
    await button(next).click();
    await said(texts.sharedFoundationsForms.problem.NOT_A_ZIP);
    expect(document.activeElement?.getAttribute('name')).toBe('businessStreet');
    await button(back).click();
    await isAsked(questions.shareholders.title);
    await button(next).click();
    await isAsked(questions.seat.title);
    expect(valueOf(field(coreData.businessZip))).toBe('1234');
  });

  test('are all answered at the end, from where a refusal leads to its question', async () => {
    let refuses = true;
    const { api, standsAt } = await open((moveTo) => ({
      [submit]: () =>
        refuses
          ? refused(400, 'INVALID_PAYLOAD', { fields: ['businessAddress.street'] })
          : moveTo(foundationAt('consultation-appointment-select-pending', { lacksOrder: true })),
    }));
    await answerQuestions({ ...companyAnswers, city: 'Köln' }, { upTo: 'seat' });
    const office = { businessStreet: 'Domkloster 4', businessZip: '50667', businessCity: 'Köln' };
    await field(coreData.city).fill('Köln');
    for (const [name, text] of Object.entries(office)) {
      await field(coreData[name as keyof typeof office]).fill(text);
    }
    for (const _ of ['seat']) await button(next).click();
    await field(coreData.companyPurpose).fill(companyAnswers.companyPurpose);
    await button(next).click();
    await field(coreData.description).fill(companyAnswers.description);
    for (const _ of ['project', 'year', 'notary']) await button(next).click();
    await isAsked(overview);
    const seat = page.getByRole('region', { name: questions.seat.label });
    await said('Domkloster 4, 50667 Köln', seat);
    await button(coreData.submit).click();
    await isAsked(questions.seat.title);
    await said(texts.forms.problems.INVALID);
    expect(document.activeElement?.getAttribute('name')).toBe('businessStreet');
    await field(coreData.businessStreet).fill('Domkloster 5');
    await button(keep).click();
    await isAsked(overview);
    refuses = false;
    await button(coreData.submit).click();
    await standsAt('order-pending');
    expect(api.sentTo(submit)[1]?.body).toMatchObject({
      businessAddress: { street: 'Domkloster 5', zip: '50667', city: 'Köln' },
      fiscalYearEnd: '12-31',
    });
  });
});

test('what is corrected begins with all answers, of which one is changed', async () => {
  const command = 'POST /foundations/:id/commands/correct-core-data';
  const now = foundationAt('documents-pending');
  const { api } = await openFoundation({
    now,
    answers: (moveTo) => ({ [command]: () => moveTo(now) }),
  });
  await button(words.data.correct).click();
  const dialog = page.getByRole('dialog', { name: words.data.correct });
  await appears(dialog.getByRole('heading', { name: overview }));
  await change('year').click();
  await field(coreData.fiscalYearEnd, dialog).selectOptions('30. Juni');
  await button(keep).click();
  await said('30. Juni', dialog.getByRole('region', { name: questions.year.label }));
  await button(coreData.correct).click();
  await disappears(dialog);
  expect(api.sentTo(command)[0]?.body).toMatchObject({
    companyName: now.coreData?.companyName,
    fiscalYearEnd: '06-30',
  });
});
