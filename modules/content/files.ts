import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { z } from 'zod';
import { type ContentDocument, categoryFields, documentSchema, textFields } from './document.ts';

/** Where the articles and pages lie that come with the product. */
export const contentFolder = fileURLToPath(new URL('../../content/', import.meta.url));

export interface ContentFile {
  /** Relative to the folder, with forward slashes. */
  path: string;
  document: ContentDocument;
  hash: string;
}

/** A file that cannot be published; the message names it. */
export class BrokenFile extends Error {
  constructor(path: string, reason: string) {
    super(`content/${path}: ${reason}`);
    this.name = 'BrokenFile';
  }
}

/** @throws BrokenFile at the first file that is not right */
export function readContentFiles(folder = contentFolder): ContentFile[] {
  const paths = globSync('**/*.md', { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
  const files = paths.map((path) => parseFile(path, readFileSync(join(folder, path), 'utf8')));
  const seen = new Map<string, string>();
  for (const { path, document } of files) {
    const name = `${document.language}/${document.key}`;
    const other = seen.get(name);
    if (other) throw new BrokenFile(path, `has the key "${document.key}", as content/${other} has`);
    seen.set(name, path);
  }
  return files;
}

const articlePath = /^(?<language>de|en)\/blog\/(?<category>[^/]+)\/(?<slug>[^/]+)\.md$/;
const pagePath = /^(?<language>de|en)\/pages\/(?<category>[^/]+)\/(?<slug>[^/]+)\.md$/;

/** @throws BrokenFile */
export function parseFile(path: string, text: string): ContentFile {
  const { front, markdown } = split(path, text);
  const place = placeOf(path);
  const fields = place.kind === 'category' ? categoryFields : textFields;
  const read = checked(path, fields, front);
  const document = checked(path, documentSchema, { ...place, ...read, markdown });
  return { path, document, hash: createHash('sha256').update(text).digest('hex') };
}

function split(path: string, text: string): { front: unknown; markdown: string } {
  const [, yaml, body = ''] =
    /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(text) ?? [];
  if (yaml === undefined) throw new BrokenFile(path, 'has no front matter between lines of ---');
  try {
    // Dates stay text: the core schema of YAML 1.2 has none.
    return { front: parse(yaml, { schema: 'core' }), markdown: body.trim() };
  } catch (error) {
    throw new BrokenFile(path, (error as Error).message.split('\n', 1)[0] ?? 'is no YAML');
  }
}

function placeOf(path: string) {
  const article = articlePath.exec(path)?.groups;
  if (article) return { kind: 'article', ...article };
  const page = pagePath.exec(path)?.groups;
  if (!page) throw new BrokenFile(path, 'does not lie in <language>/{blog,pages}/<category>/');
  const { language, category, slug } = page;
  return slug === 'index' ? { kind: 'category', language, category } : { kind: 'page', ...page };
}

function checked<T extends z.ZodType>(path: string, schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.join('.');
  throw new BrokenFile(path, field ? `${field}: ${issue?.message}` : (issue?.message ?? 'invalid'));
}
