import { createReadStream } from 'node:fs';
import { chmod, mkdir, open, opendir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Files by id. A stored file never changes. */
export interface FileStore {
  /** Durable once it resolves. @param source the bytes, or a local file to copy */
  put(fileId: string, source: string | Buffer): Promise<void>;
  /** @throws when there is no such file */
  read(fileId: string): Promise<Readable>;
  remove(fileId: string): Promise<void>;
  /** Ids of files that were last written before an instant. */
  olderThan(before: Date): AsyncIterable<string>;
}

/** The disk is full or fails: nothing that the sender could change. */
export class FileNotStored extends Error {
  override name = 'FileNotStored';
}

/**
 * Files of foundations are swept, see `sweep-files.ts`; invoices, copies of personal data, sealed copies of
 * identity documents and builds of the site have folders of their own.
 */
export type Folder = 'files' | 'invoices' | 'exports' | 'identifications' | 'builds';

/** Stores files in a folder of `DATA_DIR`, outside everything that is served. */
export function localFileStore(dataDir: string, folder: Folder = 'files'): FileStore {
  const location = resolve(dataDir, folder);
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }));
  return {
    async put(fileId, source) {
      await keepPrivate(location);
      try {
        if (typeof source === 'string') await disk.putStream(fileId, createReadStream(source));
        else await disk.put(fileId, source);
      } catch (cause) {
        // The part that was written would keep a full disk full.
        await disk.delete(fileId);
        throw new FileNotStored('The file store takes no file.', { cause });
      }
      await chmod(join(location, fileId), 0o600);
      await sync(join(location, fileId));
      await sync(location);
    },
    read: (fileId) => disk.getStream(fileId),
    remove: (fileId) => disk.delete(fileId),
    olderThan: (before) => olderFiles(location, before),
  };
}

/** Names of files in a folder that were last written before an instant. */
export async function* olderFiles(folder: string, before: Date): AsyncGenerator<string> {
  const entries = await opendir(folder).catch(() => undefined);
  if (!entries) return;
  for await (const { name } of entries) {
    // Another process may have removed the file.
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found?.isFile() && found.mtime < before) yield name;
  }
}

/** Closes the folder to other users of the machine; the driver creates folders that all can read. */
async function keepPrivate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
}

/** Flushes a file or a folder to disk, so that a power cut cannot take it away any more. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
