import { DefaultLogger, type LogEntry } from '@temporalio/worker';
import type { log as partsLog } from '#logging/log.ts';

/** Other fields are noise, such as task tokens of hundreds of bytes. */
const KEPT = 'workflowId workflowType activityType attempt requestId commandId command'.split(' ');

const levels: Partial<Record<LogEntry['level'], 'info' | 'error'>> = {
  INFO: 'info',
  ERROR: 'error',
};

/** Logs each message of the SDK as one line of JSON; its own format spreads an error over twenty lines. */
export const temporalLogger = (
  log: Pick<typeof partsLog, 'info' | 'warn' | 'error'>,
): DefaultLogger =>
  new DefaultLogger('INFO', ({ level, message, meta = {} }: LogEntry) => {
    // Below warnings, only messages of our own workflows are logged.
    const isOurs = (meta as { sdkComponent?: unknown }).sdkComponent === 'workflow';
    if (level === 'INFO' && !isOurs) return;
    const context = Object.fromEntries(
      KEPT.flatMap((name) => (name in meta ? [[name, meta[name]]] : [])),
    );
    const { error } = meta as { error?: unknown };
    const reason = error instanceof Error ? `: ${error.message}` : '';
    log[levels[level] ?? 'warn'](context, message + reason);
  });
