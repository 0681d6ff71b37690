import pino, { type DestinationStream, type Logger, stdTimeFunctions } from 'pino';
import { count } from '#telemetry/metrics.ts';
import { currentTrail } from './trail.ts';

const redact = ['authorization', 'cookie', '["set-cookie"]'].flatMap((name) => {
  const key = name.startsWith('[') ? name : `.${name}`;
  return [`headers${key}`, `req.headers${key}`, `res.headers${key}`];
});

/** Beyond it lines are dropped: a reader that keeps up with nothing must not take the memory of whoever writes. */
const UNREAD_BYTES_MAX = 16 * 1024 * 1024;

/**
 * JSON lines with UTC times and the ids that lead to what they are about (`trail.ts`). Requests are
 * logged by route pattern, people by id; never bodies, headers or URLs, which may hold a token.
 */
export const createLogger = (stream?: DestinationStream): Logger =>
  pino(
    {
      base: undefined,
      timestamp: stdTimeFunctions.isoTime,
      redact,
      serializers: { err: describeError },
      mixin: () => ({ ...currentTrail() }),
    },
    stream ?? unhurried(),
  );

/** Requests do not wait for a slow log reader; buffered lines are flushed on exit. */
function unhurried(): DestinationStream {
  const stream = pino.destination({ dest: 1, sync: false, maxLength: UNREAD_BYTES_MAX });
  return stream.on('drop', () => count('log_lines_dropped_total', {}));
}

/** Postgres quotes values in `detail` and in messages of the classes 22 and 23: leave them out. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code } = error as { code?: unknown };
  const quotesValues = typeof code === 'string' && /^(22|23)[0-9A-Z]{3}$/.test(code);
  const stack = error.stack?.slice(error.stack.indexOf('\n    at '));
  return { type: error.name, code, message: quotesValues ? undefined : error.message, stack };
}

/**
 * For everything beside requests: what the parts say about themselves and the servers they use.
 * Written at once, so that the last line before an end is there.
 */
export const log = createLogger(pino.destination({ dest: 1, sync: true }));
