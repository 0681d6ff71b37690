import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

export interface Source {
  /** Relative to the package, with forward slashes. */
  path: string;
  text: string;
  imports: Import[];
}

export interface Import {
  /** A path inside the package, or the name of a package. */
  target: string;
  typeOnly: boolean;
}

const MADE = ['node_modules', '.data', '.react-router', '.git', 'build', 'histories'];

/** Every handwritten file with one of these endings. */
export function filesOf(...endings: string[]): string[] {
  const found = globSync(`**/*.{${endings.join(',')},}`, {
    cwd: root,
    exclude: (name) => MADE.includes(name.split('/').at(-1) ?? ''),
  });
  return found.filter((path) => endings.some((ending) => path.endsWith(`.${ending}`))).toSorted();
}

export const read = (path: string) => readFileSync(join(root, path), 'utf8');

export function sources(): Source[] {
  return filesOf('ts', 'tsx', 'mjs').map((path) => {
    const text = read(path);
    return { path, text, imports: importsOf(path, text) };
  });
}

const STATEMENT =
  /^(?:import|export)\s+(type\s+)?(?:([^'";]*?)\s+from\s+)?'([^']+)'|import\('([^']+)'\)/gm;

function importsOf(path: string, text: string): Import[] {
  return [...text.matchAll(STATEMENT)].map(([, type, names = '', from, dynamic]) => ({
    target: targetOf(path, from ?? dynamic ?? ''),
    typeOnly: Boolean(type) || onlyTypes(names),
  }));
}

/** `{ type A, type B }` imports no code, either. */
function onlyTypes(names: string): boolean {
  const inside = /^\{([\s\S]*)\}$/.exec(names.trim())?.[1];
  const each = inside?.split(',').filter((name) => name.trim() !== '') ?? [];
  return each.length > 0 && each.every((name) => name.trim().startsWith('type '));
}

function targetOf(path: string, specifier: string): string {
  if (specifier === '#config') return 'config.ts';
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return normalize(join(dirname(path), specifier));
  return specifier;
}

/** Without comments, which may mention what code must not do. */
export function code(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}
