import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales } from '#domain/site/paths.ts';
import { slugSchema } from '#domain/slug.ts';
import { templateCategoryCodes } from '#domain/templates/categories.ts';
import { BrokenFile, checked, splitFrontMatter } from '../content/front-matter.ts';
import { contentFolder } from '../shared/imported-files.ts';
import { parseContract, Unprintable } from './parse.ts';
import { placeholdersOf, type Template, type TemplatePair, templateFields } from './template.ts';

/**
 * The contract templates of the product, by category and title.
 *
 * @throws BrokenFile at the first broken file
 */
export function readTemplates(folder = contentFolder): TemplatePair[] {
  const ids = globSync('*', { cwd: join(folder, 'templates') });
  return ids.map((id) => readPair(folder, id)).toSorted(inOrder);
}

const rank = ({ category }: TemplatePair) => templateCategoryCodes.indexOf(category);
const inOrder = (one: TemplatePair, other: TemplatePair) =>
  rank(one) - rank(other) ||
  one.languages.de.title.localeCompare(other.languages.de.title, 'de') ||
  one.id.localeCompare(other.id);

function readPair(folder: string, name: string): TemplatePair {
  const id = checked(`templates/${name}`, slugSchema, name);
  const languages = {
    de: readTemplate(folder, id, 'de'),
    en: readTemplate(folder, id, 'en'),
  };
  refuseDifferences(id, languages);
  return { id, category: languages.de.category, languages };
}

function readTemplate(folder: string, id: string, language: Locale): Template {
  const path = `templates/${id}/${language}.md`;
  const text = readText(folder, path);
  const { front, markdown } = splitFrontMatter(path, text);
  const fields = checked(path, templateFields, front);
  try {
    const blocks = parseContract(markdown);
    const hash = createHash('sha256').update(text).digest('hex');
    return { ...fields, language, blocks, hash };
  } catch (error) {
    throw error instanceof Unprintable ? new BrokenFile(path, error.message) : error;
  }
}

function readText(folder: string, path: string): string {
  try {
    return readFileSync(join(folder, path), 'utf8');
  } catch {
    throw new BrokenFile(path, 'is missing');
  }
}

/** Refuses languages that differ in structure, since both are the same contract. */
function refuseDifferences(id: string, languages: Record<Locale, Template>): void {
  const { de, en } = languages;
  const path = `templates/${id}/en.md`;
  if (de.category !== en.category) throw new BrokenFile(path, 'has another category than de.md');
  if (shapeOf(de) !== shapeOf(en)) {
    throw new BrokenFile(path, 'has other sections or clauses than de.md');
  }
  for (const language of locales) {
    if (placeholdersOf(languages[language]).length === 0) {
      throw new BrokenFile(`templates/${id}/${language}.md`, 'has no placeholder to fill in');
    }
  }
}

const shapeOf = ({ blocks }: Template) =>
  blocks
    .flatMap((block) =>
      block.kind === 'section' || block.kind === 'clause' ? `${block.kind} ${block.number}` : [],
    )
    .join();
