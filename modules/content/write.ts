import type { Database } from '#database/connection.ts';
import { notifyContentChanged } from '../shared/page-changes.ts';
import type { ContentEntry } from './entry.ts';
import { countWords, plainTextOf } from './markdown.ts';

const UNIQUE_VIOLATION = '23505';

/** Saves what an editor wrote; the file of the entry, if there is one, is ignored from now on. */
export async function saveEntry(
  db: Database,
  entry: ContentEntry,
  now: Date,
): Promise<'saved' | 'address-taken'> {
  const row = { ...rowOf(entry), edited_at: now, changed_at: now };
  try {
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('content_entries')
        .values(row)
        .onConflict((conflict) => conflict.columns(['language', 'key']).doUpdateSet(row))
        .execute();
      await notifyContentChanged(transaction);
    });
    return 'saved';
  } catch (error) {
    if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) return 'address-taken';
    throw error;
  }
}

export function rowOf(entry: ContentEntry) {
  const { language, key, kind, category, title, description, markdown, sources } = entry;
  const plainText = plainTextOf(markdown);
  const common = {
    language,
    key,
    kind,
    category,
    title,
    description,
    markdown,
    plain_text: plainText,
    words: countWords(plainText),
    sources: JSON.stringify(sources),
  };
  const nothing = { faq: '[]', related: '[]', author: null, published: null, updated: null };
  if (entry.kind === 'category') return { ...common, ...nothing, slug: '' };
  return {
    ...common,
    slug: entry.slug,
    author: entry.author,
    published: entry.published,
    updated: entry.updated ?? null,
    faq: JSON.stringify('faq' in entry ? entry.faq : []),
    related: JSON.stringify(entry.related),
  };
}
