import { watch } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '#workflows/worker/source-files.ts';
import { type ApplicationPart, mainFiles } from './application.ts';
import { root } from './settings.ts';

/** Folders of code that Node runs without a build. */
const FOLDERS = [
  'api',
  'database',
  'domain',
  'event-store',
  'logging',
  'mails',
  'modules',
  'projections',
  'web',
  'workflows',
];
/** Editors may write a file in several steps; a checkout changes many files. */
const SETTLE_MS = 40;

/** Calls `restart` for each part whose code has changed, once at a time per part. */
export function watchParts(restart: (part: ApplicationPart, file: string) => Promise<void>): void {
  const changed = new Set<string>();
  const running = new Map<ApplicationPart, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  const settle = () => {
    const files = [...changed];
    changed.clear();
    for (const part of Object.keys(mainFiles) as ApplicationPart[]) {
      const loaded = sourceFiles(mainFiles[part]);
      const file = files.find((path) => loaded.has(path));
      if (file === undefined) continue;
      const next = (running.get(part) ?? Promise.resolve()).then(() => restart(part, file));
      running.set(part, next);
    }
  };
  const note = (file: string) => {
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(settle, SETTLE_MS);
  };
  for (const folder of FOLDERS) {
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      if (name?.endsWith('.ts')) note(`${folder}/${name}`);
    });
  }
  watch(join(root, 'config.ts'), () => note('config.ts'));
}
