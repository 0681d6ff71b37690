import type { Database } from '#database/connection.ts';
import type { ContentEntry } from '#domain/content/entry.ts';
import { fingerprintOf } from '../shared/fingerprint.ts';
import { plainTextAside } from './aside.ts';
import type { Answers } from './aside-worker.ts';

/** Puts entries on the site, in place of those with the same keys. */
export async function writeEntries(
  transaction: Database,
  entries: readonly ContentEntry[],
  now: Date,
): Promise<void> {
  await removeEntries(transaction, entries);
  // Text from the desk may take long to process, and this process answers everybody's requests.
  const rows: ReturnType<typeof rowOf>[] = [];
  for (const entry of entries) {
    rows.push(rowOf(entry, await plainTextAside(entry.markdown), now));
  }
  await transaction.insertInto('content_entries').values(rows).execute();
}

/** Takes entries off the site in all languages. */
export async function removeEntries(
  transaction: Database,
  entries: readonly Pick<ContentEntry, 'key'>[],
): Promise<void> {
  const keys = entries.map(({ key }) => key);
  await transaction.deleteFrom('content_entries').where('key', 'in', keys).execute();
}

function rowOf(entry: ContentEntry, { text, words }: Answers['plain'], now: Date) {
  const { language, key, kind, category, title, description, markdown, sources } = entry;
  const common = {
    language,
    key,
    kind,
    category,
    title,
    description,
    markdown,
    plain_text: text,
    words,
    changed_at: now,
    // Changes with the text and with its amounts.
    file_hash: fingerprintOf(entry),
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
