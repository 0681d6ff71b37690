import { use } from 'react';
import { I18nContext } from 'react-i18next';
import { type Locale, type PageName, type PathParams, pathTo } from '#domain/site/paths.ts';

interface Place {
  locale: Locale;
  /** The path of a page in the language of this one. */
  to: (name: PageName, params?: PathParams) => string;
}

/** The language of the page, and the paths of others in it. */
export function useLocale(): Place {
  const language = use(I18nContext)?.i18n.language;
  if (!language) throw new Error('There is no language outside its layout.');
  const locale = language === 'en' ? 'en' : 'de';
  return { locale, to: (name, params) => pathTo(name, locale, params) };
}
