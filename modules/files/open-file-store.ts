import type { Config } from '#config';
import { type FileStore, type Folder, localFileStore } from './file-store.ts';
import { s3FileStore } from './s3-file-store.ts';

export type FileSettings = Pick<Config, 'dataDir' | 'objectStore'>;

/** Opens the object store where one is configured, which several machines can share, or else the local folder. */
export function openFileStore(settings: FileSettings, folder: Folder): FileStore {
  const { dataDir, objectStore } = settings;
  return objectStore ? s3FileStore(objectStore, folder) : localFileStore(dataDir, folder);
}
