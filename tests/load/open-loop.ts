import { Agent, request } from 'node:http';

export interface Asked {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Answered {
  /** 0 where the connection broke or nothing came in time. */
  status: number;
  retryAfter: string | undefined;
  ms: number;
}

const LIMIT_MS = 30_000;

/** Keeps its connections, as browsers and proxies do. */
export const connections = (most: number) => new Agent({ keepAlive: true, maxSockets: most });

export function ask(site: string, agent: Agent, asked: Asked): Promise<Answered> {
  const begun = performance.now();
  const { method = 'GET', path, headers = {}, body } = asked;
  return new Promise((resolve) => {
    const done = (status: number, retryAfter?: string) =>
      resolve({ status, retryAfter, ms: performance.now() - begun });
    const sent = request(`${site}${path}`, { method, headers, agent, timeout: LIMIT_MS });
    sent.once('response', (answer) => {
      answer.resume();
      const { statusCode = 0, headers: said } = answer;
      answer.once('end', () => done(statusCode, said['retry-after']));
      answer.once('error', () => done(0));
    });
    sent.once('timeout', () => sent.destroy());
    sent.once('error', () => done(0));
    sent.end(body);
  });
}

const TICK_MS = 50;

/**
 * Sends so many requests a second, whether the earlier ones have been answered or not.
 *
 * @param make the request number `index`
 */
export async function openLoop(
  load: { perSecond: number; seconds: number; site: string; agent: Agent },
  make: (index: number) => Asked,
): Promise<Answered[]> {
  const { perSecond, seconds, site, agent } = load;
  const answers: Promise<Answered>[] = [];
  const begun = performance.now();
  const all = Math.round(perSecond * seconds);
  while (answers.length < all) {
    const due = Math.min(all, Math.ceil(((performance.now() - begun) / 1_000) * perSecond));
    while (answers.length < due) answers.push(ask(site, agent, make(answers.length)));
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  return Promise.all(answers);
}

/** One request after the other over several connections. @returns answers per second */
export async function capacityOf(
  load: { lanes: number; seconds: number; site: string; agent: Agent },
  make: (index: number) => Asked,
): Promise<number> {
  const { lanes, seconds, site, agent } = load;
  const until = performance.now() + seconds * 1_000;
  let index = 0;
  let good = 0;
  const lane = async () => {
    while (performance.now() < until) {
      const { status } = await ask(site, agent, make(index++));
      if (status >= 200 && status < 300) good += 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return good / seconds;
}
