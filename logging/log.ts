import pino, { type DestinationStream, type Logger, stdTimeFunctions } from 'pino';
import { currentTrail } from './trail.ts';

const redact = ['authorization', 'cookie', '["set-cookie"]'].flatMap((name) => {
  const key = name.startsWith('[') ? name : `.${name}`;
  return [`headers${key}`, `req.headers${key}`, `res.headers${key}`];
});

/** Beyond this, lines are dropped and counted: a stalled reader must not exhaust the writer's memory. */
const UNREAD_BYTES_MAX = 16 * 1024 * 1024;

/**
 * Writes lines of JSON with UTC times and the ids of their context (`trail.ts`). Requests are logged by route
 * pattern, people by id; bodies, headers and URLs, which may hold a token, never are.
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
 * Logs what the parts say about themselves and their servers; requests have their own logger. It writes at once,
 * so that the last line before an end is there.
 */
export const log = createLogger(pino.destination({ dest: 1, sync: true }));
