import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quantile } from '#ops/bench/measure.ts';
import { residentMb } from './memory.ts';
import { ask, connections } from './open-loop.ts';
import { type Loaded, startLoaded } from './system.ts';

const CLIENTS = 1_000;
const EVERY_MS = 1_000;
const WATCHED_SECONDS = 30;
const ASKED = 60;
/** Of a request beside the slow clients, to one without them. */
const AS_BEFORE = 3;
const MEMORY_MB_MAX = 100;

let loaded: Loaded;

beforeAll(async () => {
  loaded = await startLoaded();
  await sleep(20_000);
}, 900_000);
afterAll(() => loaded?.stop(), 60_000);

const heads = {
  headers: 'GET /api/server/ping HTTP/1.1\r\nhost: localhost\r\nx-slow: ',
  bodies:
    'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n',
  files:
    'POST /api/upload-links/upload HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 9000000\r\n\r\n',
};

test.each(Object.entries(heads))(
  'a thousand clients that send one byte a second, %s, keep nobody else out',
  async (what, head) => {
    const { system, api, mix } = loaded;
    const { site } = system;
    const before = await timesOf(site, mix.read);
    const memory = residentMb(api);
    const sockets = await slowClients(site, head);
    const trickle = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write('x');
    }, EVERY_MS);
    try {
      const until = Date.now() + WATCHED_SECONDS * 1_000;
      const meanwhile: number[] = [];
      while (Date.now() < until) {
        meanwhile.push(...(await timesOf(site, mix.read)), ...(await timesOf(site, mix.page)));
      }
      const grown = residentMb(api) - memory;
      console.log(
        `${what}: p50 ${quantile(before, 0.5).toFixed(1)} ms before, ` +
          `${quantile(meanwhile, 0.5).toFixed(1)} ms meanwhile, ${grown.toFixed(0)} MB more`,
      );
      const reads = await timesOf(site, mix.read);
      expect(quantile(reads, 0.5)).toBeLessThan(quantile(before, 0.5) * AS_BEFORE + 5);
      expect(grown).toBeLessThan(MEMORY_MB_MAX);
    } finally {
      clearInterval(trickle);
      for (const socket of sockets) socket.destroy();
    }
  },
  180_000,
);

async function slowClients(site: string, head: string): Promise<Socket[]> {
  const { port } = new URL(site);
  const sockets: Socket[] = [];
  while (sockets.length < CLIENTS) {
    const socket = connect(Number(port), 'localhost');
    socket.on('error', () => undefined);
    socket.once('connect', () => socket.write(head));
    sockets.push(socket);
    if (sockets.length % 100 === 0) await sleep(20);
  }
  return sockets;
}

/** Milliseconds of some requests, each of which has to be answered. */
async function timesOf(site: string, make: Loaded['mix']['read']): Promise<number[]> {
  const agent = connections(1);
  const times: number[] = [];
  for (let index = 0; index < ASKED; index += 1) {
    const { status, ms } = await ask(site, agent, make(index));
    expect(status).toBe(200);
    times.push(ms);
  }
  agent.destroy();
  return times;
}
