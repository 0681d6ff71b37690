import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Where every api process finds them. An id is `<milliseconds>-<version>`: they came in this order. */
export interface BuildStore {
  put(id: string, source: Buffer): Promise<void>;
  read(id: string): Promise<Readable>;
  remove(id: string): Promise<void>;
  olderThan(before: Date): AsyncIterable<string>;
}

/** Tabs that have been open for longer load the page anew. */
const BUILDS_KEPT = 3;
/** Anybody may ask for names that never were. */
const LOOK_AGAIN_MS = 10_000;
const EVER = new Date(8.64e15);

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
};
const typeOf = (name: string) => types[name.split('.').at(-1) ?? ''];
const versionOf = (id: string) => id.slice(id.indexOf('-') + 1);

async function idsIn(store: BuildStore): Promise<string[]> {
  const ids: string[] = [];
  for await (const id of store.olderThan(EVER)) ids.push(id);
  return ids.toSorted();
}

/** Leaves the files of a build, as one, for processes of other ones; of builds long ago nothing stays. */
export async function keepBuild(
  store: BuildStore,
  { version, folder }: { version: string; folder: string },
  now: Date,
): Promise<void> {
  const ids = await idsIn(store);
  if (!ids.some((id) => versionOf(id) === version)) {
    const id = `${now.getTime()}-${version}`;
    await store.put(id, await packed(folder));
    ids.push(id);
  }
  const newest = [...new Set(ids.toReversed().map(versionOf))].slice(0, BUILDS_KEPT);
  for (const id of ids) if (!newest.includes(versionOf(id))) await store.remove(id);
}

async function packed(folder: string): Promise<Buffer> {
  const names = (await readdir(folder)).filter(typeOf);
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(join(folder, name), 'base64')] as const),
  );
  return promisify(gzip)(JSON.stringify(Object.fromEntries(files)));
}

async function filesBeside(version: string, store: BuildStore): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const id of await idsIn(store)) {
    if (versionOf(id) === version) continue;
    const text = (await promisify(gunzip)(await buffer(await store.read(id)))).toString();
    const build: Record<string, string> = JSON.parse(text);
    for (const [name, content] of Object.entries(build)) {
      files.set(name, Buffer.from(content, 'base64'));
    }
  }
  return files;
}

/**
 * Answers for `/assets/<name>` what this build does not have: pages of the builds before go on, and those of
 * the next one while it is rolled out.
 */
export function serveOtherBuilds(
  app: FastifyInstance,
  version: string,
  store: BuildStore | undefined,
): void {
  let read = { files: Promise.resolve(new Map<string, Buffer>()), at: Number.NEGATIVE_INFINITY };
  const look = (log: FastifyInstance['log']) => {
    if (!store || performance.now() - read.at < LOOK_AGAIN_MS) return read.files;
    const failed = (error: unknown) => {
      log.warn({ err: error }, 'the files of other builds cannot be read');
      return new Map<string, Buffer>();
    };
    read = { files: filesBeside(version, store).catch(failed), at: performance.now() };
    return read.files;
  };
  app.get<{ Params: { '*': string } }>('/assets/*', async ({ params, log }, reply) => {
    const name = params['*'];
    const file = (await look(log)).get(name);
    // Not a page: whoever asks for a file cannot show an error.
    if (!file) return reply.code(404).type('text/plain').send('Not found');
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    return reply.type(typeOf(name) ?? 'application/octet-stream').send(file);
  });
}
