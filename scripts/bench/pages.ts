import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { inTurn, quantile } from './measure.ts';
import { rush } from './rush.ts';

const CONNECTIONS = 20;
const REQUESTS_PER_ROUND = 5_000;
const ROUNDS = 11;

/** A cached page against the same compressed file behind @fastify/static, in a process of its own. */
export async function benchPage(site: string, path: string) {
  const folder = mkdtempSync(join(tmpdir(), 'siebenschritt-static-'));
  const html = await (await fetch(site + path)).text();
  writeFileSync(join(folder, 'page.html'), html);
  const page = await compressedPage(site, path);
  if (brotliDecompressSync(page).toString() !== html) throw new Error(`${path} is not cached.`);
  writeFileSync(join(folder, 'page.html.br'), page);
  const files = await serve(folder);
  try {
    const load = { connections: CONNECTIONS, requests: REQUESTS_PER_ROUND };
    const ours = async () => void (await rush(Number(new URL(site).port), load, () => get(path)));
    const theirs = async () => void (await rush(files.port, load, () => get('/page.html')));
    await ours();
    await theirs();
    const { a, b } = await inTurn(ROUNDS, ours, theirs);
    const rate = (times: readonly number[]) => REQUESTS_PER_ROUND / quantile(times, 0.5);
    const ratios = a.map((time, round) => (b[round] ?? Number.NaN) / time);
    return { cached: rate(a), file: rate(b), ratio: quantile(ratios, 0.5), bytes: page.length };
  } finally {
    files.stop();
    rmSync(folder, { recursive: true });
  }
}

const get = (path: string) =>
  `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept-encoding: gzip, deflate, br, zstd\r\n\r\n`;

/** What goes over the line; `fetch` would decompress it, so the same is compressed again. */
async function compressedPage(site: string, path: string): Promise<Buffer> {
  const headers = { 'accept-encoding': 'br' };
  const answer = await fetch(site + path, { headers });
  if (answer.headers.get('content-encoding') !== 'br')
    throw new Error(`${path} is not compressed.`);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  const mode = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  const page = Buffer.from(await answer.arrayBuffer());
  return brotliCompressSync(page, { params: { ...quality, ...mode } });
}

async function serve(folder: string) {
  const script = new URL('./bare-static.ts', import.meta.url).pathname;
  const env = { ...process.env, FOLDER: folder };
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(child.stdout, 'data');
  return { port: Number(port), stop: () => void child.kill() };
}
