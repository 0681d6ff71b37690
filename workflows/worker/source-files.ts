import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';

/** The folder of the package. */
const root = resolve(import.meta.dirname, '../..');

/**
 * Every file of the package that these files load, directly or indirectly, including themselves but not type-only
 * imports. Paths are relative to the package.
 */
export function sourceFiles(entries: readonly string[]): Set<string> {
  const found = new Set<string>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file) || !existsSync(join(root, file))) continue;
    found.add(file);
    open.push(...importsOf(file));
  }
  return found;
}

const IMPORT =
  /^(?:import|export) (?!type )(?:[^'";]*? from )?'([#.][^']+)'|import\('([#.][^']+)'\)/gm;

function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(IMPORT)].map(([, statically, dynamically]) => {
    const target = statically ?? dynamically ?? '';
    if (target === '#config') return 'config.ts';
    return target.startsWith('#') ? target.slice(1) : normalize(join(dirname(file), target));
  });
}
