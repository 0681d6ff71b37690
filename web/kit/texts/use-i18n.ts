import { use } from 'react';
import { type PageName, type PathParams, pathTo } from '#domain/site/paths.ts';
import type { Namespace, Namespaces, Translate } from './namespaces.ts';
import type { Same } from './same.ts';
import type { shared } from './texts.de.ts';
import { TextsContext } from './texts.ts';

type Resources = typeof shared & Namespaces;

/** The shared texts and those of the given namespaces. */
export type Texts<Own extends Namespace = never> = Same<Pick<Resources, keyof typeof shared | Own>>;

/** The texts as one object; being replaced by `useTexts`. */
export function useI18n<Own extends Namespace = never>(..._own: Own[]) {
  const texts = use(TextsContext);
  if (!texts) throw new Error('There are no texts outside the layout of a language.');
  const { locale } = texts;
  return {
    t: texts.t as Translate<Own>,
    locale,
    texts: texts.i18n.getDataByLanguage(locale) as unknown as Texts<Own>,
    to: (name: PageName, params?: PathParams) => pathTo(name, locale, params),
  };
}
