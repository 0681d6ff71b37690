import { spawn } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import pg from 'pg';
import { inTurn, quantile } from './measure.ts';

const CONNECTIONS = 20;
const REQUESTS_PER_ROUND = 10_000;
const ROUNDS = 5;

interface Target {
  site: string;
  databaseUrl: string;
  email: string;
  password: string;
}

/** `GET /users/me` against a bare Fastify handler, each server in a process of its own. */
export async function benchMe({ site, databaseUrl, email, password }: Target) {
  const bare = await startBare(databaseUrl, email);
  const token = await logIn(site, email, password);
  const ours = () => rush(Number(new URL(site).port), '/api/users/me', token);
  const theirs = () => rush(bare.port, '/users/me', bare.token);
  await ours();
  await theirs();
  const { a, b } = await inTurn(ROUNDS, ours, theirs);
  bare.stop();
  const rate = (times: readonly number[]) => REQUESTS_PER_ROUND / quantile(times, 0.5);
  const ratios = a.map((time, round) => (b[round] ?? Number.NaN) / time);
  return { api: rate(a), plain: rate(b), ratio: quantile(ratios, 0.5) };
}

async function logIn(site: string, email: string, password: string): Promise<string> {
  const answer = await fetch(`${site}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { data } = (await answer.json()) as { data: { access_token: string } };
  return data.access_token;
}

async function startBare(databaseUrl: string, email: string) {
  const secret = randomBytes(32).toString('hex');
  const script = new URL('./bare-me.ts', import.meta.url).pathname;
  const env = { ...process.env, DATABASE_URL: databaseUrl, TOKEN_SECRET: secret };
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(child.stdout, 'data');
  const token = tokenFor(await idOf(databaseUrl, email), secret);
  return { port: Number(port), token, stop: () => void child.kill() };
}

async function idOf(databaseUrl: string, email: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query('select id from users where email = $1', [email]);
  await client.end();
  return rows[0].id;
}

function tokenFor(id: string, secret: string): string {
  const exp = Math.floor(Date.now() / 1_000) + 3_600;
  const parts = [
    { alg: 'HS256', typ: 'JWT' },
    { id, exp },
  ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  const signed = parts.join('.');
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

/** Plain sockets: an HTTP client would take more time than the servers being measured. */
async function rush(port: number, path: string, token: string): Promise<void> {
  const request = `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\n\r\n`;
  let left = REQUESTS_PER_ROUND;
  const lane = async () => {
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay();
    await once(socket, 'connect');
    while (left > 0) {
      left -= 1;
      await exchange(socket, request);
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, lane));
}

/** One request at a time per connection, so an answer ends where its body does. */
function exchange(socket: Socket, request: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = '';
    const settle = (outcome: () => void) => {
      socket.off('data', read);
      socket.off('close', lost);
      outcome();
    };
    const lost = () => settle(() => reject(new Error('The server closed the connection.')));
    const read = (chunk: Buffer) => {
      text += chunk.toString('latin1');
      const end = text.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1]);
      if (text.length < end + 4 + length) return;
      if (text.startsWith('HTTP/1.1 200 ')) settle(resolve);
      else settle(() => reject(new Error(text.slice(0, 200))));
    };
    socket.on('data', read);
    socket.on('close', lost);
    socket.write(request);
  });
}
