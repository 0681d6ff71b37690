import { Agent, createServer } from 'node:http';
import { forward, listening } from '../reverse-proxy.ts';

/** As the readiness probe of `deploy/kubernetes/api.yaml`. */
const PERIOD_MS = 2_000;
const FAILURES = 2;

/**
 * Spreads requests over the processes that are ready, over connections that stay open, and tries none
 * again: whatever one of them does not answer is seen by the client as 502.
 */
export async function balancerOver(ports: readonly number[]) {
  const agent = new Agent({ keepAlive: true });
  const targets = ports.map((port) => ({ port, failures: FAILURES, requests: 0 }));
  const isReady = ({ failures }: { failures: number }) => failures < FAILURES;
  let last = 0;

  const look = () =>
    Promise.all(
      targets.map(async (target) => {
        const health = `http://127.0.0.1:${target.port}/api/server/health`;
        const answer = await fetch(health).catch(() => undefined);
        target.failures = answer?.ok ? 0 : target.failures + 1;
      }),
    );
  const looking = setInterval(() => void look(), PERIOD_MS);

  const server = createServer((incoming, outgoing) => {
    const ready = targets.filter(isReady);
    last += 1;
    const target = ready[last % ready.length];
    if (!target) {
      outgoing.writeHead(503).end();
      return;
    }
    target.requests += 1;
    forward(incoming, outgoing, { agent, port: target.port }).on(
      'error',
      () => outgoing.headersSent || outgoing.writeHead(502).end(),
    );
  });
  const { url, end } = await listening(server);
  return {
    url,
    /** Whether it sends requests there, and how many it has sent so far. */
    targets: () => targets.map((target) => ({ ready: isReady(target), requests: target.requests })),
    async end() {
      clearInterval(looking);
      agent.destroy();
      await end();
    },
  };
}
