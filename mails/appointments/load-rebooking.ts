import type { Slot } from '#domain/appointments/free-times.ts';
import type { NoticeSubject } from '#domain/notices/notices.ts';
import type { Locale } from '#domain/site/paths.ts';
import { readHistory } from '#event-store/foundation-history.ts';
import { activeReader, readerOfAccount } from '#modules/accounts/directory/people.ts';
import { findBooked } from '#modules/appointments/bookings.ts';
import { isDisplaced } from '#modules/appointments/calendar/displaced.ts';
import { meetingToken } from '#modules/appointments/meetings/meetings.ts';
import { findRedeemedHours } from '#modules/orders/redeem-hours.ts';
import { nextTimes } from '#modules/rebooking/rebooking.ts';
import { type Subject, subjectOf } from '#modules/rebooking/subjects.ts';
import { type Address, type SecretLink, withFragment } from '../addresses.ts';
import { type Frame, type Loaded, type MailDeps, readerOf } from '../define-mail.ts';
import type { Filed } from '../file-letter.ts';
import type { Reader } from '../send-once.ts';

/** How many of the next free times the mail names. */
const NAMED = 3;

export interface RebookingFacts {
  kind: Subject['kind'];
  /** The time that cannot take place. */
  startsAt: string;
  /** Examples; the page has all of them. */
  free: readonly Slot[];
  /** Where another time is chosen. */
  page: (address: Address) => string | SecretLink;
  /** Whether it still has to be moved. */
  isDue: boolean;
}

export type RebookingContext = RebookingFacts & Frame;

interface Booker {
  reader: Reader | null;
  page: RebookingFacts['page'];
  notice: { accountId: string | null; subject: NoticeSubject };
}

/** null once the time belongs to nobody. */
export async function loadRebooking(
  deps: MailDeps,
  { bookingId }: { bookingId: string },
): Promise<Loaded<RebookingFacts, 'member'> | null> {
  const { db, now } = deps;
  const booking = await findBooked(db, bookingId);
  const subject = booking && (await subjectOf(db, booking));
  if (!booking || !subject) return null;
  const { reader, page, notice } = await bookerOf(deps, subject);
  return {
    facts: {
      kind: subject.kind,
      startsAt: booking.startsAt,
      free: await firstOfDays(deps, subject),
      page,
      isDue: await isDisplaced(db, booking, now()),
    },
    readers: { member: () => reader },
    notice,
    filed: filedFor(subject, notice.accountId),
  };
}

/** With the case where it is about one, else by its name alone, as all mails about meetings. */
function filedFor({ kind, id }: Subject, accountId: string | null): Filed | null {
  if (accountId === null) return null;
  if (kind !== 'consultation') return { subject: 'meeting', accountId };
  return { subject: 'case', foundationId: id, accountId, persons: [accountId] };
}

async function bookerOf(deps: MailDeps, subject: Subject): Promise<Booker> {
  const { db, linkSecret } = deps;
  if (subject.kind === 'consultation') {
    const { state } = await readHistory(deps, subject.id);
    const founderId = state.status === 'not-started' ? null : state.founderId;
    const founder = founderId && (await activeReader(db, founderId));
    return {
      reader: founder ? readerOf(founder) : null,
      page: (address) => address('foundation', subject.id),
      notice: { accountId: founderId, subject: { foundationId: subject.id } },
    };
  }
  if (subject.kind === 'hours') {
    const { orderId, accountId } = subject.hours;
    const redeemed = await findRedeemedHours(db, subject.id);
    return {
      reader: await memberOf(deps, accountId, redeemed?.language),
      page: (address) => address('order', orderId),
      notice: { accountId, subject: { orderId } },
    };
  }
  const { id, accountId, name, email, language } = subject.meeting;
  const notice = { accountId, subject: { meetingId: id } };
  if (accountId !== null) {
    const page = (address: Address) => address('meeting');
    return { reader: await memberOf(deps, accountId), page, notice };
  }
  const token = meetingToken(linkSecret, id);
  return {
    reader: email === null ? null : { name: name ?? '', email, language },
    page: (address) => withFragment(address('meeting-appointment'), token),
    notice,
  };
}

/** @param language in which the person has dealt with us; else that of the account */
async function memberOf({ db }: MailDeps, accountId: string, language?: Locale) {
  const account = await readerOfAccount(db, accountId);
  return account ? readerOf({ ...account, language: language ?? account.language }) : null;
}

/** One a day: three times of the same morning would be hardly a choice. */
async function firstOfDays({ db, now }: MailDeps, subject: Subject): Promise<Slot[]> {
  const slots = await nextTimes(db, subject, now().toISOString());
  const days = Map.groupBy(slots, ({ startsAt }) => startsAt.slice(0, 10));
  return [...days.values()].flatMap(([first]) => first ?? []).slice(0, NAMED);
}
