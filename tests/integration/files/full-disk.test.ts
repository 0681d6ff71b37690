import fs from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { toFileError } from '#api/http/file-errors.ts';
import { FileNotStored, localFileStore } from '#modules/files/file-store.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** There is room for one more write. */
function almostFullDisk(): void {
  let room = 1;
  for (const name of ['write', 'writev'] as const) {
    const write = fs[name] as (...args: unknown[]) => void;
    vi.spyOn(fs, name).mockImplementation((...args: unknown[]) => {
      room -= 1;
      if (room >= 0) return write(...args);
      const done = args.at(-1) as (error: Error) => void;
      setImmediate(done, Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
    });
  }
}

test('a full disk keeps no half file, and the sender is asked to come back', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'siebenschritt-full-'));
  const source = join(dataDir, 'deed.pdf');
  await writeFile(source, Buffer.alloc(1_000_000));
  const store = localFileStore(dataDir);
  almostFullDisk();
  const failure: unknown = await store.put('deed', source).catch((error) => error);
  expect(failure).toBeInstanceOf(FileNotStored);
  expect(toFileError(failure)).toMatchObject({ code: 'SERVICE_UNAVAILABLE', status: 503 });
  expect(await readdir(join(dataDir, 'files'))).toEqual([]);

  vi.restoreAllMocks();
  await store.put('deed', source);
  expect(await readdir(join(dataDir, 'files'))).toEqual(['deed']);
  await rm(dataDir, { recursive: true });
});
