import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Config } from '#config';
import type { Database } from '#database/connection.ts';
import { MAX_UPLOAD_BYTES } from '#domain/files/limits.ts';
import type { ForeignText } from '#domain/foreign-text.ts';
import type { FileReference } from '#domain/foundations/state.ts';
import { cleanName } from './file-name.ts';
import { openFileStore } from './open-file-store.ts';
import { type Checked, checkPdf, type PdfFault, writeOpenCopy } from './pdf-check.ts';
import { type PdfText, textOfPdf } from './pdf-text.ts';
import { createScan, type Scan } from './scan.ts';
import type { FileRow } from './tables.ts';

export interface StoredFile extends FileReference {
  scan: FileRow['scan'];
  /** Whether it carries an electronic signature; whose, and whether it is valid, nobody has looked at. */
  isSigned: boolean;
}

/** The file itself is at fault: sending it again will not help. */
export class FileRefused extends Error {
  readonly reason: PdfFault | 'too-large' | 'infected';

  constructor(reason: FileRefused['reason']) {
    super(`File refused: ${reason}`);
    this.reason = reason;
  }
}

export interface Uploads {
  /**
   * Puts a file through quarantine, PDF check, virus scan and file store, without ever changing its bytes.
   *
   * @param put where the checked file goes, instead of the files of foundations
   * @throws FileRefused; Overloaded, CheckFailed or ScannerUnavailable when it could not be checked
   */
  store(
    stream: Readable,
    fileName: ForeignText | undefined,
    put?: (fileId: string, path: string) => Promise<void>,
  ): Promise<StoredFile>;
  /** Removes a file that nothing refers to. */
  discard(fileId: string): Promise<void>;
  read(fileId: string): Promise<Readable>;
  /**
   * The text of a file. It is read anew each time, since text of personal documents is never stored.
   *
   * @throws Overloaded or CheckFailed when it could not be read
   */
  text(fileId: string): Promise<PdfText>;
}

export type UploadSettings = Pick<Config, 'dataDir' | 'objectStore' | 'clamd'>;

const LEFTOVER_MS = 60 * 60 * 1_000;

export function createUploads(config: UploadSettings): Uploads {
  const files = openFileStore(config, 'files');
  const quarantine = resolve(config.dataDir, 'quarantine');
  const scan = createScan(config.clamd);
  const ready = prepare(quarantine);
  return {
    async store(stream, fileName, put = files.put) {
      await ready;
      const fileId = randomUUID();
      const path = join(quarantine, fileId);
      try {
        const { size, sha256 } = await write(stream, path);
        const found = await examine(path, sha256, scan);
        await put(fileId, path);
        return { fileId, name: cleanName(fileName), size, sha256, ...found };
      } finally {
        await rm(path, { force: true });
      }
    },
    discard: (fileId) => files.remove(fileId),
    read: (fileId) => files.read(fileId),
    text: (fileId) => textOfPdf(async () => buffer(await files.read(fileId))),
  };
}

/**
 * Writes the row in the transaction of the command that brings the file, so that neither exists without the
 * other.
 */
export async function recordFile(
  db: Database,
  foundationId: string,
  { fileId, name, size, sha256, scan, isSigned }: StoredFile,
): Promise<void> {
  await db
    .insertInto('files')
    .values({
      id: fileId,
      foundation_id: foundationId,
      name,
      size,
      sha256,
      scan,
      is_signed: isSigned,
    })
    .execute();
}

/** Removes leftovers of a crash, but no file that another process is still checking. */
async function prepare(quarantine: string): Promise<void> {
  await mkdir(quarantine, { recursive: true, mode: 0o700 });
  for (const name of await readdir(quarantine)) {
    const path = join(quarantine, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > LEFTOVER_MS) await rm(path, { force: true });
  }
}

/** Holds one chunk in memory at a time and stops at the first byte above the limit. */
async function write(stream: Readable, path: string): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  async function* measured(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > MAX_UPLOAD_BYTES) throw new FileRefused('too-large');
      hash.update(chunk);
      yield chunk;
    }
  }
  const copy = createWriteStream(path, { flush: true, mode: 0o600 });
  try {
    await pipeline(stream, measured, copy);
  } finally {
    // Until it is closed, the file may yet be opened, which would undo its removal.
    if (!copy.closed) await new Promise<void>((resolve) => copy.once('close', resolve));
  }
  return { size, sha256: hash.digest('hex') };
}

const VERDICTS_MAX = 1_000;
/** On the files that came last, by their bytes: one that is sent again, or to several, is checked once. */
const verdicts = new Map<string, Checked>();

async function verdictOn(path: string, sha256: string): Promise<Checked> {
  const known = verdicts.get(sha256);
  if (known) return known;
  const verdict = await checkPdf(path);
  verdicts.set(sha256, verdict);
  const [oldest] = verdicts.keys();
  if (verdicts.size > VERDICTS_MAX && oldest !== undefined) verdicts.delete(oldest);
  return verdict;
}

async function examine(
  path: string,
  sha256: string,
  scan: Scan,
): Promise<Pick<StoredFile, 'scan' | 'isSigned'>> {
  const { fault, isProtected, isSigned } = await verdictOn(path, sha256);
  if (fault) throw new FileRefused(fault);
  const result = await scan(path);
  if (result === 'infected') throw new FileRefused('infected');
  if (isProtected) await scanOpened(path, scan);
  return { scan: result, isSigned };
}

/** Scans a decrypted copy, since the scanner cannot look into an encrypted file; the original bytes are kept. */
async function scanOpened(path: string, scan: Scan): Promise<void> {
  const opened = `${path}.opened`;
  try {
    await writeOpenCopy(path, opened);
    if ((await scan(opened)) === 'infected') throw new FileRefused('infected');
  } finally {
    await rm(opened, { force: true });
  }
}
