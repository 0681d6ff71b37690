import { subDays } from 'date-fns/subDays';
import { subMonths } from 'date-fns/subMonths';
import type { Database } from '#database/connection.ts';
import { DAYS } from '#domain/erasures/retention.ts';
import { LETTER_MONTHS } from '#domain/mails/letters.ts';
import { type EventStore, streamOf } from '#event-store/port.ts';
import { log } from '#logging/log.ts';
import { sweepLinks } from '#modules/accounts/login/account-tokens.ts';
import { sweepSessions } from '#modules/accounts/login/sessions/sweep-sessions.ts';
import { sweepAvatars } from '#modules/accounts/profile/avatars/avatars.ts';
import { sweepEmailChanges } from '#modules/accounts/profile/email-change/email-change.ts';
import { sweepSubscriptions } from '#modules/accounts/profile/newsletter/newsletter.ts';
import { sweepRegistrations } from '#modules/accounts/registration/registration.ts';
import { dropOldMeetings } from '#modules/appointments/meetings/close.ts';
import { sweepAbsences, sweepBookings } from '#modules/appointments/sweep.ts';
import { sweepAuditLog } from '#modules/audit/audit-log.ts';
import { sweepArrangedTasks } from '#modules/desk/arranged-tasks.ts';
import { sweepDigests } from '#modules/desk/digests.ts';
import { sweepOwnTasks } from '#modules/desk/own-tasks.ts';
import { sweepStandIns } from '#modules/desk/stand-ins.ts';
import type { FileSettings } from '#modules/files/open-file-store.ts';
import { type SweepDeps, sweepFiles } from '#modules/files/sweep-files.ts';
import { sweepInquiries } from '#modules/inquiries/inquiries.ts';
import { sweepNotices } from '#modules/notices/notices.ts';
import { isOfPackage } from '#modules/orders/times/hours-left.ts';
import { isRedeemed } from '#modules/orders/times/times.ts';
import { sweepLetters } from '#modules/outbox/sweep-letters.ts';
import { sweepMails } from '#modules/outbox/sweep-mails.ts';
import { sweepInvitations } from '#modules/participants/invitations.ts';
import { sweepEvents } from '#modules/payments/stripe.ts';
import type { Job } from './background.ts';

const SWEEP_MS = 60 * 60_000;

interface Sweeping {
  db: Database;
  /** Settings of the file store, which the API uses for uploads. */
  settings: FileSettings;
  events: Pick<EventStore, 'read'>;
  now: () => Date;
}

/** Removes everything with a limited lifetime, every hour. No sweep needs Temporal. */
export function sweepJobs({ db, settings, events, now }: Sweeping): Job[] {
  const isReferenced = fileReferences(events);
  const sweeps: Record<string, () => Promise<number>> = {
    files: () => sweepFiles({ db, settings, isReferenced, now }),
    pictures: () => sweepAvatars(db, now()),
    'changes of address': () => sweepEmailChanges(db, now()),
    sessions: () => sweepSessions(db, now()),
    links: () => sweepLinks(db, now()),
    registrations: () => sweepRegistrations(db, now()),
    subscriptions: () => sweepSubscriptions(db, now()),
    inquiries: () => sweepInquiries(db, now()),
    invitations: () => sweepInvitations(db, now()),
    notices: () => sweepNotices(db, now()),
    'events of Stripe': () => sweepEvents(db, now()),
    'audit log': () => sweepAuditLog(db),
    'notes on tasks': () => sweepArrangedTasks(db, now(), isOfPackage),
    'tasks of one’s own': () => sweepOwnTasks(db, now()),
    digests: () => sweepDigests(db, now()),
    'stand-ins': () => sweepStandIns(db, now()),
    mails: () => sweepMails(db, subDays(now(), DAYS.mail)),
    letters: () => sweepLetters(db, subMonths(now(), LETTER_MONTHS)),
    meetings: () => dropOldMeetings(db, subDays(now(), DAYS.visitor)),
    absences: () => sweepAbsences(db, subDays(now(), DAYS.absence)),
    bookings: () => sweepBookings(db, subDays(now(), DAYS.booking), isRedeemed),
  };
  return Object.entries(sweeps).map(([what, sweep]) => ({
    name: `old ${what}`,
    everyMs: SWEEP_MS,
    async run() {
      const removed = await sweep();
      if (removed > 0) log.info({ removed }, `${what} swept`);
    },
  }));
}

/** A foundation without events has lost them rather than its files, so the files stay. */
export const fileReferences =
  (events: Pick<EventStore, 'read'>): SweepDeps['isReferenced'] =>
  async (foundationId, fileId) => {
    const found = await events.read(streamOf(foundationId));
    return found.length === 0 || found.some(({ data }) => data.fileId === fileId);
  };
