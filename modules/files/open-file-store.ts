import type { Config } from '#config';
import { type FileStore, type Folder, localFileStore } from './file-store.ts';
import { s3FileStore } from './s3-file-store.ts';

export type FileSettings = Pick<Config, 'dataDir' | 'objectStore'>;

/** An object store where one is configured: several machines share it. */
export function openFileStore(settings: FileSettings, folder: Folder): FileStore {
  const { dataDir, objectStore } = settings;
  return objectStore ? s3FileStore(objectStore, folder) : localFileStore(dataDir, folder);
}
