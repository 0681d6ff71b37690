import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import {
  type ContentEntry,
  categoryFields,
  entrySchema,
  newsFields,
  textFields,
} from '#domain/content/entry.ts';
import { fillAmounts } from '#domain/pricing/amounts.ts';
import { locales } from '#domain/site/paths.ts';
import { keepingAmounts } from '../shared/as-written.ts';
import { contentFolder } from '../shared/imported-files.ts';
import { BrokenFile, checked, splitFrontMatter } from './front-matter.ts';

export interface ContentFile {
  /** Relative to the folder, with forward slashes. */
  path: string;
  entry: ContentEntry;
  /** Fields with the names of amounts in place of the amounts. */
  asWritten: Readonly<Record<string, unknown>>;
}

/** @throws BrokenFile at the first broken file */
export function readContentFiles(folder = contentFolder): ContentFile[] {
  const paths = globSync('**/*.md', { cwd: folder, exclude: ['templates/**', 'replies/**'] })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
  const files = paths.map((path) => parseFile(path, readFileSync(join(folder, path), 'utf8')));
  const seen = new Map<string, string>();
  for (const { path, entry } of files) {
    const name = `${entry.language}/${entry.key}`;
    const other = seen.get(name);
    if (other) throw new BrokenFile(path, `has the key "${entry.key}", as content/${other} has`);
    seen.set(name, path);
  }
  return files;
}

const articlePath = /^(?<language>de|en)\/blog\/(?<category>[^/]+)\/(?<slug>[^/]+)\.md$/;
const pagePath = /^(?<language>de|en)\/pages\/(?<category>[^/]+)\/(?<slug>[^/]+)\.md$/;

const newsPath = /^(?<language>de|en)\/news\/(?<slug>[^/]+)\.md$/;

const fieldsOf = {
  article: textFields,
  page: textFields,
  category: categoryFields,
  news: newsFields,
};

/** @throws BrokenFile */
export function parseFile(path: string, text: string): ContentFile {
  const place = placeOf(path);
  const filled = filledIn(path, text, place.language);
  const { front, markdown } = splitFrontMatter(path, filled);
  const read = checked(path, fieldsOf[place.kind], front);
  const entry = checked(path, entrySchema, { ...place, ...read, markdown });
  return { path, entry, asWritten: writtenIn(path, text, entry) };
}

function writtenIn(path: string, text: string, entry: ContentEntry): ContentFile['asWritten'] {
  const { front, markdown } = keepingAmounts(text, (masked) => splitFrontMatter(path, masked)) as {
    front: object;
    markdown: string;
  };
  return { ...front, markdown, ...('slug' in entry && { slug: entry.slug }) };
}

/** The text with the amounts of the fee table, so that a new table renews the entry, too. */
function filledIn(path: string, text: string, language?: string): string {
  try {
    return fillAmounts(text, z.enum(locales).parse(language));
  } catch (error) {
    throw new BrokenFile(path, (error as Error).message);
  }
}

function placeOf(path: string) {
  const news = newsPath.exec(path)?.groups;
  if (news) return { kind: 'news', category: 'news', ...news } as const;
  const article = articlePath.exec(path)?.groups;
  if (article) return { kind: 'article', ...article } as const;
  const page = pagePath.exec(path)?.groups;
  if (!page)
    throw new BrokenFile(
      path,
      'does not lie in <language>/{blog,pages}/<category>/ or <language>/news/',
    );
  const { language, category, slug } = page;
  if (slug === 'index') return { kind: 'category', language, category } as const;
  return { kind: 'page', ...page } as const;
}
