import type { WholeEntry } from '#api/contract.gen.d.ts';
import { locales } from '#domain/site/paths.ts';
import type { ParamsByLocale } from '../../kit/texts/use-page.ts';

/** The parameters of an entry's page in each of its languages. */
export function paramsOf({ category, slugs }: WholeEntry): ParamsByLocale {
  const params: ParamsByLocale = {};
  for (const locale of locales) {
    const slug = slugs[locale];
    if (slug !== undefined) params[locale] = slug === '' ? { category } : { category, slug };
  }
  return params;
}
