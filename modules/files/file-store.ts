import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Bytes by file id. What is in it is never changed. */
export interface FileStore {
  /** Durable when it resolves. @param path of a local file with the bytes */
  put(fileId: string, path: string): Promise<void>;
  /** @throws when there is no such file */
  read(fileId: string): Promise<Readable>;
  remove(fileId: string): Promise<void>;
}

/** Below `DATA_DIR/files`, apart from everything that is served. */
export function localFileStore(dataDir: string): FileStore {
  const location = resolve(dataDir, 'files');
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }));
  return {
    async put(fileId, path) {
      await disk.putStream(fileId, createReadStream(path));
      await sync(join(location, fileId));
      await sync(location);
    },
    read: (fileId) => disk.getStream(fileId),
    remove: (fileId) => disk.delete(fileId),
  };
}

/** A row must never speak of bytes that a power cut takes back. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
