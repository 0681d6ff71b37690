import type { FastifyBaseLogger } from 'fastify';
import { type EventStore, streamOf } from '#event-store/port.ts';
import { sweepAvatars } from '#modules/accounts/avatars/avatars.ts';
import { type SweepDeps, sweepFiles } from '#modules/files/sweep.ts';

const EVERY_MS = 60 * 60 * 1_000;

type Sweeping = Pick<SweepDeps, 'db' | 'dataDir'> & {
  store: Pick<EventStore, 'read'>;
  logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
};

/**
 * Removes files that nothing refers to and pictures that nobody chose, every hour. It runs here
 * because the files are here.
 */
export function sweepHourly({ store, logger, ...files }: Sweeping): { stop: () => void } {
  const isReferenced = fileReferences(store);
  const timer = setInterval(() => {
    sweep({ ...files, isReferenced, now: () => new Date() }).then(
      (removed) => removed > 0 && logger.info({ removed }, 'files swept'),
      (error: unknown) => logger.warn({ err: error }, 'files not swept'),
    );
  }, EVERY_MS);
  return { stop: () => clearInterval(timer) };
}

const sweep = async (deps: SweepDeps): Promise<number> =>
  (await sweepFiles(deps)) + (await sweepAvatars(deps.db, deps.now()));

/** A foundation without any event has not lost its files, but its events: then they stay. */
export const fileReferences =
  (store: Pick<EventStore, 'read'>): SweepDeps['isReferenced'] =>
  async (foundationId, fileId) => {
    const events = await store.read(streamOf(foundationId));
    return events.length === 0 || events.some(({ data }) => data.fileId === fileId);
  };
