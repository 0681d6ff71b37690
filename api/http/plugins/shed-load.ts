import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ApiError, apiError, send, unavailable } from '../errors.ts';
import type { createPlaces } from './places.ts';

/**
 * Whose answers one process works out at a time. At the rates of docs/benchmarks.md the last of them waits for
 * a second or two; more would only make everybody wait longer, and take memory.
 */
const AT_ONCE = 256;
const RETRY_AFTER_S = 2;
/** A line for each of thousands a second would cost more than their answers. */
const LOGGED_EVERY_MS = 1_000;

/**
 * Turns requests away while the process has as many as it can answer in time. What a client still has to
 * send or to read counts for nothing: the slow ones take nobody's place, nor does an open event stream.
 */
export function shedLoad(app: FastifyInstance, { atOnce = AT_ONCE, places }: Sharing = {}): void {
  const working = new Map<FastifyRequest, () => void>();
  const turnAway = turningAway();
  const release = (request: FastifyRequest) => {
    const giveBack = working.get(request);
    working.delete(request);
    giveBack?.();
  };
  const take = async (request: FastifyRequest, reply: FastifyReply) => {
    if (working.size >= atOnce) return turnAway(request, reply, busy);
    const share = places ? await places(request, reply) : () => undefined;
    if (!share) return turnAway(request, reply, tooMany);
    if (working.size >= atOnce) {
      share();
      return turnAway(request, reply, busy);
    }
    working.set(request, share);
    // For answers that go past `onSend`, and for clients that have gone.
    reply.raw.once('finish', () => release(request)).once('close', () => release(request));
  };
  app.addHook('onRequest', async (request, reply) => {
    // Before anybody is asked who they are, which takes a look into the database. With a body the place is taken
    // after that, once the body is here: slow senders hold none. Only when all are taken they go at once, too.
    if (!cameFromOutside(request)) return;
    if (!hasBody(request)) return take(request, reply);
    if (working.size >= atOnce) return turnAway(request, reply, busy);
  });
  app.addHook('preValidation', async (request, reply) => {
    // A file is read by its handler, for as long as its sender takes.
    if (!cameFromOutside(request) || working.has(request) || isFile(request)) return;
    return take(request, reply);
  });
  app.addHook('onSend', async (request) => {
    release(request);
  });
}

interface Sharing {
  atOnce?: number;
  /** Without it anybody may have all of them. */
  places?: ReturnType<typeof createPlaces> | undefined;
}

const busy = unavailable(RETRY_AFTER_S);
const tooMany = apiError('REQUESTS_EXCEEDED', { retryAfterSeconds: RETRY_AFTER_S });

/** Says how many there were since the last line of the log. */
function turningAway() {
  let turnedAway = 0;
  let loggedAt = 0;
  return (request: FastifyRequest, reply: FastifyReply, answer: ApiError) => {
    turnedAway += 1;
    if (Date.now() - loggedAt >= LOGGED_EVERY_MS) {
      request.log.warn({ turnedAway }, 'more requests than can be answered in time');
      turnedAway = 0;
      loggedAt = Date.now();
    }
    return send(answer, reply);
  };
}

/** Pages ask the API within the process: they have their place already. */
const cameFromOutside = ({ raw }: FastifyRequest) => raw.socket instanceof Socket;

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isFile = ({ headers }: FastifyRequest) =>
  headers['content-type']?.startsWith('multipart/') ?? false;
