import type { FastifyBaseLogger } from 'fastify';
import { type EventStore, streamOf } from '#event-store/port.ts';
import { sweepLinks } from '#modules/accounts/login/account-tokens.ts';
import { sweepSessions } from '#modules/accounts/login/sessions/sweep.ts';
import { sweepAvatars } from '#modules/accounts/profile/avatars/avatars.ts';
import { sweepEmailChanges } from '#modules/accounts/profile/email-change/sweep.ts';
import { sweepSubscriptions } from '#modules/accounts/profile/newsletter/subscriptions.ts';
import { sweepRegistrations } from '#modules/accounts/registration/registration.ts';
import { sweepAuditLog } from '#modules/audit/audit-log.ts';
import { type SweepDeps, sweepFiles } from '#modules/files/sweep.ts';
import { sweepInquiries } from '#modules/inquiries/inquiries.ts';
import { sweepEvents } from '#modules/invoices/stripe.ts';
import { sweepNotices } from '#modules/notices/notices.ts';

const EVERY_MS = 60 * 60 * 1_000;

type Sweeping = Pick<SweepDeps, 'db' | 'dataDir'> & {
  store: Pick<EventStore, 'read'>;
  logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
};

/**
 * Removes files that nothing refers to, pictures that nobody chose, changes of address that are
 * over, sessions and mailed links that have ended, old inquiries, subscriptions, notices, events of
 * Stripe and old entries of the audit log, every hour. It runs here because the files are here.
 */
export function sweepHourly({ store, logger, ...files }: Sweeping): { stop: () => void } {
  const isReferenced = fileReferences(store);
  const sweep = (what: string, run: () => Promise<number>) =>
    run().then(
      (removed) => removed > 0 && logger.info({ removed }, `${what} swept`),
      (error: unknown) => logger.warn({ err: error }, `${what} not swept`),
    );
  const timer = setInterval(() => {
    const now = () => new Date();
    void sweep('files', () => sweepFiles({ ...files, isReferenced, now }));
    void sweep('pictures', () => sweepAvatars(files.db, now()));
    void sweep('changes of address', () => sweepEmailChanges(files.db, now()));
    void sweep('sessions', () => sweepSessions(files.db, now()));
    void sweep('links', () => sweepLinks(files.db, now()));
    void sweep('registrations', () => sweepRegistrations(files.db, now()));
    void sweep('subscriptions', () => sweepSubscriptions(files.db, now()));
    void sweep('inquiries', () => sweepInquiries(files.db, now()));
    void sweep('notices', () => sweepNotices(files.db, now()));
    void sweep('events of Stripe', () => sweepEvents(files.db, now()));
    void sweep('audit log', () => sweepAuditLog(files.db));
  }, EVERY_MS);
  return { stop: () => clearInterval(timer) };
}

/** A foundation without any event has not lost its files, but its events: then they stay. */
export const fileReferences =
  (store: Pick<EventStore, 'read'>): SweepDeps['isReferenced'] =>
  async (foundationId, fileId) => {
    const events = await store.read(streamOf(foundationId));
    return events.length === 0 || events.some(({ data }) => data.fileId === fileId);
  };
