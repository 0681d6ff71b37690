import { randomUUID } from 'node:crypto';
import proto from '@temporalio/proto';
import { addHours } from 'date-fns/addHours';
import { beforeEach, describe, expect, test } from 'vitest';
import { loadFreeSlots } from '#modules/appointments/calendar/free-slots.ts';
import { type Booker, bookMeeting } from '#modules/appointments/meetings/book.ts';
import {
  cancelMeeting,
  confirmMeeting,
  moveMeeting,
} from '#modules/appointments/meetings/changes.ts';
import { findMeeting, meetingToken } from '#modules/appointments/meetings/meetings.ts';
import { enqueueSignal } from '#modules/outbox/outbox.ts';
import { calendarOf, mailWhere } from '#ops/driver/mails.ts';
import { meetingWorkflowId } from '#workflows/processes/meeting-messages.ts';
import { meetingStatus } from '#workflows/processes/search-attributes.ts';
import { repairMeetings } from '#workflows/worker/missing.ts';
import { changeRows } from '../../support/rows.ts';
import {
  addSuspendedMember,
  eventually,
  startWorkerOn,
  stopWorkerOf,
} from '../../support/stage.ts';
import { withStage } from '../../support/with-stage.ts';

const { History } = proto.temporal.api.history.v1;

const { stage } = await withStage({
  meeting: { reminders: [6_000, 3_000], keptFor: 1_500, duplicateHeldFor: 2_000 },
});
beforeEach(async () => {
  if (!stage.worker) await startWorkerOn(stage);
});

const db = () => stage.dependencies.db;
const now = () => new Date();

async function aStart(): Promise<string> {
  const slots = await loadFreeSlots(db(), 'strategy-meeting', now().toISOString());
  const slot = slots[Math.floor(Math.random() * slots.length)];
  if (!slot) throw new Error('There is no free slot.');
  return slot.startsAt;
}

/** What visitors book they also confirm. */
async function book(...wish: Parameters<typeof hold>) {
  const meeting = await hold(...wish);
  const { refused } = await confirmMeeting(db(), meeting.id, now());
  if (refused) throw new Error(refused);
  return meeting;
}

async function hold(
  booker: Booker = { name: 'Ida Muster', email: `ida-${randomUUID().slice(0, 8)}@example.com` },
  language: 'de' | 'en' = 'de',
) {
  const startsAt = await aStart();
  const wish = { commandId: randomUUID(), booker, startsAt, language, question: 'GmbH oder UG?' };
  const outcome = await bookMeeting(db(), stage.dependencies.linkSecret, wish, now());
  if ('refused' in outcome) throw new Error(outcome.refused);
  return { id: outcome.meetingId, startsAt, ...booker };
}

/** As if it had been booked half an hour ago. */
async function endOfHold(id: string): Promise<void> {
  await changeRows(db(), 'meetings', { id }, { held_until: now() });
  await enqueueSignal(db(), 'meeting-changed', { meetingId: id });
}

/** As if it had been booked just now for then. */
async function setStart(id: string, startsAt: Date): Promise<void> {
  const ends_at = new Date(startsAt.getTime() + 1_000);
  const times = { starts_at: startsAt, ends_at, changed_at: now() };
  await changeRows(db(), 'meetings', { id }, times);
  await enqueueSignal(db(), 'meeting-changed', { meetingId: id });
}

const mailTo = (email: string, subject: RegExp) =>
  mailWhere(stage.mails.webUrl, (mail) => mail.to.includes(email) && subject.test(mail.subject));
const handleOf = (id: string) => stage.temporal.client.workflow.getHandle(meetingWorkflowId(id));
const sentMails = async (id: string) => {
  const rows = await db()
    .selectFrom('sent_mails')
    .select(['message_id', 'skipped'])
    .where('message_id', 'like', `${id}.%`)
    .orderBy('message_id')
    .execute();
  return rows.map(
    ({ message_id, skipped }) => message_id.slice(id.length + 1) + (skipped ? ' skipped' : ''),
  );
};
const until = async (id: string, mail: string) =>
  eventually(async () => (await sentMails(id)).includes(mail));

/** One field of a calendar file, its folded lines joined. */
const fieldOf = (file: string | undefined, name: string) =>
  new RegExp(`^${name}:(.*)$`, 'm').exec((file ?? '').replaceAll(/\r?\n /g, ''))?.[1]?.trim();
const utc = (instant: string) => instant.replace(/[-:]|\.000/g, '');

describe('what a visitor has yet to confirm', () => {
  const stranger = () => ({ name: 'Kanarienvogel', email: `ida-${randomUUID()}@example.com` });

  test('is held by a mail without what was entered, and forgotten when nobody follows it', async () => {
    const meeting = await hold(stranger());
    const mail = await mailTo(meeting.email, /^Bitte bestätige dein Strategiegespräch/);
    const token = meetingToken(stage.dependencies.linkSecret, meeting.id);
    expect(mail.text).toContain(`/strategiegespraech/termin/#t=${token}`);
    expect(JSON.stringify(mail)).not.toMatch(/Kanarienvogel|GmbH oder UG/);
    await endOfHold(meeting.id);
    await handleOf(meeting.id).result();
    expect(await findMeeting(db(), meeting.id)).toMatchObject({ name: null, state: 'lapsed' });
    const slots = await loadFreeSlots(db(), 'strategy-meeting', now().toISOString());
    expect(slots.map(({ startsAt }) => startsAt)).toContain(meeting.startsAt);
    expect(await sentMails(meeting.id)).toEqual(['confirm-meeting.0.1']);
  });

  test('is booked, and the team hears of it, once the link is followed', async () => {
    const meeting = await hold(stranger());
    await until(meeting.id, 'confirm-meeting.0.1');
    expect(await confirmMeeting(db(), meeting.id, now())).toEqual({});
    await mailTo(meeting.email, /^Dein Strategiegespräch am/);
    await until(meeting.id, 'meeting-for-team.0.1');
  });
});

describe('a booked meeting', () => {
  test('is confirmed by mail, moved with the next sequence number, and cancelled', async () => {
    const meeting = await book();
    const { webUrl } = stage.mails;
    const booked = await mailTo(meeting.email, /^Dein Strategiegespräch am/);
    const first = await calendarOf(webUrl, booked);
    expect(fieldOf(first, 'METHOD')).toBe('REQUEST');
    expect(fieldOf(first, 'SEQUENCE')).toBe('0');
    expect(fieldOf(first, 'DTSTART')).toBe(utc(meeting.startsAt));
    const token = meetingToken(stage.dependencies.linkSecret, meeting.id);
    expect(booked.text).toContain(`/strategiegespraech/termin/#t=${token}`);
    expect(first).not.toContain(token);

    const startsAt = await aStart();
    await moveMeeting(
      db(),
      meeting.id,
      { commandId: randomUUID(), startsAt, taker: 'visitor' },
      now(),
    );
    const moved = await mailTo(meeting.email, /^Verschoben: dein Strategiegespräch/);
    const second = await calendarOf(webUrl, moved);
    expect(fieldOf(second, 'UID')).toBe(fieldOf(first, 'UID'));
    expect(fieldOf(second, 'SEQUENCE')).toBe('1');
    expect(fieldOf(second, 'DTSTART')).toBe(utc(startsAt));

    await cancelMeeting(db(), meeting.id, now());
    const cancelled = await mailTo(meeting.email, /^Dein Strategiegespräch ist abgesagt/);
    const last = await calendarOf(webUrl, cancelled);
    expect(fieldOf(last, 'METHOD')).toBe('CANCEL');
    expect(fieldOf(last, 'STATUS')).toBe('CANCELLED');
    expect(fieldOf(last, 'UID')).toBe(fieldOf(first, 'UID'));
    expect(fieldOf(last, 'SEQUENCE')).toBe('2');

    await handleOf(meeting.id).result();
    const stored = await findMeeting(db(), meeting.id);
    expect(stored).toMatchObject({ name: null, email: null, question: null, isClosed: true });
  });

  test('is announced to the team, with question and address', async () => {
    const meeting = await book(undefined, 'en');
    await mailTo(meeting.email, /^Your strategy meeting on/);
    const mail = await mailWhere(
      stage.mails.webUrl,
      ({ to, text }) =>
        to.includes(stage.dependencies.operator.email) && text.includes(meeting.email),
    );
    expect(mail.subject).toMatch(/^Neu gebucht: Strategiegespräch, /);
    expect(mail.text).toContain('Frage: GmbH oder UG?');
    const address = `${stage.mails.webUrl}/api/email/${mail.id}/source`;
    const source = await (await fetch(address)).text();
    expect(source).toMatch(new RegExp(`^Reply-To: ${meeting.email}\r?$`, 'm'));
  });

  test('of a member who is suspended is announced to the team, and to nobody else', async () => {
    const { id: accountId, email, first_name } = await addSuspendedMember(stage);
    const meeting = await book({ accountId, email });
    const mail = await mailWhere(
      stage.mails.webUrl,
      ({ to, text }) => to.includes(stage.dependencies.operator.email) && text.includes(email),
    );
    expect(mail.subject).toMatch(/^Neu gebucht: Strategiegespräch, /);
    expect(mail.text).toContain(`${first_name} <${email}>`);
    await until(meeting.id, 'meeting-booked.0.1 skipped');
    await expect.poll(() => sentMails(meeting.id)).toContain('meeting-for-team.0.1');
  });

  test('is reminded of twice, ends, and what was entered is erased', async () => {
    const meeting = await book();
    await until(meeting.id, 'meeting-booked.0.1');
    await setStart(meeting.id, new Date(Date.now() + 8_000));
    await handleOf(meeting.id).result();
    await expect
      .poll(async () => (await sentMails(meeting.id)).filter((mail) => !mail.startsWith('confirm')))
      .toEqual([
        'meeting-booked.0.1',
        'meeting-for-team.0.1',
        'reminder-meeting.0.1',
        'reminder-meeting.0.2',
      ]);
    expect(await findMeeting(db(), meeting.id)).toMatchObject({ email: null, isClosed: true });
    const { typedSearchAttributes } = await handleOf(meeting.id).describe();
    expect(typedSearchAttributes.get(meetingStatus)).toBe('over');
  }, 60_000);

  test('booked at short notice gets no reminder for which there was no time', async () => {
    const meeting = await book();
    await until(meeting.id, 'meeting-booked.0.1');
    await setStart(meeting.id, new Date(Date.now() + 4_500));
    await handleOf(meeting.id).result();
    const sent = await sentMails(meeting.id);
    expect(sent).toContain('reminder-meeting.0.2');
    expect(sent).not.toContain('reminder-meeting.0.1');
  }, 60_000);

  test('is not reminded of once it is cancelled', async () => {
    const meeting = await book();
    await until(meeting.id, 'meeting-booked.0.1');
    await setStart(meeting.id, new Date(Date.now() + 9_000));
    await cancelMeeting(db(), meeting.id, now());
    await handleOf(meeting.id).result();
    expect((await sentMails(meeting.id)).filter((mail) => mail.startsWith('reminder'))).toEqual([]);
  }, 60_000);
});

describe('somebody who books a second time', () => {
  test('hears of the meeting there is, and the slot becomes free again', async () => {
    const first = await book();
    await mailTo(first.email, /^Dein Strategiegespräch am/);
    const second = await hold({ name: 'Ida', email: first.email });
    const mail = await mailTo(first.email, /^Du hast dein Strategiegespräch schon gebucht/);
    const token = meetingToken(stage.dependencies.linkSecret, first.id);
    expect(mail.text).toContain(`/strategiegespraech/termin/#t=${token}`);
    expect(fieldOf(await calendarOf(stage.mails.webUrl, mail), 'DTSTART')).toBe(
      utc(first.startsAt),
    );
    expect(mail.to).not.toContain('Ida');
    await endOfHold(second.id);
    await handleOf(second.id).result();
    const slots = await loadFreeSlots(db(), 'strategy-meeting', now().toISOString());
    expect(slots.map(({ startsAt }) => startsAt)).toContain(second.startsAt);
    await expect.poll(() => sentMails(second.id)).toEqual(['meeting-exists.0.1']);
  });
});

describe('mails that are late, because no worker was running', () => {
  test('do not say what is no longer true', async () => {
    await stopWorkerOf(stage);
    const first = await book();
    const second = await hold({ name: 'Ida', email: first.email });
    const third = await book();
    const startsAt = await aStart();
    await moveMeeting(
      db(),
      third.id,
      { commandId: randomUUID(), startsAt, taker: 'visitor' },
      now(),
    );
    await cancelMeeting(db(), first.id, now());
    await startWorkerOn(stage);
    await until(first.id, 'meeting-cancelled.1.1');
    await until(first.id, 'meeting-for-team.1.1');
    await expect.poll(() => sentMails(first.id)).toHaveLength(2);
    await until(second.id, 'meeting-exists.0.1 skipped');
    await until(third.id, 'meeting-moved.1.1');
    expect(await sentMails(third.id)).not.toContain('meeting-booked.0.1');
  }, 60_000);
});

describe('a booking whose workflow is missing', () => {
  test('is started once a worker runs: the API needs only the database', async () => {
    await stopWorkerOf(stage);
    const meeting = await book();
    await expect(handleOf(meeting.id).describe()).rejects.toThrow();
    await startWorkerOn(stage);
    await mailTo(meeting.email, /^Dein Strategiegespräch am/);
  });

  test('is started by the scan after a termination, and no mail goes out twice', async () => {
    const meeting = await book();
    await until(meeting.id, 'meeting-for-team.0.1');
    await until(meeting.id, 'meeting-booked.0.1');
    await handleOf(meeting.id).terminate();
    const deps = { ...stage.dependencies, now: () => addHours(now(), 1) };
    const { client } = stage.temporal;
    const repair = () => repairMeetings(deps, client, stage.durations, {});
    await eventually(async () => (await repair()) > 0);
    await moveMeeting(
      db(),
      meeting.id,
      { commandId: randomUUID(), startsAt: await aStart(), taker: 'visitor' },
      now(),
    );
    await until(meeting.id, 'meeting-moved.1.1');
    const sent = await sentMails(meeting.id);
    expect(sent.filter((mail) => mail.startsWith('meeting-booked'))).toEqual([
      'meeting-booked.0.1',
    ]);
  });
});

test('Temporal holds nothing that a visitor entered', async () => {
  const meeting = await book({
    name: 'Kanarienvogel',
    email: `kanari-${randomUUID()}@example.com`,
  });
  await until(meeting.id, 'meeting-booked.0.1');
  await cancelMeeting(db(), meeting.id, now());
  await handleOf(meeting.id).result();
  const recorded = History.fromObject(await handleOf(meeting.id).fetchHistory());
  const history = JSON.stringify(History.toObject(recorded, { bytes: String })).replaceAll(
    /"data":"([^"]*)"/g,
    (_, data: string) => Buffer.from(data, 'base64').toString('utf8'),
  );
  // Only in a payload, so payloads are readable here.
  expect(history).toContain('duplicateHeldFor');
  expect(history).not.toMatch(/kanari|GmbH oder UG/i);
});
