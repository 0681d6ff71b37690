import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Files by id. A stored file never changes. */
export interface FileStore {
  /** Durable once it resolves. @param path a local file to copy */
  put(fileId: string, path: string): Promise<void>;
  /** @throws when there is no such file */
  read(fileId: string): Promise<Readable>;
  remove(fileId: string): Promise<void>;
}

/** In `DATA_DIR/files`, outside everything that is served. */
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

/** fsync first, so no row references a file that a power cut took away. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
