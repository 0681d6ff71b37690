import autocannon, { type Options, type Result } from 'autocannon';

/** How often autocannon looks whether the time is over. */
const CLOCK_MS = 100;

export interface Load extends Pick<Options, 'method' | 'headers' | 'setupClient'> {
  url: string;
  connections: number;
  seconds: number;
}

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
export async function load({ seconds, ...options }: Load): Promise<Answered> {
  const times: number[] = [];
  const ended = Promise.withResolvers<Result>();
  const running = autocannon(
    { ...options, duration: seconds, sampleInt: CLOCK_MS },
    (error, result) => (error ? ended.reject(error) : ended.resolve(result)),
  );
  running.on('response', (_client, _status, _bytes, time) => times.push(time));
  const { non2xx, errors, duration } = await ended.promise;
  if (non2xx + errors > 0 || times.length === 0) {
    throw new Error(`${options.url}: ${non2xx} answers were not 2xx, ${errors} requests failed.`);
  }
  return { rate: times.length / duration, times };
}

/** @returns the headers of somebody who has logged in */
export async function loggedIn(site: string, email: string, password: string) {
  const answer = await fetch(`${site}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`${email} cannot log in: ${answer.status}.`);
  const { data } = (await answer.json()) as { data: { access_token: string } };
  return { authorization: `Bearer ${data.access_token}` };
}
