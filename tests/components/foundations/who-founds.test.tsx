import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { barriersInBothModes, onScreen, spill } from '../../support/components/barriers.ts';
import {
  appears,
  beginningWith,
  button,
  disappears,
  field,
  said,
} from '../../support/components/controls.ts';
import { isAsked } from '../../support/components/core-data.ts';
import { openFoundation } from '../../support/components/foundation-page.tsx';
import { refused } from '../../support/mock/api.ts';
import { documentOf, foundationAt } from '../../support/mock/foundations.ts';
import { textsOf } from '../../support/texts.ts';

const texts = textsOf('de');
const { people: words } = texts.foundations;
const { next, overview } = texts.forms.questions;
const { refusal } = texts.sharedFoundationsForms;
const command = 'POST /foundations/:id/commands/state-participants';

const order = foundationAt('consultation-appointment-select-pending', {
  lacksOrder: true,
  peopleRequired: true,
});
const coreData = order.coreData as NonNullable<typeof order.coreData>;
const inEuros = (name: string) => words.shares.shareOf.replace('{{name}}', name);
const leads = (name: string) => words.directors.is.replace('{{name}}', name);

/** Two people in the form, up to the question about shares. */
async function nameBoth(): Promise<void> {
  await isAsked(words.questions.people.title);
  await field(words.list.firstName).nth(1).fill('Jonas');
  await field(words.list.lastName).nth(1).fill('Weber');
  await button(next).click();
  await isAsked(words.questions.shares.title);
}

describe('who founds, on a phone', () => {
  test('is asked before the order, with the sum as it is typed and the rule where it is broken', async () => {
    await onScreen(360, 780);
    let refuses = true;
    const { api } = await openFoundation({
      now: order,
      framed: true,
      answers: (moveTo) => ({
        [command]: () =>
          refuses ? refused(400, 'NOT_WITH_MODEL_PROTOCOL') : moveTo({ ...order, revision: 8 }),
      }),
    });
    await nameBoth();
    expect(spill()).toBe(0);
    expect(await barriersInBothModes()).toEqual([]);
    await field(inEuros('Mia Vogt')).fill('2.500');
    await said('2.500 € von 5.000 € verteilt. Es fehlen noch 2.500 €.');
    await button(next).click();
    await said(refusal.SHARES_SUM);
    await field(inEuros('Jonas Weber')).fill('2500,50');
    await button(next).click();
    await said(texts.sharedFoundationsForms.problem.SHARE_NOT_WHOLE_EUROS);
    await field(inEuros('Jonas Weber')).fill('2.500');
    await said('5.000 € von 5.000 € verteilt. Das geht auf.');
    await button(next).click();
    await isAsked(words.questions.directors.title);
    await page.getByRole('checkbox', { name: leads('Mia Vogt') }).click();
    await button(next).click();
    await said(refusal.DIRECTOR_REQUIRED);
    await page.getByRole('checkbox', { name: leads('Jonas Weber') }).click();
    await button(next).click();
    await isAsked(words.questions.articles.title);
    await page.getByRole('radio', { name: beginningWith(words.articles.model) }).click();
    await button(next).click();
    await isAsked(overview);
    expect(await barriersInBothModes()).toEqual([]);
    await button(words.submit).click();
    // The server knows best, and its answer leads to the question.
    await isAsked(words.questions.articles.title);
    refuses = false;
    await button(texts.forms.questions.keep).click();
    await button(words.submit).click();
    await expect.poll(() => api.sentTo(command).length).toBe(2);
    expect(api.sentTo(command)[1]).toMatchObject({
      body: {
        participants: [
          { participantId: order.lead.participantId, shareholder: { shareEuros: [2500] } },
          {
            firstName: 'Jonas',
            shareholder: { shareEuros: [2500] },
            managingDirector: { alone: true, selfDealing: true },
          },
        ],
        articles: 'model-protocol',
        unsure: [],
      },
    });
  });
});

test('one who founds alone confirms at once', async () => {
  const now = { ...order, coreData: { ...coreData, totalShareholders: 'alone' as const } };
  const { api } = await openFoundation({
    now,
    answers: (moveTo) => ({ [command]: () => moveTo(now) }),
  });
  await said(words.alone);
  await said('Mia Vogt: 5.000 € (100 %)');
  await button(words.submit).click();
  await expect.poll(() => api.sentTo(command).length).toBe(1);
  expect(api.sentTo(command)[0]?.body).toEqual({
    participants: [
      {
        participantId: order.lead.participantId,
        kind: 'natural',
        firstName: 'Mia',
        lastName: 'Vogt',
        shareholder: { shareEuros: [5000] },
        managingDirector: { alone: true, selfDealing: true },
      },
    ],
    unsure: [],
  });
});

test('not sure yet is an answer, and an entry in the middle goes without a trace', async () => {
  const { api } = await openFoundation({
    now: order,
    answers: (moveTo) => ({ [command]: () => moveTo(order) }),
  });
  await isAsked(words.questions.people.title);
  await button(words.list.addCompany).click();
  await field(words.list.companyName).fill('Weber Beteiligungs GmbH');
  await button(words.list.remove.replace('{{name}}', words.list.somebody)).click();
  await disappears(field(words.list.firstName).nth(1));
  await page.getByRole('checkbox', { name: words.unsure.people }).click();
  await field(words.unsure.note).first().fill('Vielleicht kommt Jonas dazu.');
  await field(words.list.email).fill('keine Adresse');
  await button(next).click();
  await said(texts.forms.problems.NOT_AN_EMAIL);
  await field(words.list.email).fill('');
  for (const _ of ['people', 'shares', 'directors', 'articles']) await button(next).click();
  await isAsked(overview);
  await appears(page.getByText(words.unsure.answer));
  await button(words.submit).click();
  await expect.poll(() => api.sentTo(command).length).toBe(1);
  expect(api.sentTo(command)[0]?.body).toMatchObject({
    participants: [{ firstName: 'Mia' }, { companyName: 'Weber Beteiligungs GmbH' }],
    unsure: [{ about: 'people', note: 'Vielleicht kommt Jonas dazu.' }],
  });
});

const own = { participantId: '1f6a2f4e-5d0c-4a57-9a52-6d0c1f0b7a11', firstName: 'Jonas' };
const jonas = {
  ...own,
  kind: 'natural' as const,
  name: 'Jonas Weber',
  lastName: 'Weber',
  email: 'jonas@example.com',
  roles: ['shareholder' as const],
  shareEuros: 5000,
  share: '100.00',
  shareholder: { shareEuros: [5000] },
  joined: false,
  invited: false,
  details: 'missing' as const,
  identified: false,
  accepted: false,
  checking: false,
  released: false,
  notaryReleased: false,
};
const now = foundationAt('review-pending', {
  peopleRequired: true,
  people: { unsure: [], statedAt: order.startedAt },
  participants: [jonas],
  documents: [documentOf(1, order.startedAt)],
});

describe('somebody who takes part', () => {
  test('is invited by the lead, who states the details of people without account', async () => {
    const invite = 'POST /foundations/:id/commands/invite-participant';
    const details = 'POST /foundations/:id/commands/state-details';
    const { api } = await openFoundation({
      now,
      answers: (moveTo) => ({ [invite]: () => moveTo(now), [details]: () => moveTo(now) }),
    });
    await button(words.invite.open).click();
    await button(words.invite.submit).click();
    await expect
      .poll(() => api.sentTo(invite)[0]?.body)
      .toEqual({
        participantId: own.participantId,
      });
    await button(words.details.missingOf.replace('{{name}}', jonas.name)).click();
    await button(words.details.submit).click();
    await said(texts.sharedFoundationsForms.problem.NOT_A_DATE);
    await field(words.details.birthDate).fill('1990-05-14');
    await field(words.details.birthPlace).fill('Kiel');
    await field(words.details.street).fill('Domkloster 4');
    await field(words.details.zip).fill('50667');
    await field(words.details.city).fill('Köln');
    await button(words.details.submit).click();
    await expect
      .poll(() => api.sentTo(details)[0]?.body)
      .toMatchObject({
        participantId: own.participantId,
        birthDate: '1990-05-14',
        nationalities: ['DE'],
        country: 'DE',
      });
  });

  test('sees as co-founder whose turn it is and her own forms, and nothing of the lead', async () => {
    await openFoundation({
      now: {
        ...now,
        viewer: { role: 'co-founder', participantId: own.participantId },
        participants: [{ ...jonas, joined: true }],
      },
    });
    await appears(button(texts.foundations.review.accept.submit));
    await appears(button(words.leave.open));
    await appears(button(words.endAccess.open));
    await appears(button(words.release.open));
    await disappears(button(texts.foundations.page.cancel.open));
    await disappears(button(texts.foundations.page.data.correct));
    await disappears(button(words.change));
    expect(await barriersInBothModes()).toEqual([]);
  });
});
