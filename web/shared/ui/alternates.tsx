import { useMatches, useRouteLoaderData } from 'react-router';
import {
  defaultLocale,
  isPageName,
  type Locale,
  locales,
  type PageName,
  pathTo,
} from '#domain/site/paths.ts';
import type { loader } from '../../root.tsx';

interface Here {
  name: PageName;
  locale: Locale;
  params: Record<string, string | undefined>;
}

/** The page that is shown, as `paths.ts` names it; undefined on the page for unknown addresses. */
export function usePage(): Here | undefined {
  const leaf = useMatches().at(-1);
  const [locale, name] = leaf?.id.split('/') ?? [];
  if (!isPageName(name)) return undefined;
  return { name, locale: locale === 'en' ? 'en' : 'de', params: leaf?.params ?? {} };
}

/** Canonical address and the same page in the other language, for search engines. */
export function Alternates() {
  const page = usePage();
  const site = useRouteLoaderData<typeof loader>('root');
  if (!page || !site) return null;
  const address = (locale: Locale) => site.publicUrl + pathTo(page.name, locale, page.params);
  return (
    <>
      <link rel="canonical" href={address(page.locale)} />
      {locales.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={address(locale)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(defaultLocale)} />
    </>
  );
}
