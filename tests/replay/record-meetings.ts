import { randomUUID } from 'node:crypto';
import { loadFreeSlots } from '#modules/appointments/calendar/free-slots.ts';
import { bookMeeting } from '#modules/appointments/meetings/book.ts';
import {
  cancelMeeting,
  confirmMeeting,
  moveMeeting,
} from '#modules/appointments/meetings/changes.ts';
import { enqueueSignal } from '#modules/outbox/outbox.ts';
import { meetingWorkflowId } from '#workflows/processes/meeting-messages.ts';
import { changeRows } from '../support/rows.ts';
import { addPeople, eventually, openStage, startWorkerOn } from '../support/stage.ts';
import { saveHistory } from './save-history.ts';

/**
 * Records histories of strategy meetings for `tests/replay`, see `record-histories.ts`.
 *
 * Usage: DATABASE_URL=… node tests/replay/record-meetings.ts [name …]
 */
const stories: Record<string, () => Promise<string>> = {
  'meeting-moved-and-cancelled': async () => {
    const { id } = await book();
    await sent(id, 'meeting-booked.0.1');
    await moveMeeting(db, id, { ...aMove(), startsAt: await aStart() }, new Date());
    await sent(id, 'meeting-moved.1.1');
    await cancelMeeting(db, id, new Date());
    return id;
  },
  'meeting-over': async () => {
    const { id } = await book();
    await sent(id, 'meeting-booked.0.1');
    const starts_at = new Date(Date.now() + 6_000);
    const times = { starts_at, ends_at: new Date(starts_at.getTime() + 500) };
    await changeRows(db, 'meetings', { id }, times);
    await enqueueSignal(db, 'meeting-changed', { meetingId: id });
    return id;
  },
  'meeting-confirmed': async () => {
    const { id } = await hold();
    await sent(id, 'confirm-meeting.0.1');
    await confirmMeeting(db, id, new Date());
    await sent(id, 'meeting-booked.0.1');
    await cancelMeeting(db, id, new Date());
    return id;
  },
  'meeting-never-confirmed': async () => {
    const { id } = await hold();
    await sent(id, 'confirm-meeting.0.1');
    return endHoldOf(id);
  },
  'meeting-held-duplicate': async () => {
    const { email } = await book();
    const { id } = await hold(email);
    await sent(id, 'meeting-exists.0.1');
    return endHoldOf(id);
  },
};

const wanted = process.argv.slice(2);
const names = wanted.length > 0 ? wanted : Object.keys(stories);
const durations = { reminders: [4_000, 2_000], keptFor: 500, duplicateHeldFor: 500 };
const stage = await openStage({ meeting: durations });
const { db, linkSecret } = stage.dependencies;
await addPeople(stage);
await startWorkerOn(stage);
for (const name of names) {
  const tell = stories[name];
  if (!tell) throw new Error(`There is no story called ${name}.`);
  const handle = stage.temporal.client.workflow.getHandle(meetingWorkflowId(await tell()));
  await eventually(async () => (await handle.describe().catch(() => null)) !== null);
  await handle.result();
  await saveHistory(name, handle);
}
await stage.end();

async function aStart(): Promise<string> {
  const [, slot] = await loadFreeSlots(db, 'strategy-meeting', new Date().toISOString());
  if (!slot) throw new Error('There is no free slot.');
  return slot.startsAt;
}

const aMove = () => ({ commandId: randomUUID(), taker: 'visitor' }) as const;

/** Soon, so that the timer fires. */
async function endHoldOf(id: string): Promise<string> {
  const held_until = new Date(Date.now() + 1_000);
  await changeRows(db, 'meetings', { id }, { held_until });
  await enqueueSignal(db, 'meeting-changed', { meetingId: id });
  return id;
}

async function book(email?: string) {
  const meeting = await hold(email);
  await confirmMeeting(db, meeting.id, new Date());
  return meeting;
}

async function hold(email = `kanari-${randomUUID()}@example.com`) {
  const booker = { name: 'Ida Kanarienvogel', email };
  const wish = {
    commandId: randomUUID(),
    booker,
    language: 'de',
    question: 'GmbH oder UG?',
  } as const;
  const startsAt = await aStart();
  const outcome = await bookMeeting(db, linkSecret, { ...wish, startsAt }, new Date());
  if ('refused' in outcome) throw new Error(outcome.refused);
  return { id: outcome.meetingId, email };
}

function sent(id: string, mail: string) {
  const row = db
    .selectFrom('sent_mails')
    .select('message_id')
    .where('message_id', '=', `${id}.${mail}`);
  return eventually(() => row.executeTakeFirst());
}
