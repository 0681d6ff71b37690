import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { EXPORT_MOST_BYTES } from '#domain/erasures/retention.ts';
import { dropExport, findExport, finishExport } from '#modules/erasures/exports.ts';
import type { FileStore } from '#modules/files/file-store.ts';
import { openArchive } from '#modules/shared/archive.ts';
import { type GatherDeps, gather } from './exported.ts';
import { readMe } from './read-me.ts';

export interface ExportDeps extends GatherDeps {
  exportFiles: Pick<FileStore, 'put' | 'remove'>;
}

/** The copy is larger than anybody's data should be, and has to be handed over in another way. */
export class ExportTooLarge extends Error {
  override name = 'ExportTooLarge';
}

/** Writes the copy unless that has been done, without ever holding all of it in memory. */
export async function makeExport(deps: ExportDeps, id: string): Promise<void> {
  const { db, exportFiles, now } = deps;
  const wanted = await findExport(db, id);
  if (!wanted || wanted.readyAt !== null) return;
  const folder = await mkdtemp(join(tmpdir(), 'export-'));
  try {
    const path = join(folder, 'copy.zip');
    await writeZip(deps, wanted.personId, path);
    await exportFiles.put(id, path);
    await finishExport(db, id, { size: (await stat(path)).size, now: now() });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeZip(deps: ExportDeps, personId: string, path: string): Promise<void> {
  const archive = openArchive();
  const written = pipeline(archive.output, createWriteStream(path, { mode: 0o600 }));
  // Awaited below; an earlier failure must not count as unhandled.
  written.catch(() => undefined);
  archive.add('README.txt', Buffer.from(readMe(deps.now().toISOString())));
  let bytes = 0;
  for await (const exported of gather(deps, personId)) {
    bytes += exported.size;
    if (bytes > EXPORT_MOST_BYTES) throw new ExportTooLarge();
    archive.add(exported.path, exported.content);
  }
  archive.end();
  await written;
}

/** @returns when the copy can no longer be downloaded; null for one that is gone */
export const exportEnd = async (deps: Pick<ExportDeps, 'db'>, id: string) =>
  (await findExport(deps.db, id))?.endsAt ?? null;

/** Removes a copy whose time is over. */
export async function endExport(
  { db, exportFiles }: Pick<ExportDeps, 'db'> & { exportFiles: Pick<FileStore, 'remove'> },
  id: string,
): Promise<void> {
  await exportFiles.remove(id);
  await dropExport(db, id);
}
