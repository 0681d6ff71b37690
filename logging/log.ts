import pino, { type DestinationStream, type Logger, stdTimeFunctions } from 'pino';
import { currentTrail } from './trail.ts';

const redact = ['authorization', 'cookie', '["set-cookie"]'].flatMap((name) => {
  const key = name.startsWith('[') ? name : `.${name}`;
  return [`headers${key}`, `req.headers${key}`, `res.headers${key}`];
});

/** Beyond it lines are dropped and counted: a reader that keeps up with nothing must not take the memory of whoever writes. */
const UNREAD_BYTES_MAX = 16 * 1024 * 1024;

/**
 * JSON lines with UTC times and the ids that lead to what they are about (`trail.ts`). Requests are
 * logged by route pattern, people by id; never bodies, headers or URLs, which may hold a token.
 */
export const createLogger = (stream: DestinationStream): Logger =>
  pino(
    {
      base: undefined,
      timestamp: stdTimeFunctions.isoTime,
      redact,
      serializers: { err: describeError },
      mixin: () => ({ ...currentTrail() }),
    },
    stream,
  );

/** Requests do not wait for a slow log reader; buffered lines are flushed on exit. */
export const unhurried = (onDropped: () => void): DestinationStream =>
  pino
    .destination({ dest: 1, sync: false, maxLength: UNREAD_BYTES_MAX })
    .on('drop', () => onDropped());

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
