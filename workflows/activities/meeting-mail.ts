import type { Database } from '#database/connection.ts';
import { addressesIn } from '#mails/addresses.ts';
import { type MeetingMail, meetingMailId } from '#mails/meetings/plan.ts';
import { templates } from '#mails/registry.ts';
import { type Reader, type SendDeps, sendOnce } from '#mails/send.ts';
import { holderOfAccount, readerOfAccount } from '#modules/accounts/directory/people.ts';
import { findMeeting, type MeetingDetails, meetingToken } from '#modules/meetings/meetings.ts';
import { noticeOf } from '#modules/notices/notices.ts';
import { consultantsNamed } from '#modules/slots/consultants.ts';

/** Ids only; name and address are looked up when the mail is sent. */
export interface MeetingMailOrder {
  meetingId: string;
  /** Of the meeting; a mail about an earlier one is no longer sent. */
  version: number;
  mail: MeetingMail;
  occasion: number;
}

export type MeetingMailDeps = SendDeps & { db: Database; linkSecret: string; now: () => Date };

/** @throws Undeliverable, MailServerAway */
export async function sendMeetingMail(deps: MeetingMailDeps, order: MeetingMailOrder) {
  const { db, linkSecret, operator, publicUrl, mailer } = deps;
  const { meetingId, version, mail, occasion } = order;
  const id = meetingMailId(order);
  const meeting = await findMeeting(db, meetingId);
  const stamp = (meeting ? new Date(meeting.changedAt) : deps.now()).toISOString();
  const delivery = { id, mail, foundationId: null, stamp, source: { ...order } };
  // The mail about a second booking describes the first.
  const about = meeting?.duplicateOf ? await findMeeting(db, meeting.duplicateOf) : meeting;
  const isOutdated = meeting?.version !== version || isLate(mail, about, deps.now());
  if (!meeting || !about || isOutdated) return sendOnce(deps, delivery, null, null);
  const template = templates[mail];
  const visitor = await visitorOf(db, meeting, template.to);
  const team = { name: operator.name, email: operator.email, language: 'de' as const };
  const reader = template.to === 'team' ? team : visitor;
  const consultants = await consultantsNamed(db, [about.consultantId]);
  const letter = template.write({
    language: reader?.language ?? 'de',
    meeting: about,
    visitor,
    isMember: meeting.accountId !== null,
    consultant: consultants.get(about.consultantId)?.name ?? null,
    occasion,
    now: deps.now().toISOString(),
    token: meetingToken(linkSecret, about.id),
    address: addressesIn(publicUrl, reader?.language ?? 'de'),
    sender: mailer.sender.name,
  });
  const notice = noticeOf(mail, meeting.accountId, { meetingId });
  await sendOnce(deps, { ...delivery, notice }, visitor && reader, letter);
}

/** Whether what the mail would say is no longer true. */
function isLate(mail: MeetingMail, about: MeetingDetails | undefined, now: Date): boolean {
  if (mail === 'meeting-exists') return about?.state === 'cancelled';
  const begun = about !== undefined && Date.parse(about.startsAt) <= now.getTime();
  return mail === 'reminder-meeting' && begun;
}

/**
 * null once what the visitor entered is erased, or the account removed. Members get no mails while
 * they are suspended; the team hears of their meetings all the same.
 */
async function visitorOf(
  db: Database,
  meeting: MeetingDetails,
  to: 'visitor' | 'team',
): Promise<Reader | null> {
  const { accountId, name, email, language } = meeting;
  if (accountId === null) return email === null ? null : { name: name ?? '', email, language };
  const reader = await (to === 'team' ? holderOfAccount : readerOfAccount)(db, accountId);
  return reader ? { ...reader, name: reader.firstName ?? '' } : null;
}
