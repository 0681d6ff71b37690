import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface FakeSession {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  client_reference_id: string;
  amount_total: number;
  currency: 'eur';
  payment_intent: string | { id: string; status: string };
  url: string | null;
}

export interface FakeStripe {
  url: string;
  /** In the order in which they were made. */
  sessions: FakeSession[];
  /** Runs before the next request that makes a page is answered; if it throws, the answer is 500. */
  beforeAnswer(run: () => void | Promise<void>): void;
  stop(): void;
}

type Answer = [status: number, body: unknown];
const refusal = { error: { type: 'invalid_request_error', message: 'This is not possible.' } };

/**
 * Pages of Stripe as its documentation describes them: a key that is used again gets the answer of
 * the first time, and only open pages can be ended.
 */
class Pages {
  readonly sessions: FakeSession[] = [];
  readonly #answers = new Map<string, { body: string; answer: string }>();

  create(key: string, body: string): Answer {
    const first = this.#answers.get(key);
    if (first) {
      const isSame = first.body === body;
      return isSame
        ? [200, JSON.parse(first.answer)]
        : [400, { error: { type: 'idempotency_error' } }];
    }
    const wanted = new URLSearchParams(body);
    const count = this.sessions.length + 1;
    const session: FakeSession = {
      id: `cs_${count}`,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      client_reference_id: wanted.get('client_reference_id') ?? '',
      amount_total: Number(wanted.get('line_items[0][price_data][unit_amount]')),
      currency: 'eur',
      payment_intent: `pi_${count}`,
      url: `https://checkout.stripe.com/c/pay/cs_${count}`,
    };
    this.sessions.push(session);
    this.#answers.set(key, { body, answer: JSON.stringify(session) });
    return [200, session];
  }

  readOrEnd(path: string): Answer {
    const [, id, action] = /\/sessions\/([^/?]+)(?:\/(expire))?/.exec(path) ?? [];
    const session = this.sessions.find((one) => one.id === id);
    if (!session) return [404, refusal];
    if (action) {
      if (session.status !== 'open') return [400, refusal];
      Object.assign(session, { status: 'expired', url: null });
    }
    return [200, session];
  }
}

export async function startFakeStripe(): Promise<FakeStripe> {
  const pages = new Pages();
  let before: () => void | Promise<void> = () => undefined;
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const body = await text(request);
    const isNew = request.method === 'POST' && path.endsWith('/sessions');
    const key = String(request.headers['idempotency-key']);
    const [status, answer] = isNew ? pages.create(key, body) : pages.readOrEnd(path);
    const written = JSON.stringify(answer);
    if (isNew) {
      const run = before;
      before = () => undefined;
      try {
        await run();
      } catch {
        response.writeHead(500, { 'stripe-should-retry': 'false' });
        return response.end(JSON.stringify({ error: { type: 'api_error', message: 'lost' } }));
      }
    }
    response.writeHead(status, { 'content-type': 'application/json' });
    return response.end(written);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    sessions: pages.sessions,
    beforeAnswer: (run) => {
      before = run;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** What happens when somebody enters a card. */
export function payPage(session: FakeSession | undefined): void {
  if (session?.status !== 'open') throw new Error('This page is not open.');
  Object.assign(session, { status: 'complete', payment_status: 'paid', url: null });
}
