import { expect, test } from 'vitest';
import { sendMail } from '#mails/send-mail.ts';
import { loadFreeSlots } from '#modules/appointments/calendar/free-slots.ts';
import { allMails, type CaughtMail, calendarOf, mailWhere } from '#ops/driver/mails.ts';
import { rowOf } from '../../support/rows.ts';
import { accept, addPeople, bringTo, openCase, readyToBook } from '../../support/stage.ts';
import { withStage } from '../../support/with-stage.ts';

const { stage } = await withStage();

async function aCase() {
  const people = await addPeople(stage);
  return { people, example: openCase(stage, people) };
}
const mailTo = (address: string, subject: RegExp): Promise<CaughtMail> =>
  mailWhere(stage.mails.webUrl, (mail) => mail.to.includes(address) && subject.test(mail.subject));
const field = (file: string | undefined, name: string) =>
  new RegExp(`^${name}:(.*)\\r$`, 'm').exec(file ?? '')?.[1];

test('a moved consultation takes the place of its entry in the calendar', async () => {
  const { people, example } = await aCase();
  await bringTo(example, 'consultation-appointment-select-pending');
  await readyToBook(example);
  const free = await loadFreeSlots(stage.dependencies.db, 'consultation', new Date().toISOString());
  const payloadAt = (startsAt: string | undefined) => ({
    payload: { type: 'phone', phone: '0221 123456', startsAt },
  });
  await accept(example, 'book-consultation', 'founder', payloadAt(free[0]?.startsAt));
  await accept(example, 'move-consultation', 'founder', payloadAt(free.at(-1)?.startsAt));
  const [booked, moved] = await Promise.all(
    [/^Dein Erstgespräch am/, /^Verschoben: dein Erstgespräch/].map(async (subject) =>
      calendarOf(stage.mails.webUrl, await mailTo(people.founder.email, subject)),
    ),
  );
  expect(field(moved, 'UID')).toBe(field(booked, 'UID'));
  expect(Number(field(moved, 'SEQUENCE'))).toBeGreaterThan(Number(field(booked, 'SEQUENCE')));
  expect(field(moved, 'DTSTART')).not.toBe(field(booked, 'DTSTART'));
});

test('an obstacle is told once, and nobody is reminded of one that is resolved', async () => {
  const { people, example } = await aCase();
  const { dependencies } = stage;
  await bringTo(example, 'bank-account-pending');
  const { events } = await accept(example, 'report-obstacle', 'founder', {
    payload: { kind: 'bank-refused' },
  });
  const eventId = events[0]?.id ?? '';
  const { foundationId } = example;
  const told = await mailTo(people.founder.email, /^Die Bank lehnt das Konto ab$/);
  expect(told.text).toContain('Du bist dran, bis');
  const order = { foundationId, eventId, occasion: 1 } as const;
  await sendMail(dependencies, { ...order, mail: 'obstacle-reported' });
  await sendMail(dependencies, { ...order, mail: 'reminder-founder' });
  const reminder = /^Erinnerung: Die Bank lehnt das Konto ab$/;
  expect((await mailTo(people.founder.email, reminder)).text).toContain('Vorgesehen ist es bis');
  await accept(example, 'resolve-obstacle', 'founder', { payload: { obstacleId: eventId } });
  await sendMail(dependencies, { ...order, mail: 'reminder-founder', occasion: 2 });
  const late = await rowOf(dependencies.db, 'sent_mails', {
    message_id: `${eventId}.reminder-founder.2`,
  });
  expect(late.skipped).toBe(true);
  const own = (await allMails(stage.mails.webUrl)).filter(({ to }) =>
    to.includes(people.founder.email),
  );
  expect(own.filter(({ subject }) => subject === told.subject)).toHaveLength(1);
});

test('a corrected notary gets a link of the own, and the founder is told', async () => {
  const { people, example } = await aCase();
  await bringTo(example, 'foundation-certificate-pending');
  await mailTo(people.notaryEmail, /^Gründungsurkunde .* Link/);
  const right = `richtig.${people.notaryEmail}`;
  await accept(example, 'correct-notary', 'staff', {
    payload: { name: 'Notariat am Dom', email: right, reason: 'Tippfehler.' },
  });
  await mailTo(people.founder.email, /^Wir haben die Angaben zu deinem Notariat berichtigt$/);
  const linked = await mailTo(right, /^Gründungsurkunde .* Link/);
  expect(linked.text).not.toContain('ersetzt unsere frühere');
  await accept(example, 'withdraw-notary-appointment', 'staff');
  const off = await mailTo(people.founder.email, /^Abgesagt: Notartermin am/);
  expect(await calendarOf(stage.mails.webUrl, off)).toContain('METHOD:CANCEL');
  await mailTo(right, /^Beurkundungstermin abgesagt: /);
});

test('a deed that was sent back is asked for again by a new link', async () => {
  const { people, example } = await aCase();
  await bringTo(example, 'bank-account-pending');
  await accept(example, 'send-back-file', 'staff', {
    payload: { purpose: 'foundation-certificate', reason: 'unreadable' },
  });
  await mailTo(people.founder.email, /^Noch einmal nötig: Gründungsurkunde$/);
  const linked = await mailTo(people.notaryEmail, /^Bitte noch einmal hochladen: Gründungsurkunde/);
  expect(linked.text).toContain('nicht gut genug zu lesen');
});
