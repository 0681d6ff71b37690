import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder like `content/` that holds what a test needs. */
export interface ContentFolder {
  path: string;
  /** A file as it stands, right or wrong. */
  file(name: string, text: string): Promise<void>;
  remove(): Promise<void>;
}

export async function contentFolder(kind: string): Promise<ContentFolder> {
  const path = await mkdtemp(join(tmpdir(), 'content-'));
  await mkdir(join(path, kind));
  return {
    path,
    file: (name, text) => writeFile(join(path, name), text),
    remove: () => rm(path, { recursive: true, force: true }),
  };
}
