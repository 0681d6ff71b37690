import { setTimeout as sleep } from 'node:timers/promises';
import autocannon, { type Options, type Result } from 'autocannon';

/** How often autocannon checks whether the time is over. */
const CLOCK_MS = 100;
const TIMEOUT_SECONDS = 30;
const START_MS = 180_000;

/** Requests for so many seconds (`duration`), or so many of them (`amount`). */
export type Load = Pick<Options, 'url' | 'method' | 'headers' | 'body' | 'setupClient'> & {
  connections: number;
} & ({ duration: number } | { amount: number });

export interface Answered {
  /** Answers per second. */
  rate: number;
  /** Milliseconds of each request. */
  times: number[];
}

/**
 * Sends requests over this many connections, one at a time each.
 *
 * @throws Error unless every answer was 2xx
 */
export async function load(wanted: Load): Promise<Answered> {
  const times: number[] = [];
  const statuses = new Set<number>();
  const ended = Promise.withResolvers<Result>();
  const running = autocannon(
    { ...wanted, timeout: TIMEOUT_SECONDS, sampleInt: CLOCK_MS },
    (error, result) => (error ? ended.reject(error) : ended.resolve(result)),
  );
  running.on('response', (_client, status, _bytes, time) => {
    statuses.add(status);
    times.push(time);
  });
  const { non2xx, errors, duration } = await ended.promise;
  if (non2xx + errors > 0 || times.length === 0) {
    const seen = [...statuses].join(', ');
    throw new Error(`${wanted.url}: ${errors} requests failed, others were answered by ${seen}.`);
  }
  return { rate: times.length / duration, times };
}

/**
 * Waits until a starting server answers.
 *
 * @throws Error after three minutes
 */
export async function firstAnswer(address: string): Promise<void> {
  const end = Date.now() + START_MS;
  while (!(await fetch(address).catch(() => undefined))?.ok) {
    if (Date.now() > end) throw new Error(`${address} does not answer.`);
    await sleep(50);
  }
}

/** @returns the headers of a person who has logged in to the API at that address */
export async function loggedIn(api: string, email: string, password: string) {
  const answer = await fetch(`${api}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`${email} cannot log in: ${answer.status}.`);
  const { data } = (await answer.json()) as { data: { access_token: string } };
  return { authorization: `Bearer ${data.access_token}` };
}
