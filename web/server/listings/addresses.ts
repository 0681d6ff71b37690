import type { EntryAddress } from '#api/contract.gen.d.ts';
import { articleCategoryCodes } from '#domain/site/categories.ts';
import {
  type Locale,
  locales,
  type PageName,
  type PathParams,
  pageNames,
  paths,
} from '#domain/site/paths.ts';
import { pages } from '../../pages.ts';
import type { PublicApi } from './public-api.ts';

/** A page that search engines may index. */
export interface Address {
  name: PageName;
  /** Parameters by language; a language in which there is no such page is missing. */
  params: Partial<Record<Locale, PathParams>>;
  /** The day of the last change, where it is known. */
  changed?: string | undefined;
}

/** As many rows as the API gives at once. */
const rowsAtOnce = 200;
/** Of each list. A sitemap holds 50,000 addresses at most, and each row has one in two languages. */
const rowsMax = 10_000;

/** @throws Error when the API does not answer */
export async function indexedAddresses(get: PublicApi): Promise<Address[]> {
  const [entries, products, partners] = await Promise.all([
    get('GET /texts'),
    everyRow((query) => get('GET /products', { query })),
    everyRow((query) => get('GET /partners', { query })),
  ]);
  return [
    ...pageNames
      .filter((name) => pages[name].indexed && !paths[name].de.includes(':'))
      .map((name) => inBoth(name, {})),
    ...articleCategoryCodes.map((category) => inBoth('blog-category', { category })),
    ...entries.map(addressOf),
    ...products.map(({ id, updatedAt }) => inBoth('service', { id }, updatedAt.slice(0, 10))),
    ...partners.map(({ slug, updatedAt }) => inBoth('partner', { slug }, updatedAt.slice(0, 10))),
  ];
}

/** A list of the API from its beginning, page by page. */
async function everyRow<Row>(
  get: (query: { limit: number; offset: number }) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  while (rows.length < rowsMax) {
    const page = await get({ limit: rowsAtOnce, offset: rows.length });
    rows.push(...page);
    if (page.length < rowsAtOnce) break;
  }
  return rows;
}

const inBoth = (name: PageName, params: PathParams, changed?: string): Address => ({
  name,
  params: Object.fromEntries(locales.map((locale) => [locale, params])),
  changed,
});

const pageOfKind = { article: 'article', page: 'content-page', category: 'category' } as const;

function addressOf({ kind, category, slugs, changed }: EntryAddress): Address {
  const params: Address['params'] = {};
  for (const locale of locales) {
    const slug = slugs[locale];
    if (slug !== undefined) params[locale] = { category, slug };
  }
  return { name: pageOfKind[kind], params, changed };
}
