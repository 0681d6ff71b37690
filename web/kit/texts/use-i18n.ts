import type { TFunction, TypeOptions } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type Locale, type PageName, type PathParams, pathTo } from '#domain/site/paths.ts';
import type { Same } from './same.ts';
import type { shared } from './texts.de.ts';

type Shared = keyof typeof shared;
type Resources = TypeOptions['resources'];
/** Namespaces that only some pages load. */
export type Namespace = Exclude<keyof Resources, Shared>;

/** The shared texts and those of the given namespaces. */
export type Texts<Own extends Namespace = never> = Same<Pick<Resources, Shared | Own>>;

/**
 * Texts and paths in the language of the page: `texts` is the typed object of texts, `t` formats a
 * text with values (`t('foundation:page.days', { count })`), `to` is the path of a page.
 *
 * A page loads only the shared texts and those of its own feature. Components name the namespaces
 * they use, so that the compiler rejects texts that may not be loaded.
 */
export function useI18n<Own extends Namespace = never>(..._own: Own[]) {
  const { t, i18n } = useTranslation();
  const locale: Locale = i18n.language === 'en' ? 'en' : 'de';
  return {
    t: t as unknown as TFunction<['common', Shared | Own]>,
    locale,
    texts: i18n.getDataByLanguage(locale) as unknown as Texts<Own>,
    to: (name: PageName, params?: PathParams) => pathTo(name, locale, params),
  };
}
