import { randomUUID } from 'node:crypto';
import { addMinutes } from 'date-fns/addMinutes';
import { describe, expect, test } from 'vitest';
import { inDays } from '#demo/days.ts';
import { listWith } from '#demo/foundations.ts';
import { appointmentRules } from '#domain/appointments/rules.ts';
import { mailWhere } from '#ops/driver/mails.ts';
import { createFoundationClient } from '#workflows/client.ts';
import { addRows } from '../../support/rows.ts';
import {
  accept,
  addConsultant,
  addPeople,
  bringTo,
  type Case,
  decline,
  eventsOf,
  eventually,
  openCase,
  type People,
  readyToBook,
  typesOf,
} from '../../support/stage.ts';
import { storeFoundation } from '../../support/stored.ts';
import { withStage } from '../../support/with-stage.ts';

const { stage } = await withStage({ founderReminders: [300, 900], notaryReminder: 400 });

const remindersOf = async (foundationId: string) => {
  const rows = await stage.dependencies.db
    .selectFrom('sent_mails')
    .select(['message_id', 'mail'])
    .where('foundation_id', '=', foundationId)
    .where('mail', 'like', 'reminder-%')
    .execute();
  return rows;
};

describe('the person whose turn it is', () => {
  test('gets two reminders, each once, and none after acting', async () => {
    const people = await addPeople(stage);
    const example = openCase(stage, people);
    await accept(example, 'start-foundation', 'founder');
    await eventually(async () => (await remindersOf(example.foundationId)).length === 2);
    const mail = await mailWhere(
      stage.mails.webUrl,
      ({ to, subject }) => to.includes(people.founder.email) && subject.startsWith('Erinnerung: '),
    );
    expect(mail.subject).toBe('Erinnerung: Deine Gründung wartet auf die Kerndaten');
    await passToStaff(example);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const [started] = await eventsOf(example);
    const ofTheFirstStep = (await remindersOf(example.foundationId)).filter(({ message_id }) =>
      message_id.startsWith(started?.id ?? 'none'),
    );
    expect(ofTheFirstStep).toHaveLength(2);
  });

  test('gets the current link with a reminder to the notary, once the appointment is over', async () => {
    const people = await addPeople(stage);
    const example = openCase(stage, people);
    await bringTo(example, 'notary-appointment-pending');
    const startsAt = Date.now() + 6_000;
    const payload = {
      notaryName: 'Notariat am Dom',
      notaryEmail: people.notaryEmail,
      startsAt: new Date(startsAt).toISOString(),
    };
    await accept(example, 'propose-notary-appointment', 'staff', { payload });
    await accept(example, 'confirm-notary-appointment', 'founder');
    const about = ({ to, subject }: { to: string; subject: string }) =>
      to.includes(people.notaryEmail) && subject.startsWith('Erinnerung: Gründungsurkunde');
    const mail = await mailWhere(stage.mails.webUrl, about);
    const link = new RegExp(`/app/foundation/${example.foundationId}/certificate/#t=[\\w-]{43}`);
    expect(mail.text).toMatch(link);
    expect(Date.now()).toBeGreaterThan(startsAt);
  });
});

describe('an appointment at the notary', () => {
  test('is announced to the founder once, before it begins', async () => {
    const people = await addPeople(stage);
    const startsAt = Date.now() + 60_000;
    const durations = JSON.stringify({ consultationReminder: 45_000 });
    const { publicUrl } = stage.dependencies;
    const client = createFoundationClient({ ...stage.temporal, durations, publicUrl });
    const example = openCase({ ...stage, client }, people);
    try {
      await bringTo(example, 'notary-appointment-pending');
      const payload = {
        notaryName: 'Notariat am Dom',
        notaryEmail: people.notaryEmail,
        startsAt: new Date(startsAt).toISOString(),
        place: 'Domkloster 4, 50667 Köln',
      };
      await accept(example, 'propose-notary-appointment', 'staff', { payload });
      await accept(example, 'confirm-notary-appointment', 'founder');
      const mail = await mailWhere(
        stage.mails.webUrl,
        ({ to, subject }) =>
          to.includes(people.founder.email) && subject.startsWith('Demnächst: dein Notartermin'),
      );
      expect(mail.text).toContain('Domkloster 4, 50667 Köln');
      expect(Date.now()).toBeLessThan(startsAt);
      const sent = (await remindersOf(example.foundationId)).map((row) => row.mail);
      expect(sent.filter((name) => name === 'reminder-appointment')).toHaveLength(1);
    } finally {
      await client.close();
    }
  });
});

describe('a consultation', () => {
  test('completes by itself at its end', async () => {
    const people = await addPeople(stage);
    const example = openCase(stage, people);
    await accept(example, 'start-foundation', 'founder');
    await accept(example, 'submit-core-data', 'founder');
    await readyToBook(example);
    const commandId = randomUUID();
    const startsAt = new Date(Date.now() - 60_000);
    const endsAt = new Date(Date.now() + 1_500);
    await addRows(stage.dependencies.db, 'bookings', {
      id: commandId,
      consultant_id: people.consultant.id,
      kind: 'consultation',
      subject_id: example.foundationId,
      starts_at: startsAt,
      ends_at: endsAt,
    });
    const payload = { type: 'phone', startsAt: startsAt.toISOString() };
    await accept(example, 'book-consultation', 'founder', { payload, commandId });
    const completed = await eventually(async () =>
      (await eventsOf(example)).find(({ type }) => type === 'ConsultationCompleted'),
    );
    expect(completed.metadata.actor).toEqual({ id: 'timer', role: 'timer' });
    expect(Date.parse(completed.metadata.occurredAt)).toBeGreaterThanOrEqual(endsAt.getTime());
  });

  test('is cancelled when it begins without a mandate, and the founder is told', async () => {
    const people = await addPeople(stage);
    const accepted = await booked(people);
    const without = await booked(people);
    await accept(accepted, 'accept-mandate', 'lawyer', { payload: {} });
    const cancelled = await eventually(async () =>
      (await eventsOf(without)).find(({ type }) => type === 'ConsultationCancelled'),
    );
    expect(cancelled.metadata.actor).toEqual({ id: 'timer', role: 'timer' });
    const mail = await mailWhere(
      stage.mails.webUrl,
      ({ to, subject }) => to.includes(people.founder.email) && subject.includes('abgesagt'),
    );
    expect(mail.subject).toBe('Dein Erstgespräch ist abgesagt: Das Mandat fehlt noch');
    expect(await typesOf(accepted)).toContain('MandateAccepted');
    expect(await typesOf(accepted)).not.toContain('ConsultationCancelled');
  });

  test('is announced to the founder beforehand', async () => {
    const people = await addPeople(stage);
    const startsAt = new Date(Date.now() + 5 * 60 * 60_000);
    const endsAt = new Date(startsAt.getTime() + 90 * 60_000);
    const consultationReminder = startsAt.getTime() - Date.now() - 8_000;
    const durations = JSON.stringify({ consultationReminder });
    const { publicUrl } = stage.dependencies;
    const client = createFoundationClient({ ...stage.temporal, durations, publicUrl });
    const example = openCase({ ...stage, client }, people);
    await accept(example, 'start-foundation', 'founder');
    await accept(example, 'submit-core-data', 'founder');
    await readyToBook(example);
    const commandId = randomUUID();
    const times = { starts_at: startsAt, ends_at: endsAt, subject_id: example.foundationId };
    await addRows(stage.dependencies.db, 'bookings', {
      id: commandId,
      consultant_id: people.consultant.id,
      kind: 'consultation',
      ...times,
    });
    const payload = { type: 'online', startsAt: startsAt.toISOString() };
    await accept(example, 'book-consultation', 'founder', { payload, commandId });
    await mailWhere(
      stage.mails.webUrl,
      ({ to, subject }) => to.includes(people.founder.email) && subject.startsWith('Demnächst: '),
    );
    await client.close();
    expect(await typesOf(example)).not.toContain('ConsultationCompleted');
  });
});

/** A consultation that begins in a moment, in a formation whose mandate is pending. */
async function booked(people: People): Promise<Case> {
  const { events, keys, db } = stage.dependencies;
  const status = 'consultation-appointment-select-pending';
  const { id } = await storeFoundation(events, keys, status, people.founder.id);
  const example = { stage, people, foundationId: id };
  // The firm's answer is overdue by now.
  stage.dependencies.now = () => inDays(-12);
  const { revision: ifMatch } = await accept(example, 'order-package', 'founder');
  const [started] = await eventsOf(example);
  const payload = listWith(started?.id ?? '', [5_000]);
  await accept(example, 'state-participants', 'founder', { payload, ifMatch });
  stage.dependencies.now = () => new Date();
  const commandId = randomUUID();
  const startsAt = new Date(Date.now() + 5_000);
  await addRows(db, 'bookings', {
    id: commandId,
    consultant_id: (await addConsultant(db)).id,
    kind: 'consultation',
    subject_id: id,
    starts_at: startsAt,
    ends_at: addMinutes(startsAt, appointmentRules.consultation.minutes),
  });
  const talk = { type: 'online', startsAt: startsAt.toISOString() };
  await accept(example, 'book-consultation', 'founder', { payload: talk, commandId });
  return example;
}

/** To a status in which it is not the founder's turn. */
async function passToStaff(example: ReturnType<typeof openCase>) {
  await accept(example, 'submit-core-data', 'founder');
  await decline(example);
}
