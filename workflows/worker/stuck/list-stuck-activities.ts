import { ApplicationFailure } from '@temporalio/common';
import type { ActivityInterceptorsFactory } from '@temporalio/worker';
import type { Database } from '#database/connection.ts';
import { log } from '#logging/log.ts';
import { forgetStuck, noteFailedAgain, noteStuck } from '#modules/operations/stuck-activities.ts';

/** Fewer attempts count as a hiccup. */
const STUCK_FROM_ATTEMPT = 5;
/** An attempt that begins this long after the activity was planned was preceded by others. */
const TRIED_BEFORE_MS = 1_000;

/**
 * Lists activities from their fifth attempt on, until they succeed or are given up. The beginning of an attempt
 * counts, since one that hangs never ends.
 */
export const listStuckActivities =
  (db: Database): ActivityInterceptorsFactory =>
  ({ info }) => ({
    inbound: {
      async execute(input, next) {
        const { workflowExecution, attempt } = info;
        if (!workflowExecution) return next(input);
        const key = { ...workflowExecution, activityId: info.activityId };
        if (attempt >= STUCK_FROM_ATTEMPT) {
          const { activityType: activity } = info;
          await noted(() => noteStuck(db, { ...key, activity, attempt, at: new Date() }));
        }
        try {
          const result = await next(input);
          if (wasTriedBefore(info)) await noted(() => forgetStuck(db, key));
          return result;
        } catch (error) {
          await noted(() =>
            isLast(info, error)
              ? forgetStuck(db, key)
              : noteFailedAgain(db, { ...key, attempt, ...failureOf(info, error) }),
          );
          throw error;
        }
      },
    },
  });

type Info = Parameters<ActivityInterceptorsFactory>[0]['info'];

/** An operator may have reset the number of attempts. */
const wasTriedBefore = (info: Info) =>
  info.attempt > 1 ||
  info.currentAttemptScheduledTimestampMs - info.scheduledTimestampMs > TRIED_BEFORE_MS;

const isLast = ({ attempt, retryPolicy }: Info, error: unknown) =>
  (error instanceof ApplicationFailure && error.nonRetryable === true) ||
  attempt === retryPolicy?.maximumAttempts;

/** The message consists of kinds and codes, see `workflows/activities/safe-errors.ts`. */
function failureOf({ attempt, retryPolicy }: Info, error: unknown) {
  const at = new Date();
  const failure = error instanceof ApplicationFailure ? error.message : 'Error';
  const { initialInterval, maximumInterval, backoffCoefficient = 2 } = retryPolicy ?? {};
  const wait = ms(initialInterval, 1_000) * backoffCoefficient ** (attempt - 1);
  const longest = ms(maximumInterval, ms(initialInterval, 1_000) * 100);
  return { failure, at, nextAttemptAt: new Date(at.getTime() + Math.min(wait, longest)) };
}

/** The server sends durations as numbers. */
const ms = (duration: unknown, otherwise: number) =>
  typeof duration === 'number' ? duration : otherwise;

/** A failing write must not keep the activity from its work. */
async function noted(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch {
    log.warn('stuck activities: could not be noted');
  }
}
