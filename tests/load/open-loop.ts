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
/** Not answered at a time, with those that wait for a connection: more would fill the memory of this process. */
const UNANSWERED_MAX = 5_000;

/**
 * Sends so many requests a second, whether the earlier ones have been answered or not, as long as this
 * machine can make them.
 *
 * @param make the request number `index`
 */
export async function openLoop(
  load: { perSecond: number; seconds: number; site: string; agent: Agent },
  make: (index: number) => Asked,
): Promise<Answered[]> {
  const { perSecond, seconds, site, agent } = load;
  const answers: Answered[] = [];
  const begun = performance.now();
  const all = Math.round(perSecond * seconds);
  let sent = 0;
  const isOver = () => performance.now() - begun >= seconds * 1_000;
  while (!isOver()) {
    const due = Math.min(all, Math.ceil(((performance.now() - begun) / 1_000) * perSecond));
    const most = Math.min(due, answers.length + UNANSWERED_MAX);
    for (; sent < most; sent += 1) {
      void ask(site, agent, make(sent)).then((answer) => answers.push(answer));
    }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  while (answers.length < sent) await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  return answers;
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
