import type { DocumentCard, WholeDocument } from '#api/contract.ts';
import { locales, type PathParams } from '#domain/site/paths.ts';
import type { ParamsByLocale } from '../../shared/i18n/use-page.ts';

/** A path of the API; parameters come from the address as it was typed. */
export const apiPath = (folder: 'articles' | 'pages', ...names: (string | undefined)[]) =>
  `/${[folder, ...names.map((name) => encodeURIComponent(name ?? ''))].join('/')}`;

/** The parameters of a document's page in each of its languages. */
export function paramsOf({ category, slugs }: WholeDocument): ParamsByLocale {
  const params: ParamsByLocale = {};
  for (const locale of locales) {
    const slug = slugs[locale];
    if (slug !== undefined) params[locale] = slug === '' ? { category } : { category, slug };
  }
  return params;
}

/** The page and the parameters under which a document is found. */
export function pageOf({ kind, category, slug }: Pick<DocumentCard, 'kind' | 'category' | 'slug'>) {
  const name = ({ article: 'article', page: 'content-page', category: 'category' } as const)[kind];
  const params: PathParams = kind === 'category' ? { category } : { category, slug };
  return { name, params };
}
