import type { Database } from '#database/connection.ts';
import type { ConsultantKind } from '#domain/appointments/rules.ts';
import {
  holderOfAccount,
  type MailReader,
  readerOfAccount,
} from '#modules/accounts/directory/people.ts';
import { consultantsNamed } from '#modules/appointments/calendar/consultants.ts';
import {
  findMeeting,
  type MeetingDetails,
  meetingToken,
} from '#modules/appointments/meetings/meetings.ts';
import { type Frame, type Loaded, type MailDeps, readerOf, teamOf } from '../define-mail.ts';
import type { Reader } from '../send-once.ts';

export interface MeetingFacts {
  meeting: MeetingDetails;
  visitor: Reader;
  /** Booked with an account, in which it can be moved and cancelled. */
  isMember: boolean;
  consultant: string | null;
  /** Whether that is somebody of ours or of the law firm. */
  heldBy: ConsultantKind | null;
  /** Of the link that moves or cancels the meeting. */
  token: string;
}

/** What a mail about a strategy meeting may say. */
export type MeetingContext = MeetingFacts & Frame;

/** null once the meeting has another version, or what the visitor entered is erased. */
export async function loadMeeting(
  { db, linkSecret, operator }: MailDeps,
  { meetingId, version }: { meetingId: string; version: number; occasion: number },
): Promise<Loaded<MeetingFacts, 'visitor' | 'team'> | null> {
  const booked = await findMeeting(db, meetingId);
  if (booked?.version !== version) return null;
  // The mail about a second booking describes the first.
  const meeting = booked.duplicateOf ? await findMeeting(db, booked.duplicateOf) : booked;
  const visitor = await visitorOf(db, booked, holderOfAccount);
  if (!meeting || !visitor) return null;
  const consultants = await consultantsNamed(db, [meeting.consultantId]);
  return {
    facts: {
      meeting,
      visitor,
      isMember: booked.accountId !== null,
      consultant: consultants.get(meeting.consultantId)?.name ?? null,
      heldBy: consultants.get(meeting.consultantId)?.kind ?? null,
      token: meetingToken(linkSecret, meeting.id),
    },
    readers: {
      // Members get no mails while they are suspended; the team hears of their meetings all the same.
      visitor: () => visitorOf(db, booked, readerOfAccount),
      team: () => teamOf(operator),
    },
    stamp: new Date(booked.changedAt).toISOString(),
    notice: { accountId: booked.accountId, subject: { meetingId } },
    filed: booked.accountId === null ? null : filedFor(booked.accountId),
  };
}

/** By its name alone: what was said about a meeting goes soon after it. */
const filedFor = (accountId: string) => ({ subject: 'meeting', accountId }) as const;

/** Whether a reminder would come too late. */
export const hasBegun = ({ meeting }: MeetingFacts, now: Date) =>
  Date.parse(meeting.startsAt) <= now.getTime();

async function visitorOf(
  db: Database,
  { accountId, name, email, language, state }: MeetingDetails,
  find: (db: Database, id: string) => Promise<MailReader | undefined>,
): Promise<Reader | null> {
  if (accountId === null) {
    // Until the address is confirmed, a stranger may have entered the name.
    const isConfirmed = state !== 'held' && state !== 'duplicate';
    const known = isConfirmed ? (name ?? '') : '';
    return email === null ? null : { name: known, email, language };
  }
  const account = await find(db, accountId);
  return account ? readerOf(account) : null;
}
