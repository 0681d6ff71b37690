import { DefaultLogger, type LogEntry } from '@temporalio/worker';
import type { log as partsLog } from '#logging/log.ts';

/** The rest is noise, task tokens of hundreds of bytes among it. */
const KEPT = 'workflowId workflowType activityType attempt requestId commandId command'.split(' ');

const levels: Partial<Record<LogEntry['level'], 'info' | 'error'>> = {
  INFO: 'info',
  ERROR: 'error',
};

/** What the SDK says, as one JSON line each: its own format spreads an error over twenty. */
export const temporalLogger = (
  log: Pick<typeof partsLog, 'info' | 'warn' | 'error'>,
): DefaultLogger =>
  new DefaultLogger('INFO', ({ level, message, meta = {} }: LogEntry) => {
    // Of what is only worth knowing, what our own workflows say.
    const isOurs = (meta as { sdkComponent?: unknown }).sdkComponent === 'workflow';
    if (level === 'INFO' && !isOurs) return;
    const context = Object.fromEntries(
      KEPT.flatMap((name) => (name in meta ? [[name, meta[name]]] : [])),
    );
    const { error } = meta as { error?: unknown };
    const reason = error instanceof Error ? `: ${error.message}` : '';
    log[levels[level] ?? 'warn'](context, message + reason);
  });
