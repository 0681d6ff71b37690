import { randomUUID } from 'node:crypto';
import { addMinutes } from 'date-fns/addMinutes';
import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import {
  type AppointmentRefusal,
  appointmentRules,
  bookingRefusal,
} from '#domain/appointments/rules.ts';
import type { Span } from '#domain/days/berlin-days.ts';
import type { Locale } from '#domain/site/paths.ts';
import { enqueueSignal } from '../../outbox/outbox.ts';
import { limited, Overloaded } from '../../shared/concurrency.ts';
import { hashToken } from '../../shared/tokens.ts';
import { retryWhileTaken, take } from '../book.ts';
import { findBooked } from '../bookings.ts';
import { loadFreeSlots } from '../calendar/free-slots.ts';
import { meetingToken, personKeyOf } from './meetings.ts';

const { holdMinutes, holdsMost } = appointmentRules['strategy-meeting'].visitors;

/** One booking at a time: what is read before a booking still holds when it commits. */
const MEETINGS_LOCK = 735_110_074;
/** Of this process: many who book at once must not wait with all the connections of the pool. */
const inTurn = limited(1, 500);

/** A visitor leaves a name and an address; of a member the account is enough. */
export type Booker = { name: string; email: string } | { accountId: string; email: string };

export interface MeetingWish {
  /** Repeating a request with the same id returns the same answer. */
  commandId: string;
  booker: Booker;
  startsAt: string;
  question?: string | undefined;
  language: Locale;
}

export type Booked =
  | { booked: Span; meetingId: string }
  | { refused: AppointmentRefusal | 'KEY_USED' };

/**
 * Books the free strategy meeting, or holds its time for a visitor until the mailed link is followed.
 * Visitors get the same answer whether or not their address has booked before: in that case the slot
 * is held just as long and a mail tells them, so neither the answer nor the list of free slots tells
 * a stranger. Members are refused.
 *
 * @throws Overloaded when too many are booking already, or too many visitors have yet to confirm
 */
export const bookMeeting = (
  db: Database,
  linkSecret: string,
  wish: MeetingWish,
  now: Date,
): Promise<Booked> =>
  retryWhileTaken(() =>
    oneAtATime(db, (transaction) => bookOnce(transaction, linkSecret, wish, now)),
  );

/** @throws Overloaded when too many are waiting already */
export const oneAtATime = <Outcome>(
  db: Database,
  work: (transaction: Database) => Promise<Outcome>,
): Promise<Outcome> =>
  inTurn(() =>
    db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${MEETINGS_LOCK})`.execute(transaction);
      return work(transaction);
    }),
  );

async function bookOnce(
  transaction: Database,
  linkSecret: string,
  wish: MeetingWish,
  now: Date,
): Promise<Booked> {
  const personKey = personKeyOf(linkSecret, wish.booker.email);
  const repeated = await repeatedAnswer(transaction, wish, personKey);
  if (repeated) return repeated;
  const accountId = 'accountId' in wish.booker ? wish.booker.accountId : null;
  const isMember = accountId !== null;
  const taker = isMember ? 'member' : 'visitor';
  const slots = await loadFreeSlots(transaction, 'strategy-meeting', now.toISOString(), taker);
  const slot = slots.find(({ startsAt }) => startsAt === wish.startsAt);
  const earlier = await earlierMeeting(transaction, { personKey, accountId });
  const refused = bookingRefusal({
    isFree: slot !== undefined,
    hasBooked: isMember && earlier !== undefined,
  });
  if (refused || !slot) return { refused: refused ?? 'SLOT_TAKEN' };
  if (!isMember && (await countHolds(transaction, now)) >= holdsMost) throw new Overloaded();
  const id = randomUUID();
  const booking = { id: wish.commandId, kind: 'strategy-meeting', subjectId: id } as const;
  await take(transaction, { ...booking, byVisitor: !isMember }, slot, now);
  await transaction
    .insertInto('meetings')
    .values({
      id,
      command_id: wish.commandId,
      booking_id: wish.commandId,
      token_hash: hashToken(meetingToken(linkSecret, id)),
      person_key: personKey,
      ...personOf(wish.booker),
      question: wish.question ?? null,
      language: wish.language,
      duplicate_of: earlier ?? null,
      held_until: isMember ? null : addMinutes(now, holdMinutes),
      created_at: now,
      changed_at: now,
    })
    .execute();
  await enqueueSignal(transaction, 'meeting-changed', { meetingId: id });
  return { booked: { startsAt: slot.startsAt, endsAt: slot.endsAt }, meetingId: id };
}

/** Times that visitors have yet to confirm. */
export async function countHolds(db: Database, now: Date): Promise<number> {
  const { holds } = await db
    .selectFrom('meetings')
    .where('held_until', '>', now)
    .where('cancelled_at', 'is', null)
    .select(({ fn }) => fn.countAll<string>().as('holds'))
    .executeTakeFirstOrThrow();
  return Number(holds);
}

const personOf = (booker: Booker) =>
  'accountId' in booker
    ? { account_id: booker.accountId, name: null, email: null }
    : { account_id: null, name: booker.name, email: booker.email };

/** The answer an earlier attempt got, also when the meeting has been moved since. */
async function repeatedAnswer(
  db: Database,
  { commandId, startsAt }: MeetingWish,
  personKey: string,
): Promise<Booked | undefined> {
  const before = await findBooked(db, commandId);
  if (!before) return undefined;
  const row = await db
    .selectFrom('meetings')
    .select(['id', 'person_key'])
    .where('command_id', '=', commandId)
    .executeTakeFirst();
  if (row?.person_key !== personKey || before.startsAt !== startsAt) return { refused: 'KEY_USED' };
  return { booked: { startsAt, endsAt: before.endsAt }, meetingId: row.id };
}

/**
 * The meeting this person has, or has had, unless it was cancelled. What is only held does not count:
 * a stranger may have entered the address.
 *
 * @returns its id
 */
export async function earlierMeeting(
  db: Database,
  { personKey, accountId }: { personKey: string | null; accountId: string | null },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('meetings')
    .select('id')
    .where('cancelled_at', 'is', null)
    .where('duplicate_of', 'is', null)
    .where('held_until', 'is', null)
    .where(({ or, eb }) => or([eb('person_key', '=', personKey), eb('account_id', '=', accountId)]))
    .executeTakeFirst();
  return row?.id;
}
