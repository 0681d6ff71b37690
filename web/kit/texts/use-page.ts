import { useMatches } from 'react-router';
import {
  isPageName,
  type Locale,
  type PageName,
  type PathParams,
  paths,
  pathTo,
} from '#domain/site/paths.ts';
import { isPublic } from '../../page-layouts.ts';

/** Parameters of a page by language; a language in which there is no such page is missing. */
export type ParamsByLocale = Partial<Record<Locale, PathParams>>;

export interface Here {
  name: PageName;
  locale: Locale;
  params: ParamsByLocale;
}

/**
 * The current page by its name in `paths.ts`; undefined for unknown addresses, such as those of
 * texts that do not exist. A loader whose page has other parameters in the other language returns
 * `paramsByLocale`.
 */
export function usePage(): Here | undefined {
  const leaf = useMatches().at(-1);
  const [locale, name] = leaf?.id.split('/') ?? [];
  if (!isPageName(name)) return undefined;
  const { params = {}, loaderData } = leaf ?? {};
  if (isPublic(name) && paths[name].de.includes(':') && loaderData === undefined) return undefined;
  return {
    name,
    locale: locale === 'en' ? 'en' : 'de',
    params: translated(loaderData) ?? { de: params, en: params },
  };
}

const translated = (loaded: unknown): ParamsByLocale | undefined =>
  (loaded as { paramsByLocale?: ParamsByLocale } | null | undefined)?.paramsByLocale;

/** The path of a page in a language, if it is there. */
export function pathIn({ name, params }: Here, locale: Locale): string | undefined {
  const own = params[locale];
  return own && pathTo(name, locale, own);
}
