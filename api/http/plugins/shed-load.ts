import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unavailable } from '../errors.ts';

/**
 * Whose answers one process works out at a time. At the rates of docs/benchmarks.md the last of them waits for
 * a second or two; more would only make everybody wait longer, and take memory.
 */
const AT_ONCE = 256;
const RETRY_AFTER_S = 2;

/**
 * Turns requests away while the process has as many as it can answer in time. What a client still has to
 * send or to read counts for nothing: the slow ones take nobody's place.
 */
export function shedLoad(app: FastifyInstance, atOnce = AT_ONCE): void {
  const working = new Set<FastifyRequest>();
  const take = (request: FastifyRequest, reply: FastifyReply) => {
    const release = () => working.delete(request);
    working.add(request);
    // For answers that go past `onSend`, and for clients that have gone.
    reply.raw.once('finish', release).once('close', release);
  };
  app.addHook('onRequest', async (request, reply) => {
    // Before anybody is asked who they are, which takes a look into the database.
    if (!cameFromOutside(request)) return;
    if (working.size >= atOnce) throw unavailable(RETRY_AFTER_S);
    if (!hasBody(request)) take(request, reply);
  });
  app.addHook('preValidation', async (request, reply) => {
    // A file is read by its handler, for as long as its sender takes.
    if (!cameFromOutside(request) || working.has(request) || isFile(request)) return;
    if (working.size >= atOnce) throw unavailable(RETRY_AFTER_S);
    take(request, reply);
  });
  app.addHook('onSend', async (request) => {
    working.delete(request);
  });
}

/** Pages ask the API within the process: they have their place already. */
const cameFromOutside = ({ raw }: FastifyRequest) => raw.socket instanceof Socket;

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isFile = ({ headers }: FastifyRequest) =>
  headers['content-type']?.startsWith('multipart/') ?? false;
