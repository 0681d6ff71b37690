import { useMatches } from 'react-router';
import { isPageName, type Locale, type PageName } from '#domain/site/paths.ts';

interface Here {
  name: PageName;
  locale: Locale;
  params: Record<string, string | undefined>;
}

/** The current page by its name in `paths.ts`; undefined for unknown addresses. */
export function usePage(): Here | undefined {
  const leaf = useMatches().at(-1);
  const [locale, name] = leaf?.id.split('/') ?? [];
  if (!isPageName(name)) return undefined;
  return { name, locale: locale === 'en' ? 'en' : 'de', params: leaf?.params ?? {} };
}
