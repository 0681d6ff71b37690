import type { EntryCard } from '#api/contract.gen.d.ts';
import type { PageName, PathParams } from '#domain/site/paths.ts';

type Place = Pick<EntryCard, 'kind' | 'category' | 'slug'> & { key?: string };

/** The page and the parameters under which an entry is found. */
export function pageOf({ kind, category, slug, key }: Place): {
  name: PageName;
  params: PathParams;
} {
  if (kind === 'news') return { name: 'news-article', params: { id: key } };
  if (kind === 'category') return { name: 'category', params: { category } };
  return { name: kind === 'page' ? 'content-page' : 'article', params: { category, slug } };
}
