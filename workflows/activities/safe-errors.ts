import { ApplicationFailure } from '@temporalio/common';
import { StoreUnavailable, UnreadableStream, WrongRevision } from '#event-store/port.ts';
import { MailServerAway, Undeliverable } from '#mails/mailer.ts';
import { isPermanent } from './permanent.ts';

type Activity = (...args: never[]) => Promise<unknown>;

/**
 * Temporal keeps errors of activities for weeks, and databases and mail servers quote their input in messages. So
 * this passes only the kind of failure and our own stack frames.
 */
export function withoutPersonalData<T extends Record<string, Activity>>(activities: T): T {
  const safe = Object.entries(activities).map(([name, activity]) => [
    name,
    async (...args: never[]) => {
      try {
        return await activity(...args);
      } catch (error) {
        throw failureOf(error);
      }
    },
  ]);
  return Object.fromEntries(safe);
}

/** Errors with our own messages, which contain no data. */
const safeTypes = [
  StoreUnavailable,
  UnreadableStream,
  WrongRevision,
  MailServerAway,
  Undeliverable,
];

function failureOf(error: unknown): ApplicationFailure {
  const { name, code, stack } = error as { name?: string; code?: unknown; stack?: string };
  const kind = name ?? 'Error';
  const ours = safeTypes.some((type) => error instanceof type) ? (error as Error).message : kind;
  const failure = ApplicationFailure.create({
    message: code === undefined ? ours : `${ours} ${String(code)}`,
    type: kind,
    nonRetryable: isPermanent(error),
  });
  const frames = (stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  failure.stack = [`${failure.name}: ${failure.message}`, ...frames].join('\n');
  return failure;
}
