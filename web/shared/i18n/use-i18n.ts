import { useTranslation } from 'react-i18next';
import { type Locale, type PageName, type PathParams, pathTo } from '#domain/site/paths.ts';
import type { Texts } from './texts.ts';

/**
 * Everything a component needs to speak: `texts` (the typed object of texts of this language),
 * `t` for a text with values or numbers (`t('dates.days', { count })`), `locale`, and `to` for the
 * path of a page in this language.
 */
export function useI18n() {
  const { t, i18n } = useTranslation();
  const locale: Locale = i18n.language === 'en' ? 'en' : 'de';
  return {
    t,
    locale,
    texts: i18n.getResourceBundle(locale, 'translation') as Texts,
    to: (name: PageName, params?: PathParams) => pathTo(name, locale, params),
  };
}
