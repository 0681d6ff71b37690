import {
  ApplicationFailure,
  condition,
  continueAsNew,
  proxyActivities,
  setCurrentDetails,
  setHandler,
  upsertSearchAttributes,
  workflowInfo,
} from '@temporalio/workflow';
import type { MeetingMail } from '#mails/registry.ts';
import type { Activities } from '../activities/all.ts';
import type { MeetingProgress } from '../activities/meeting.ts';
import { MailsInFlight } from './mails-in-flight.ts';
import { type MeetingInput, meetingChanged } from './meeting-messages.ts';
import { isUuid, mailOptions } from './messages.ts';
import * as attributes from './search-attributes.ts';
import { Troubles } from './stuck.ts';

const { loadMeeting, endHold, closeMeeting } = proxyActivities<Activities>({
  startToCloseTimeout: '5 seconds',
  retry: { initialInterval: '250 milliseconds', maximumInterval: '1 minute' },
});
const { sendMeetingMail } = proxyActivities<Activities>(mailOptions);

/**
 * One free strategy meeting, from the booking until its visitor's entries are erased. Bookings and changes are
 * rows that exist before the workflow hears of them; it sends the mails that follow.
 */
export async function meeting(input: MeetingInput): Promise<void> {
  if (!isUuid(input?.meetingId) || !input.durations) {
    const expected = 'The input has to be {meetingId, durations}, with a UUID.';
    throw ApplicationFailure.nonRetryable(expected, 'InvalidInput');
  }
  let changes = 0;
  setHandler(meetingChanged, () => void (changes += 1), {
    description: 'The meeting was booked, moved or cancelled',
  });
  const mails = new MailsInFlight(new Troubles());
  for (let goesOn = true; goesOn; ) {
    const read = changes;
    const current = await loadMeeting(input.meetingId);
    if (!current) return;
    describe(current, mails.failed);
    goesOn = await follow(current, tellerOf(current, mails, input), input, () => changes > read);
    if (goesOn && workflowInfo().continueAsNewSuggested) {
      await condition(() => mails.inFlight === 0, '30 seconds');
      await continueAsNew<typeof meeting>(input);
    }
  }
  // Pending mails still need the address.
  await condition(() => mails.inFlight === 0);
  await closeMeeting(input.meetingId);
}

type Changed = () => boolean;

const SHORTEST_WAIT = 100;

/** @returns true when the meeting was changed meanwhile, false when nothing is left to do */
async function follow(
  current: MeetingProgress,
  tell: Tell,
  { meetingId, durations }: MeetingInput,
  changed: Changed,
): Promise<boolean> {
  switch (current.state) {
    case 'held':
      tell('confirm-meeting');
      if (await untilHoldEnds(current.heldUntil, changed)) return true;
      await endHold(meetingId);
      return true;
    case 'lapsed':
      return false;
    case 'duplicate': {
      tell('meeting-exists');
      // The slot is freed at the end of a usual hold, so that nobody outside can tell the two apart.
      if (current.heldUntil) {
        if (await untilHoldEnds(current.heldUntil, changed)) return true;
        await endHold(meetingId);
        return false;
      }
      // The time varies: the moment when the slot is free again must not reveal the duplicate.
      const held = durations.duplicateHeldFor * (0.5 + Math.random());
      return condition(changed, held, { summary: 'The slot becomes free again' });
    }
    case 'cancelled':
      tell('meeting-cancelled');
      tell('meeting-for-team');
      return false;
    case 'booked':
      tell(current.version === 0 ? 'meeting-booked' : 'meeting-moved');
      tell('meeting-for-team');
      return takesPlace(current, tell, { durations, changed });
  }
}

/** @returns whether the meeting was changed meanwhile */
function untilHoldEnds(heldUntil: string | null | undefined, changed: Changed): Promise<boolean> {
  // The clock of the database may be ahead of this one.
  const left = Math.max(Date.parse(heldUntil ?? '') - Date.now(), SHORTEST_WAIT);
  return condition(changed, left, { summary: 'The hold ends' });
}

async function takesPlace(
  current: MeetingProgress,
  tell: Tell,
  { durations, changed }: Pick<MeetingInput, 'durations'> & { changed: Changed },
): Promise<boolean> {
  const until = (at: number, summary: string) =>
    at > Date.now() ? condition(changed, at - Date.now(), { summary }) : Promise.resolve(changed());
  for (const { at, occasion } of remindersOf(current, durations.reminders)) {
    if (await until(at, `Reminder ${occasion}`)) return true;
    tell('reminder-meeting', occasion);
  }
  const endsAt = Date.parse(current.endsAt);
  if (await until(endsAt, 'End of the meeting')) return true;
  upsertSearchAttributes([{ key: attributes.meetingStatus, value: 'over' }]);
  return until(endsAt + durations.keptFor, 'What the visitor entered is erased');
}

/**
 * Reminders later than the confirmation or the move, which say the same. Of several overdue ones, as after a time
 * without a worker, only the last goes out.
 */
function remindersOf({ startsAt, changedAt }: MeetingProgress, before: readonly number[]) {
  const all = before
    .map((wait, index) => ({ at: Date.parse(startsAt) - wait, occasion: index + 1 }))
    .filter(({ at }) => at > Date.parse(changedAt));
  const begun = Date.parse(startsAt) <= Date.now();
  const overdue = begun ? [] : all.filter(({ at }) => at <= Date.now());
  return [...overdue.slice(-1), ...all.filter(({ at }) => at > Date.now())];
}

type Tell = (mail: MeetingMail, occasion?: number) => void;

/** Sends a mail once per version of the meeting and occasion. */
const tellerOf =
  ({ version }: MeetingProgress, mails: MailsInFlight, { meetingId }: MeetingInput): Tell =>
  (mail, occasion = 1) =>
    mails.send(`${mail} ${version} ${occasion}`, (summary) => {
      const order = { meetingId, version, mail, occasion };
      return sendMeetingMail.executeWithOptions({ ...mailOptions, summary }, [order]);
    });

/** Shows staff the state in the Temporal UI; names and addresses stay in our database. */
function describe({ state, startsAt, version }: MeetingProgress, mailFailed: boolean): void {
  upsertSearchAttributes([
    { key: attributes.meetingStatus, value: state },
    { key: attributes.dueAt, value: state === 'booked' ? new Date(startsAt) : null },
  ]);
  const at = `${startsAt.slice(0, 16).replace('T', ' ')} UTC`;
  const changes = version === 0 ? '' : `, changed ${version} times`;
  const trouble = mailFailed ? ['⚠ **Trouble:** A mail could not be delivered.'] : [];
  setCurrentDetails([`**${state}**, ${at}${changes}`, ...trouble].join('\n\n'));
}
