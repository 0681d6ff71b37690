import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config';
import { readAccessToken } from '#modules/accounts/login/access-tokens.ts';
import { isRefusal } from '#modules/accounts/refusals.ts';
import { clientKey } from '#modules/rate-limits/limiter.ts';
import { WEB_ACCESS_COOKIE } from '../cookies.ts';
import { bearerOf } from './authenticate.ts';

/**
 * Shares of the places of a process. Further requests wait, since a browser that opens a page sends many at once.
 */
const shares = { person: 16, network: 32 };
/** Number of waiting requests of one person or network, and their longest wait. */
const WAITING_MAX = 64;
const WAIT_MS = 2_000;

/** Releases a place; further calls do nothing. */
type Release = () => void;
type Queue = { taken: number; waiting: (() => void)[] };

/**
 * Gives each person a share of the places, by a valid access token, and each client's network another. Nobody is
 * looked up for it, so that a request in vain costs next to nothing.
 */
export function createPlaces({ tokenSecret }: Pick<Config, 'tokenSecret'>) {
  const persons = new Map<string, Queue>();
  const networks = new Map<string, Queue>();
  /** @returns undefined when this person or network has too many requests, or the client has gone */
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Release | undefined> => {
    const person = personOf(request, tokenSecret);
    const byPerson = person === undefined ? nothing : await takeOf(persons, person, shares.person);
    const network = clientKey(request.ip);
    const byNetwork = byPerson && (await takeOf(networks, network, shares.network));
    const release = () => {
      byNetwork?.();
      byPerson?.();
    };
    if (byNetwork && !reply.raw.closed) return release;
    release();
    return undefined;
  };
}

const nothing: Release = () => undefined;

async function takeOf(
  queues: Map<string, Queue>,
  key: string,
  most: number,
): Promise<Release | undefined> {
  const queue = queues.get(key) ?? { taken: 0, waiting: [] };
  queues.set(key, queue);
  if (queue.taken < most) queue.taken += 1;
  else if (queue.waiting.length >= WAITING_MAX || !(await turnIn(queue))) return undefined;
  let isTaken = true;
  return () => {
    if (!isTaken) return;
    isTaken = false;
    const next = queue.waiting.shift();
    if (next) return next();
    queue.taken -= 1;
    if (queue.taken === 0) queues.delete(key);
  };
}

/** Resolves when a released place is passed on to this waiting request, the first in the queue. */
function turnIn({ waiting }: Queue): Promise<boolean> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      resolve(true);
    };
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(goOn), 1);
      resolve(false);
    }, WAIT_MS);
    waiting.push(goOn);
  });
}

function personOf(request: FastifyRequest, secret: string): string | undefined {
  const token = bearerOf(request) ?? cookieIn(request.headers.cookie);
  const claims = token === undefined ? undefined : readAccessToken(secret, token);
  return claims === undefined || isRefusal(claims) ? undefined : claims.id;
}

const cookieIn = (header: string | undefined) =>
  (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${WEB_ACCESS_COOKIE}=`))
    ?.slice(WEB_ACCESS_COOKIE.length + 1);
