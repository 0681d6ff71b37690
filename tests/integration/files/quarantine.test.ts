import fs from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { MAX_UPLOAD_BYTES } from '#domain/files/limits.ts';
import { createUploads, FileRefused } from '#modules/files/uploads.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a file refused before a slow disk has opened its copy leaves nothing in quarantine', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'siebenschritt-quarantine-'));
  const uploads = createUploads({ dataDir, clamdSocket: undefined });
  const open = fs.open as (...args: unknown[]) => void;
  vi.spyOn(fs, 'open').mockImplementation((...args: unknown[]) => {
    setTimeout(() => open(...args), 100);
  });
  const tooLarge = Readable.from([Buffer.alloc(MAX_UPLOAD_BYTES + 1)]);
  await expect(uploads.store(tooLarge, 'large.pdf')).rejects.toThrow(FileRefused);
  expect(fs.open).toHaveBeenCalledOnce();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await readdir(join(dataDir, 'quarantine'))).toEqual([]);
  await rm(dataDir, { recursive: true });
});
