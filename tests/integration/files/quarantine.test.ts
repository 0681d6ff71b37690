import fs from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { pdf } from '#demo/pdf.ts';
import { MAX_UPLOAD_BYTES } from '#domain/files/limits.ts';
import { foreign } from '#domain/foreign-text.ts';
import { localFileStore } from '#modules/files/file-store.ts';
import { createUploads, FileRefused } from '#modules/files/uploads.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a file refused before a slow disk has opened its copy leaves nothing in quarantine', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'siebenschritt-quarantine-'));
  const uploads = createUploads({ dataDir, objectStore: undefined, clamd: undefined });
  const open = fs.open as (...args: unknown[]) => void;
  vi.spyOn(fs, 'open').mockImplementation((...args: unknown[]) => {
    setTimeout(() => open(...args), 100);
  });
  const tooLarge = Readable.from([Buffer.alloc(MAX_UPLOAD_BYTES + 1)]);
  await expect(uploads.store(tooLarge, foreign('large.pdf'))).rejects.toThrow(FileRefused);
  expect(fs.open).toHaveBeenCalledOnce();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await readdir(join(dataDir, 'quarantine'))).toEqual([]);
  await rm(dataDir, { recursive: true });
});

test('files and their folders are for the product alone, not for other users of the machine', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'siebenschritt-modes-'));
  const modeOf = async (...path: string[]) => (await stat(join(dataDir, ...path))).mode & 0o777;
  const uploads = createUploads({ dataDir, objectStore: undefined, clamd: undefined });
  const { fileId } = await uploads.store(Readable.from([pdf()]), foreign('deed.pdf'));
  await localFileStore(dataDir, 'invoices').put('one', Buffer.from('an invoice'));
  for (const folder of ['files', 'invoices', 'quarantine'])
    expect(await modeOf(folder)).toBe(0o700);
  expect(await modeOf('files', fileId)).toBe(0o600);
  expect(await modeOf('invoices', 'one')).toBe(0o600);
  await rm(dataDir, { recursive: true });
});
