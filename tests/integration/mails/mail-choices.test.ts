import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { payloads, stepsTo } from '#demo/foundations.ts';
import type { OptionalMail } from '#domain/mails/choices.ts';
import { documentsInReview } from '#mails/foundations/documents-in-review.ts';
import { sendMail } from '#mails/send-mail.ts';
import { loadFreeSlots } from '#modules/appointments/calendar/free-slots.ts';
import { allMails, mailWhere } from '#ops/driver/mails.ts';
import { outcomeOf, startApi, type TestApi } from '../../support/api.ts';
import { changeRows, rowsOf } from '../../support/rows.ts';
import {
  accept,
  addPeople,
  bringTo,
  declining,
  eventsOf,
  eventually,
  openCase,
  readyToBook,
} from '../../support/stage.ts';
import { withStage } from '../../support/with-stage.ts';

const { stage } = await withStage();

const db = () => stage.dependencies.db;

async function aFounderWithout(...kinds: OptionalMail[]) {
  const people = await addPeople(stage);
  const { id, email } = people.founder;
  await changeRows(db(), 'users', { id }, { unwanted_mails: kinds });
  const example = openCase(stage, people);
  const recorded = async (mail: string) =>
    rowsOf(
      db(),
      'sent_mails',
      { foundation_id: example.foundationId, mail },
      'message_id',
      'skipped',
    );
  const noticed = async () =>
    (await rowsOf(db(), 'notices', { account_id: id }, 'kind')).map(({ kind }) => kind);
  const subjects = async () =>
    (await allMails(stage.mails.webUrl)).filter(({ to }) => to === email).map((one) => one.subject);
  return { people, example, email, recorded, noticed, subjects };
}

describe('a member who does without news', () => {
  test('gets none of it by mail, once and for all, and finds it under the bell', async () => {
    const founder = await aFounderWithout('progress');
    const { example, recorded, noticed, subjects } = founder;
    await bringTo(example, 'notary-appointment-confirmation-pending');
    await mailWhere(
      stage.mails.webUrl,
      ({ to, subject }) => to === founder.email && subject.startsWith('Notartermin am'),
    );
    for (const mail of ['documents-in-review', 'documents-approved']) {
      await eventually(async () => (await recorded(mail)).length === 1);
      expect((await recorded(mail)).map(({ skipped }) => skipped)).toEqual([true]);
    }
    const [{ message_id: id } = { message_id: '' }] = await recorded('documents-in-review');
    const [eventId = ''] = id.split('.');
    const again = { eventId, foundationId: example.foundationId, occasion: 1 };
    await sendMail(stage.dependencies, { ...again, mail: 'documents-in-review' });
    expect(await recorded('documents-in-review')).toHaveLength(1);
    const bell = await noticed();
    expect(bell).toEqual(
      expect.arrayContaining(['documents-in-review', 'documents-approved', 'appointment-proposed']),
    );
    expect(bell.filter((kind) => kind === 'documents-in-review')).toHaveLength(1);
    expect((await subjects()).filter((one) => /Gründungsunterlagen/.test(one))).toEqual([]);
    // A mail whose first attempt came to nothing stands there until the next.
    const unsent = () =>
      rowsOf(db(), 'unsent_mails', { foundation_id: example.foundationId }, 'mail');
    await expect.poll(unsent).toEqual([]);
  });

  test('is asked to name a notary all the same', async () => {
    const { example, recorded } = await aFounderWithout('progress');
    const { preferredNotary: _none, ...coreData } = payloads['submit-core-data'] as Record<
      string,
      unknown
    >;
    for (const [command, role] of declining(stepsTo('notary-appointment-pending'))) {
      const payload = command === 'submit-core-data' ? coreData : undefined;
      await accept(example, command, role, payload && { payload });
    }
    await eventually(async () => (await recorded('documents-approved')).length === 1);
    expect((await recorded('documents-approved'))[0]?.skipped).toBe(false);
  });
});

test('without reminders, the first one of a step comes and the second does not', async () => {
  const { example, email, recorded, noticed } = await aFounderWithout('reminders');
  await bringTo(example, 'start-pending');
  const [begun] = await eventsOf(example);
  const about = { foundationId: example.foundationId, eventId: begun?.id ?? '' };
  const mail = 'reminder-founder' as const;
  await sendMail(stage.dependencies, { ...about, mail, occasion: 1 });
  await sendMail(stage.dependencies, { ...about, mail, occasion: 2 });
  const reminders = await recorded(mail);
  expect(reminders.map(({ skipped }) => skipped)).toEqual([false, true]);
  expect((await noticed()).filter((kind) => kind === mail)).toHaveLength(2);
  const sent = await mailWhere(
    stage.mails.webUrl,
    ({ to, subject }) => to === email && subject.startsWith('Erinnerung: '),
  );
  // The first always comes: there is nothing to choose.
  expect(sent.text).not.toContain('/app/settings/#mails');
});

test('whoever does without everything gets what changes a calendar', async () => {
  const founder = await aFounderWithout('progress', 'reminders', 'before-appointments', 'receipts');
  const { example, email, recorded } = founder;
  await bringTo(example, 'consultation-appointment-select-pending');
  await readyToBook(example);
  const [slot] = await loadFreeSlots(db(), 'consultation', new Date().toISOString());
  await accept(example, 'book-consultation', 'founder', {
    payload: { type: 'phone', phone: '0221 123456', startsAt: slot?.startsAt },
  });
  await mailWhere(
    stage.mails.webUrl,
    ({ to, subject }) => to === email && subject.startsWith('Dein Erstgespräch am'),
  );
  expect((await recorded('consultation-booked'))[0]?.skipped).toBe(false);
});

test('a letter with an entry for the calendar goes out, of whatever kind its mail is', async () => {
  const { people, example, recorded } = await aFounderWithout('progress');
  await bringTo(example, 'start-pending');
  const [begun] = await eventsOf(example);
  const startsAt = '2027-01-21T17:00:00.000Z';
  const times = { startsAt, endsAt: startsAt };
  const calendar = { id: 'x', sequence: 0, title: 't', description: '', url: '', ...times };
  const letter = { subject: 's', preview: 'p', heading: 'h', greeting: 'g', reason: 'r' };
  const reader = { name: 'Ida', email: people.founder.email, language: 'de' } as const;
  const subject = { foundationId: example.foundationId };
  const load = vi.spyOn(documentsInReview, 'load').mockResolvedValue({
    stamp: undefined,
    filed: null,
    notice: { accountId: people.founder.id, subject },
    isOutdated: false,
    choice: 'progress',
    readers: async () => reader,
    letterTo: async () => ({ ...letter, paragraphs: [], calendar }),
  });
  const order = { ...subject, eventId: begun?.id ?? '', occasion: 1 };
  await sendMail(stage.dependencies, { ...order, mail: 'documents-in-review' });
  load.mockRestore();
  expect((await recorded('documents-in-review')).map(({ skipped }) => skipped)).toEqual([false]);
});

describe('PATCH /users/me', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.close());

  async function aMember() {
    const { id, bearer } = await api.someone();
    const change = (unwanted_mails: unknown) =>
      api.call('PATCH', '/users/me?fields=unwanted_mails', { bearer, body: { unwanted_mails } });
    return { id, bearer, change };
  }

  test('keeps the kinds, and takes everything back', async () => {
    const { bearer, change } = await aMember();
    const read = async () =>
      (await api.call('GET', '/users/me?fields=unwanted_mails', { bearer })).json().data;
    expect(await read()).toEqual({ unwanted_mails: [] });
    const kinds = { unwanted_mails: ['receipts', 'progress'] };
    expect((await change(kinds.unwanted_mails)).json().data).toEqual({
      unwanted_mails: ['progress', 'receipts'],
    });
    expect(await read()).toEqual({ unwanted_mails: ['progress', 'receipts'] });
    expect((await change([])).json().data).toEqual({ unwanted_mails: [] });
  });

  test('refuses kinds that always come', async () => {
    const { change } = await aMember();
    for (const wrong of [['order'], ['progress', randomUUID()], 'progress', null]) {
      expect(outcomeOf(await change(wrong))).toEqual([400, expect.any(String)]);
    }
  });
});
