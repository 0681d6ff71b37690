import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ApiError, apiError, send, unavailable } from '../errors.ts';
import type { createPlaces } from './places.ts';

/**
 * Number of answers that one process works on at a time. At the rates of docs/benchmarks.md the last of them
 * waits a second or two; more would only make everybody wait longer, and take memory.
 */
const AT_ONCE = 256;
const RETRY_AFTER_S = 2;
/** A log line for each of thousands of refusals a second would cost more than the answers. */
const LOGGED_EVERY_MS = 1_000;

/**
 * Refuses requests while the process works on as many as it can answer in time. Sending a body and reading an
 * answer do not count, so slow clients take nobody's place, and neither does an open event stream.
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
    // These events cover answers that bypass `onSend`, and clients that have gone.
    reply.raw.once('finish', () => release(request)).once('close', () => release(request));
  };
  app.addHook('onRequest', async (request, reply) => {
    // A request without a body takes its place before its sender is identified, which needs the database. One
    // with a body takes it once the body has arrived, so that slow senders hold none; while all places are taken
    // it is refused at once, too.
    if (!cameFromOutside(request)) return;
    if (!hasBody(request)) return take(request, reply);
    if (working.size >= atOnce) return turnAway(request, reply, busy);
  });
  app.addHook('preValidation', async (request, reply) => {
    // The handler reads a file for as long as its sender takes.
    if (!cameFromOutside(request) || working.has(request) || isFile(request)) return;
    return take(request, reply);
  });
  app.addHook('onSend', async (request) => {
    release(request);
  });
}

interface Sharing {
  atOnce?: number;
  /** Without shares, anybody may take all places. */
  places?: ReturnType<typeof createPlaces> | undefined;
}

const busy = unavailable(RETRY_AFTER_S);
const tooMany = apiError('REQUESTS_EXCEEDED', { retryAfterSeconds: RETRY_AFTER_S });

/** Logs the number of refusals since the last line. */
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

/** Pages call the API within the process, and have their place already. */
const cameFromOutside = ({ raw }: FastifyRequest) => raw.socket instanceof Socket;

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isFile = ({ headers }: FastifyRequest) =>
  headers['content-type']?.startsWith('multipart/') ?? false;
