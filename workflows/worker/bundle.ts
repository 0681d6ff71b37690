import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { bundleWorkflowCode, DefaultLogger } from '@temporalio/worker';
import { sourceFiles } from './source-files.ts';

const root = resolve(import.meta.dirname, '../..');
const ENTRY = 'workflows/processes/workflow-types.ts';
const TRAIL = 'workflows/processes/trail/trail.ts';

let bundling: Promise<{ code: string }> | undefined;

/**
 * The workflow code as Temporal runs it: sandboxed, without Node and without our database.
 * Bundling takes over a second, so the result is kept until one of its files changes.
 */
export function workflowBundle(): Promise<{ code: string }> {
  bundling ??= keptOrNew();
  return bundling;
}

async function keptOrNew(): Promise<{ code: string }> {
  const file = join(root, `node_modules/.cache/workflows-${await hashOfSources()}.js`);
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept !== undefined) return { code: kept };
  const { code } = await bundleWorkflowCode({
    workflowsPath: join(root, ENTRY),
    workflowInterceptorModules: [join(root, TRAIL)],
    // Sizes and timings would be noise; failures are thrown.
    logger: new DefaultLogger('ERROR'),
  });
  // In the image this folder is read-only, so every start bundles.
  await keep(file, code).catch(() => undefined);
  return { code };
}

async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256');
  const files = [...sourceFiles([ENTRY, TRAIL]), 'package-lock.json'].toSorted();
  for (const file of files) {
    const text = await readFile(join(root, file)).catch(() => '');
    hash.update(`${file}\0`).update(text).update('\0');
  }
  return hash.digest('hex').slice(0, 20);
}

async function keep(file: string, code: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, code);
  await rename(draft, file);
}
