import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { dateOf } from '#domain/days/berlin-days.ts';
import { enterAbsence, findAbsence } from '#modules/appointments/calendar/absences.ts';
import { loadFreeSlots } from '#modules/appointments/calendar/free-slots.ts';
import { bookMeeting } from '#modules/appointments/meetings/book.ts';
import { confirmMeeting, moveMeeting } from '#modules/appointments/meetings/changes.ts';
import { meetingToken } from '#modules/appointments/meetings/meetings.ts';
import { affectedBy, askToRebook } from '#modules/rebooking/rebooking.ts';
import { allMails, mailWhere } from '#ops/driver/mails.ts';
import { changeRows, rowsOf } from '../../support/rows.ts';
import { accept, openCase, readyToBook, startWorkerOn, stopWorkerOf } from '../../support/stage.ts';
import { withStage } from '../../support/with-stage.ts';

const { stage, people } = await withStage();

const db = () => stage.dependencies.db;
const now = () => new Date();
const free = (kind: 'consultation' | 'strategy-meeting') =>
  loadFreeSlots(db(), kind, now().toISOString(), 'visitor');

/** A founder's consultation. @returns its foundation and the booking */
async function consult(startsAt: string) {
  const example = openCase(stage, people);
  await accept(example, 'start-foundation', 'founder');
  await accept(example, 'submit-core-data', 'founder');
  await readyToBook(example);
  const payload = { type: 'phone', startsAt };
  const { commandId } = await accept(example, 'book-consultation', 'founder', { payload });
  return { example, bookingId: commandId };
}

/** A visitor's meeting. @returns the booking and the address */
async function meet(startsAt: string) {
  const commandId = randomUUID();
  const booker = { name: 'Ida Muster', email: `ida-${commandId.slice(0, 8)}@example.com` };
  const wish = { commandId, booker, startsAt, language: 'en' } as const;
  const outcome = await bookMeeting(db(), stage.dependencies.linkSecret, wish, now());
  if ('refused' in outcome) throw new Error(outcome.refused);
  await confirmMeeting(db(), outcome.meetingId, now());
  return { id: outcome.meetingId, bookingId: commandId, email: booker.email };
}

/** Somebody absent on a day on which a founder and a visitor have a time. */
async function twoDisplaced() {
  const days = (await free('strategy-meeting')).map(({ startsAt }) => dateOf(startsAt));
  // The last of them may be cut off.
  const day = [...new Set(days)].at(-2) ?? '';
  const onDay = async (kind: 'consultation' | 'strategy-meeting') =>
    (await free(kind)).filter(({ startsAt }) => dateOf(startsAt) === day);
  const consultation = await consult((await onDay('consultation'))[0]?.startsAt ?? '');
  const meeting = await meet((await onDay('strategy-meeting')).at(-1)?.startsAt ?? '');
  const id = randomUUID();
  const absence = { id, consultantId: people.consultant.id, by: people.staff.id };
  await enterAbsence(db(), { ...absence, request: { from: day, until: day } }, now());
  return { absenceId: id, consultation, meeting };
}

async function statesOf(absenceId: string) {
  const absence = await findAbsence(db(), absenceId);
  if (!absence) throw new Error('There is no such absence.');
  const affected = await affectedBy(db(), absence, now());
  return new Map(affected.map(({ booking, state }) => [booking.id, state]));
}

const rebookingMails = async (email: string) =>
  (await allMails(stage.mails.webUrl)).filter(
    ({ to, subject }) => to.includes(email) && /andere Zeit|another time/.test(subject),
  );

test('an absence finds its two people, who each get one mail and have their time until they choose another', async () => {
  const { absenceId, consultation, meeting } = await twoDisplaced();
  const bookings = [consultation.bookingId, meeting.bookingId];
  expect([...(await statesOf(absenceId))]).toEqual(bookings.map((id) => [id, 'open']));
  // The worker is killed and comes back; a colleague asks at the same moment.
  await stopWorkerOf(stage);
  const ask = (bookingId: string) => askToRebook(db(), { bookingId, by: people.staff.id }, now());
  const answers = await Promise.all([...bookings, ...bookings].map(ask));
  expect(answers.filter((answer) => 'repeated' in answer && !answer.repeated)).toHaveLength(2);
  await startWorkerOn(stage);
  const { founder } = people;
  const wanted = (email: string) =>
    mailWhere(
      stage.mails.webUrl,
      (mail) => mail.to.includes(email) && /andere Zeit|another time/.test(mail.subject),
    );
  const toFounder = await wanted(founder.email);
  expect(toFounder.subject).toMatch(/^Bitte wähle eine andere Zeit: dein Erstgespräch am /);
  expect(toFounder.text).toContain(consultation.example.foundationId);
  expect(toFounder.text).toContain('Zum Beispiel frei');
  const toVisitor = await wanted(meeting.email);
  expect(toVisitor.subject).toMatch(/^Please choose another time: your strategy meeting on /);
  const token = meetingToken(stage.dependencies.linkSecret, meeting.id);
  expect(toVisitor.text).toContain(`#t=${token}`);
  expect((await statesOf(absenceId)).get(consultation.bookingId)).toBe('asked');

  const [other] = await free('consultation');
  const payload = { type: 'phone', startsAt: other?.startsAt };
  await accept(consultation.example, 'move-consultation', 'founder', { payload });
  const start = (await free('strategy-meeting'))[6]?.startsAt ?? '';
  const move = { commandId: randomUUID(), startsAt: start, taker: 'visitor' } as const;
  expect(await moveMeeting(db(), meeting.id, move, now())).toEqual({});
  expect([...(await statesOf(absenceId)).values()]).toEqual(['moved', 'moved']);
  expect(await rebookingMails(founder.email)).toHaveLength(1);
  expect(await rebookingMails(meeting.email)).toHaveLength(1);
}, 90_000);

test('whoever has chosen before the mail goes out gets none', async () => {
  const { consultation, absenceId } = await twoDisplaced();
  await stopWorkerOf(stage);
  const asked = { bookingId: consultation.bookingId, by: people.staff.id };
  await askToRebook(db(), asked, now());
  await changeRows(db(), 'absences', { id: absenceId }, { cancelled_at: now() });
  const { id } = await db()
    .selectFrom('outbox')
    .select('id')
    .where('mail', '=', 'rebooking-wanted')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  await startWorkerOn(stage);
  const sent = () => rowsOf(db(), 'sent_mails', { message_id: id }, 'skipped');
  await expect.poll(sent, { timeout: 30_000 }).toEqual([{ skipped: true }]);
}, 60_000);
