import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Database } from '#database/connection.ts';
import { type FileStore, sync } from '#modules/files/file-store.ts';
import { type FileSettings, openFileStore } from '#modules/files/open-file-store.ts';
import { type FileOnRecord, filesOnRecord } from '#modules/files/stored-files.ts';
import { copiesOnRecord } from '#modules/identification/copies.ts';
import { pdfsOnRecord } from '#modules/invoices/pdfs.ts';
import { deletedDocuments } from '#projections/documents.ts';
import {
  type BackedUpFile,
  type Manifest,
  type Part,
  readBackedUpFile,
  readPart,
  verifyPart,
  writeHashed,
  writePart,
} from './manifest.ts';

const folders = {
  files: filesOnRecord,
  invoices: pdfsOnRecord,
  identifications: copiesOnRecord,
} as const;
type Folder = keyof typeof folders;
const folderNames: readonly Folder[] = ['files', 'invoices', 'identifications'];

export type FileStores = Record<Folder, Pick<FileStore, 'read' | 'put'>>;

export const fileStores = (settings: FileSettings): FileStores => ({
  files: openFileStore(settings, 'files'),
  invoices: openFileStore(settings, 'invoices'),
  identifications: openFileStore(settings, 'identifications'),
});

/** Copies every file that the database names, and compares its checksum with the database. */
export async function copyFiles(
  db: Database,
  stores: FileStores,
  folder: string,
): Promise<Manifest['files']> {
  const copied = { count: 0, bytes: 0, missing: new Array<string>() };
  // Deleted documents are missing on purpose.
  const deleted = new Set(await deletedDocuments(db));
  const list = await writePart(folder, 'files.jsonl.gz', copies());
  return { ...copied, list };

  async function* copies(): AsyncGenerator<string> {
    for (const of of folderNames) {
      await mkdir(join(folder, of), { mode: 0o700 });
      for await (const file of folders[of](db)) {
        const copy = await copyFile(stores[of], of, file, folder);
        if (!copy) {
          if (!deleted.has(file.id)) copied.missing.push(`${of}/${file.id}`);
          continue;
        }
        copied.count += 1;
        copied.bytes += copy.bytes;
        yield `${JSON.stringify(copy)}\n`;
      }
      await sync(join(folder, of));
    }
  }
}

/**
 * @returns undefined when the store has no such file
 * @throws when its content has changed
 */
async function copyFile(
  store: Pick<FileStore, 'read'>,
  of: Folder,
  { id, sha256 }: FileOnRecord,
  folder: string,
): Promise<BackedUpFile | undefined> {
  const source = await opened(store, id);
  if (!source) return undefined;
  const { hash, bytes } = await writeHashed(join(folder, of, id), source);
  if (hash !== sha256) throw new Error(`The file ${of}/${id} is not what was stored.`);
  return { folder: of, id, bytes, sha256 };
}

/** A stream reports a missing file only when it is read. */
async function opened(store: Pick<FileStore, 'read'>, id: string) {
  try {
    const source = await store.read(id);
    await once(source, 'readable');
    return source;
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || name === 'NoSuchKey') return undefined;
    throw error;
  }
}

/** @throws when a file differs from the backup */
export async function verifyFiles(folder: string, { list }: Manifest['files']): Promise<void> {
  for await (const { folder: of, id, ...file } of listed(folder, list)) {
    await verifyPart(folder, { ...file, path: `${of}/${id}` });
  }
}

export async function putFilesBack(
  stores: FileStores,
  folder: string,
  { list }: Manifest['files'],
): Promise<void> {
  for await (const { folder: of, id } of listed(folder, list)) {
    await stores[of].put(id, join(folder, of, id));
  }
}

async function* listed(folder: string, list: Part): AsyncGenerator<BackedUpFile> {
  for await (const line of createInterface({ input: readPart(folder, list) })) {
    yield readBackedUpFile(line);
  }
}
