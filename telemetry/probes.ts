import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { log } from '#logging/log.ts';
import { METRICS_TYPE } from './metrics.ts';

const ANSWER_MS = 3_000;
const MAX_CONNECTIONS = 50;

export interface Probed {
  /** Undefined where nothing listens. */
  metricsPort: number | undefined;
  host: string | undefined;
  /** Token for reading the metrics; undefined where nobody may. */
  metricsToken: string | undefined;
}

interface Answers {
  /** Whether the process can work right now. */
  ready: () => Promise<boolean>;
  metrics: () => Promise<string>;
}

/**
 * Answers machines that watch the process, on a port of its own: `/live` (it answers at all), `/ready` and, with
 * the bearer token, `/metrics`.
 */
export function serveProbes(
  { metricsPort: port, host, metricsToken: token }: Probed,
  { ready, metrics }: Answers,
): { close(): Promise<void> } {
  if (port === undefined) return { close: async () => undefined };
  const server = createServer({ requestTimeout: ANSWER_MS, headersTimeout: ANSWER_MS });
  server.maxConnections = MAX_CONNECTIONS;
  server.on('request', ({ url, headers }, response) => {
    void answer(response, async () => {
      switch (url) {
        case '/live':
          return [200, 'live\n'];
        case '/ready':
          return (await inTime(ready(), false)) ? [200, 'ready\n'] : [503, 'not ready\n'];
        case '/metrics':
          if (!isAllowed(headers.authorization, token)) return [401, 'unauthorized\n'];
          return [200, await metrics()];
        default:
          return [404, 'not found\n'];
      }
    });
  });
  server.on('error', (error) => log.error({ err: error }, `probes: nothing listens on ${port}`));
  server.listen(port, host);
  return { close: () => closed(server) };
}

type Answer = [status: number, text: string];

async function answer(response: ServerResponse, work: () => Promise<Answer>): Promise<void> {
  const [status, text] = await work().catch((error: unknown): Answer => {
    log.warn({ err: error }, 'probes: no answer');
    return [503, 'unavailable\n'];
  });
  response.writeHead(status, { 'content-type': METRICS_TYPE, 'cache-control': 'no-store' });
  response.end(text);
}

const digest = (text: string) => createHash('sha256').update(text).digest();

function isAllowed(authorization: string | undefined, token: string | undefined): boolean {
  if (token === undefined || authorization === undefined) return false;
  return timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));
}

async function inTime<T>(work: Promise<T>, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ANSWER_MS);
  });
  return Promise.race([work.catch(() => otherwise), late]).finally(() => clearTimeout(timer));
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
