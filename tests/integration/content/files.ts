import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A folder like `content/` with the given files. */
export function contentFolderWith(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const [path, text] of Object.entries(files)) write(path, text);
  return { folder, write, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The text of a file with everything an article needs. */
export function articleFile(fields: Record<string, unknown>, body = 'Ein Absatz.'): string {
  const all = {
    title: 'Was eine Gründung kostet',
    description: 'Notar, Gericht und unser Preis an einem Beispiel gerechnet.',
    author: 'law',
    published: '2026-09-14',
    related: [],
    sources: ['§ 5a GmbHG'],
    ...fields,
  };
  return fileOf(all, body);
}

export function categoryFile(fields: Record<string, unknown>, body = 'Worum es geht.'): string {
  return fileOf({ title: 'GmbH', description: 'Alles zur GmbH.', sources: [], ...fields }, body);
}

// JSON is YAML.
const fileOf = (fields: Record<string, unknown>, body: string) =>
  `---\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n')}\n---\n\n${body}\n`;
