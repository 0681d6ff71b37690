import { createHash, createHmac } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';

const part = z.object({
  /** Path below the folder of the backup. */
  path: z.string().regex(/^[\w.-]+(\/[\w.-]+)*$/),
  bytes: z.number().int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type Part = z.output<typeof part>;

const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  release: z.string(),
  /** Name of the last migration of the database. */
  migration: z.string(),
  /** Tells whether a PERSON_KEY_SECRET opens the sealed data, without revealing it. */
  personKeySecret: z.string(),
  store: z.object({
    id: z.string(),
    address: z.string(),
    head: z.string(),
    events: z.number().int(),
    streams: z.number().int(),
    broken: z.number().int(),
    /** All events of a separate store. */
    copy: part.optional(),
    /** The last revision and hash of each stream. */
    heads: part,
  }),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int(), part }),
  ),
  sequences: z.record(z.string(), z.string()),
  files: z.object({
    count: z.number().int(),
    bytes: z.number().int(),
    /** Files that rows name and that the store lacked. */
    missing: z.array(z.string()),
    list: part,
  }),
});
export type Manifest = z.output<typeof manifestSchema>;

const headSchema = z.object({ stream: z.string(), revision: z.number().int(), hash: z.string() });
export type Head = z.output<typeof headSchema>;

const storedFileSchema = z.object({
  folder: z.enum(['files', 'invoices', 'identifications']),
  id: z.uuid(),
  bytes: z.number().int(),
  sha256: z.string(),
});
export type BackedUpFile = z.output<typeof storedFileSchema>;

export const readHead = (line: string): Head => headSchema.parse(JSON.parse(line));
export const readBackedUpFile = (line: string) => storedFileSchema.parse(JSON.parse(line));

export const MANIFEST = 'manifest.json';

export function readManifest(text: string): Manifest {
  const parsed = manifestSchema.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  throw new Error(`This is no manifest of a backup: ${z.prettifyError(parsed.error)}`);
}

export const markOf = (personKeySecret: string) =>
  createHmac('sha256', personKeySecret).update('siebenschritt backup 1').digest('hex');

/** Writes a compressed file, which is durable once this resolves. */
export async function writePart(
  folder: string,
  path: string,
  source: AsyncIterable<Buffer | string>,
): Promise<Part> {
  const { hash, bytes } = await writeHashed(join(folder, path), source, createGzip());
  return { path, bytes, sha256: hash };
}

/** @throws when the file exists, so that nothing is overwritten */
export async function writeHashed(
  file: string,
  source: AsyncIterable<Buffer | string>,
  compress?: Transform,
): Promise<{ hash: string; bytes: number }> {
  const counted = counting();
  const sink = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  if (compress) await pipeline(source, compress, counted.stream, sink);
  else await pipeline(source, counted.stream, sink);
  return counted.result();
}

function counting() {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ hash: hash.digest('hex'), bytes }) };
}

/** @throws when the file differs from the manifest */
export async function verifyPart(folder: string, { path, bytes, sha256 }: Part): Promise<void> {
  const hash = createHash('sha256');
  let found = 0;
  for await (const chunk of createReadStream(join(folder, path))) {
    hash.update(chunk);
    found += chunk.length;
  }
  if (found !== bytes || hash.digest('hex') !== sha256) {
    throw new Error(`${path} is not what was backed up; nothing was restored.`);
  }
}

export const readPart = (folder: string, { path }: Part) =>
  createReadStream(join(folder, path)).compose(createGunzip());
