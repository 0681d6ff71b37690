import type { TFunction, TypeOptions } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type Locale, type PageName, type PathParams, pathTo } from '#domain/site/paths.ts';
import type { Same } from './same.ts';
import type { shared } from './texts.de.ts';

type Shared = keyof typeof shared;
type Resources = TypeOptions['resources'];
/** Texts that only some pages load. */
export type Namespace = Exclude<keyof Resources, Shared>;

/** What every page may say, and the texts of the namespaces given. */
export type Texts<Own extends Namespace = never> = Same<Pick<Resources, Shared | Own>>;

/**
 * Everything a component needs to speak: `texts` (the typed object of texts of this language),
 * `t` for a text with values or numbers (`t('foundation:page.days', { count })`), `locale`, and
 * `to` for the path of a page in this language. A component names the texts it uses beside the
 * shared ones, because a page loads those of its own feature only; only the compiler looks at the
 * names.
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
