import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

const web = join(import.meta.dirname, '..');

/** Imports of code, also those that wait until a part of the page is shown. */
const imports =
  /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\s+from\s+)?'([^']+)'|import\('([^']+)'\)/gm;
const lookUps = /\buseTranslation\(([^)]*)\)/g;
const declared = /interface ResourceNamespaceMap \{([^}]*)\}/;

const read = (file: string) => readFileSync(join(web, file), 'utf8');

/** The folders below `web/` whose files of texts declare the namespaces. */
function foldersByNamespace(): Map<string, string> {
  const files = globSync('{features,shared,desk,kit}/**/texts.de.ts', { cwd: web });
  return new Map(
    files.flatMap((file) => {
      const names = declared.exec(read(file))?.[1]?.matchAll(/(\w+):/g) ?? [];
      return [...names].map(([, name = '']) => [name, dirname(file)] as const);
    }),
  );
}

/** The files that a file imports, as far as they lie below `web/`. */
function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(imports)].flatMap(([, now, later]) => {
    const target = now ?? later ?? '';
    if (target.startsWith('#web/')) return [target.slice('#web/'.length)];
    const path = normalize(join(dirname(file), target));
    return target.startsWith('.') && /\.tsx?$/.test(path) && !path.startsWith('..') ? [path] : [];
  });
}

/**
 * Finds the folders of texts that pages and layouts need: those of the namespaces that they, or what
 * they import, name in `useTranslation`.
 */
export function textsOfFiles() {
  const folders = foldersByNamespace();
  const known = new Map<string, { imports: readonly string[]; folders: readonly string[] }>();

  function ownOf(file: string) {
    const found = known.get(file);
    if (found) return found;
    const text = read(file);
    const namespaces = [...text.matchAll(lookUps)].flatMap(([, names = '']) =>
      [...names.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
    );
    const own = {
      imports: importsOf(file, text),
      folders: namespaces.map((name) => {
        const folder = folders.get(name);
        if (!folder) throw new Error(`web/${file} uses texts that no file declares: ${name}.`);
        return folder;
      }),
    };
    known.set(file, own);
    return own;
  }

  /** Folders of texts, in a fixed order. */
  return (...files: readonly string[]): string[] => {
    const seen = new Set<string>();
    const open = files.map((file) => normalize(relative('.', file)));
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (seen.has(file)) continue;
      seen.add(file);
      open.push(...ownOf(file).imports);
    }
    const found = new Set([...seen].flatMap((file) => ownOf(file).folders));
    // The layout of a language brings them to every page.
    found.delete('kit/texts');
    return [...found].toSorted();
  };
}
