import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { Database } from '#database/connection.ts';
import type { ForeignText } from '#domain/foreign-text.ts';
import type { FileStore } from '../files/file-store.ts';
import { eachOnRecord, type FileOnRecord } from '../files/stored-files.ts';
import type { Uploads } from '../files/uploads.ts';
import type { Copy } from './content.ts';
import { opened, type SealingKeys, sealed } from './sealed.ts';

export interface CopyDeps {
  keys: SealingKeys;
  /** The folder of identifications. */
  copies: Pick<FileStore, 'put' | 'read' | 'remove'>;
  uploads: Pick<Uploads, 'store'>;
}

/** A stored copy: its sealed bytes have this checksum. */
export interface SealedCopy {
  id: string;
  sha256: string;
}

const placeOf = (id: string) => `identification_copies/${id}`;

/**
 * Checks a copy like every upload, and stores it sealed: its bytes end with the key, even in backups.
 *
 * @throws FileRefused; Overloaded, CheckFailed or ScannerUnavailable
 */
export async function storeCopy(
  { keys, copies, uploads }: CopyDeps,
  foundationId: string,
  { what, stream, name }: { what: Copy['what']; stream: Readable; name: ForeignText },
): Promise<{ copy: Copy; stored: SealedCopy }> {
  let sha256 = '';
  const {
    fileId: id,
    isSigned: _,
    ...file
  } = await uploads.store(stream, name, async (fileId, path) => {
    const bytes = (await readFile(path)).toString('base64');
    const text = Buffer.from(await sealed(keys, foundationId, bytes, placeOf(fileId)));
    sha256 = createHash('sha256').update(text).digest('hex');
    await copies.put(fileId, text);
  });
  return { copy: { id, what, ...file }, stored: { id, sha256 } };
}

const sealedText = z.object({ persons: z.array(z.string()), value: z.string() });

/** The bytes of a copy; undefined once they have ended. */
export async function readCopy(
  { keys, copies }: Pick<CopyDeps, 'keys' | 'copies'>,
  id: string,
): Promise<Buffer | undefined> {
  const content = sealedText.parse(JSON.parse((await buffer(await copies.read(id))).toString()));
  const [bytes] = await opened(keys, z.string(), [{ content, place: placeOf(id) }]);
  return bytes === undefined ? undefined : Buffer.from(bytes, 'base64');
}

/** Every copy there is, with the checksum of its sealed bytes. */
export const copiesOnRecord = (db: Database): AsyncGenerator<FileOnRecord> =>
  eachOnRecord((after, limit) =>
    db
      .selectFrom('identification_copies')
      .select(['id', 'sha256'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute(),
  );

/** Removes copies that a crash has left without a row. @returns the number removed */
export async function sweepCopies(
  db: Database,
  copies: Pick<FileStore, 'olderThan' | 'remove'>,
  before: Date,
): Promise<number> {
  let removed = 0;
  for await (const id of copies.olderThan(before)) {
    const row = await db
      .selectFrom('identification_copies')
      .select('id')
      .where((eb) => eb(eb.cast<string>('id', 'text'), '=', id))
      .executeTakeFirst();
    if (row) continue;
    await copies.remove(id);
    removed += 1;
  }
  return removed;
}
