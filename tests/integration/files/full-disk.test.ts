import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toFileError } from '#api/http/file-errors.ts';
import { FileNotStored, localFileStore } from '#modules/files/file-store.ts';

test('nothing stays of a file that could not be written completely, and its sender may try again', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'siebenschritt-full-'));
  const store = localFileStore(dataDir);
  // A folder can be opened, but not be read: the copy has begun when it fails, as on a full disk.
  const failure: unknown = await store.put('deed', dataDir).catch((error) => error);
  expect(failure).toBeInstanceOf(FileNotStored);
  expect(toFileError(failure)).toMatchObject({ status: 503, retryAfterSeconds: 30 });
  expect(await readdir(join(dataDir, 'files'))).toEqual([]);

  const source = join(dataDir, 'deed.pdf');
  await writeFile(source, 'a deed');
  await store.put('deed', source);
  expect(await readdir(join(dataDir, 'files'))).toEqual(['deed']);
  await rm(dataDir, { recursive: true });
});
