import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { apiError, unavailable } from '#api/errors.ts';
import type { Config } from '#config';
import { MAX_UPLOAD_BYTES, MAX_UPLOAD_MB } from '#domain/files/limits.ts';
import type { FileReference } from '#domain/foundation/state.ts';
import { localFileStore } from './file-store.ts';
import { checkPdf, type PdfFault, TooManyChecks } from './pdf-check.ts';
import { createScan, type Scan, ScannerUnavailable } from './scan.ts';

export interface StoredFile extends FileReference {
  scan: 'clean' | 'not-configured';
}

export interface Uploads {
  /**
   * Takes a file in: quarantine, PDF check, virus scan, file store. The bytes stay as they came.
   *
   * @throws ApiError 413 above the limit, 415 for what is no harmless PDF (with `reason`), 503
   */
  take(stream: Readable, fileName: string | undefined): Promise<StoredFile>;
  /** A file that nothing refers to. */
  discard(fileId: string): Promise<void>;
  read(fileId: string): Promise<Readable>;
}

const LEFTOVER_MS = 60 * 60 * 1_000;

export function createUploads(config: Pick<Config, 'dataDir' | 'clamdSocket'>): Uploads {
  const files = localFileStore(config.dataDir);
  const quarantine = resolve(config.dataDir, 'quarantine');
  const scan = createScan(config.clamdSocket);
  const ready = prepare(quarantine);
  return {
    async take(stream, fileName) {
      await ready;
      const fileId = randomUUID();
      const path = join(quarantine, fileId);
      try {
        const bytes = await write(stream, path);
        return { fileId, name: cleanName(fileName), ...bytes, ...(await admit(path)) };
      } finally {
        await rm(path, { force: true });
      }

      async function admit(from: string) {
        const verdict = await examine(from, scan);
        await files.put(fileId, from);
        return { scan: verdict };
      }
    },
    discard: (fileId) => files.remove(fileId),
    read: (fileId) => files.read(fileId),
  };
}

/** What a crash left behind is removed at the next start. */
async function prepare(quarantine: string): Promise<void> {
  await mkdir(quarantine, { recursive: true, mode: 0o700 });
  for (const name of await readdir(quarantine)) {
    const path = join(quarantine, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > LEFTOVER_MS) await rm(path, { force: true });
  }
}

/** Never more than a chunk in memory; stops at the first byte above the limit. */
async function write(stream: Readable, path: string): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  async function* measured(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > MAX_UPLOAD_BYTES) throw tooLarge();
      hash.update(chunk);
      yield chunk;
    }
  }
  await pipeline(stream, measured, createWriteStream(path, { flush: true, mode: 0o600 }));
  return { size, sha256: hash.digest('hex') };
}

async function examine(path: string, scan: Scan): Promise<StoredFile['scan']> {
  try {
    const fault = await checkPdf(path);
    if (fault) throw notTaken(fault);
    const result = await scan(path);
    if (result === 'infected') throw notTaken('infected');
    return result;
  } catch (error) {
    if (error instanceof TooManyChecks) throw unavailable(2);
    if (error instanceof ScannerUnavailable) throw unavailable(30);
    throw error;
  }
}

export const tooLarge = () =>
  apiError('CONTENT_TOO_LARGE', {
    message: `Die Datei ist größer als ${MAX_UPLOAD_MB} MB.`,
    extensions: { maxBytes: MAX_UPLOAD_BYTES },
  });

const notTaken = (reason: PdfFault | 'infected') =>
  apiError('UNSUPPORTED_MEDIA_TYPE', {
    message: 'Dateityp unzulässig. Bitte ein PDF Dokument auswählen.',
    extensions: { reason },
  });

const NAME_MAX = 120;

/** A name that is safe to show and to offer for download; always `….pdf`. */
export function cleanName(given: string | undefined): string {
  const last = basename((given ?? '').toWellFormed().replaceAll('\\', '/')).normalize('NFC');
  const stem = last
    // Control characters, and those that turn the direction of text.
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"/|?*]/g, '_')
    .replace(/(\.pdf)+$/i, '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return `${[...stem].slice(0, NAME_MAX).join('') || 'dokument'}.pdf`;
}
