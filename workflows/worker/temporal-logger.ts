import { DefaultLogger, type LogEntry } from '@temporalio/worker';
import type { log as partsLog } from '#logging/log.ts';

/** The rest is noise, task tokens of hundreds of bytes among it. */
const KEPT = ['workflowId', 'workflowType', 'activityType', 'attempt'];

/** What the SDK says, as one JSON line each: its own format spreads an error over twenty. */
export const temporalLogger = (log: Pick<typeof partsLog, 'warn' | 'error'>): DefaultLogger =>
  new DefaultLogger('WARN', ({ level, message, meta = {} }: LogEntry) => {
    const context = Object.fromEntries(
      KEPT.flatMap((name) => (name in meta ? [[name, meta[name]]] : [])),
    );
    const { error } = meta as { error?: unknown };
    const reason = error instanceof Error ? `: ${error.message}` : '';
    log[level === 'ERROR' ? 'error' : 'warn'](context, message + reason);
  });
