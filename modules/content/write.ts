import type { Database } from '#database/connection.ts';
import { notifyContentChanged } from '../shared/page-changes.ts';
import type { ContentDocument } from './document.ts';
import { countWords, plainTextOf } from './markdown.ts';

const UNIQUE_VIOLATION = '23505';

/** Saves what an editor wrote; the file of the document, if there is one, is ignored from now on. */
export async function saveDocument(
  db: Database,
  document: ContentDocument,
  now: Date,
): Promise<'saved' | 'address-taken'> {
  const row = { ...rowOf(document), edited_at: now, changed_at: now };
  try {
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('content_documents')
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

export function rowOf(document: ContentDocument) {
  const { language, key, kind, category, title, description, markdown, sources } = document;
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
  if (document.kind === 'category') return { ...common, ...nothing, slug: '' };
  return {
    ...common,
    slug: document.slug,
    author: document.author,
    published: document.published,
    updated: document.updated ?? null,
    faq: JSON.stringify('faq' in document ? document.faq : []),
    related: JSON.stringify(document.related),
  };
}
