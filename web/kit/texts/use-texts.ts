import { use } from 'react';
import type { Locale, PageName, PathParams } from '#domain/site/paths.ts';
import type { Namespace, Translate } from './namespaces.ts';
import { TextsContext } from './texts.ts';

interface TextsOf<Own extends Namespace> {
  /** `t('orders:title')`, with values `t('orders:due', { date })`; objects and lists as well. */
  t: Translate<Own>;
  locale: Locale;
  /** The path of a page in the language of this one. */
  to: (name: PageName, params?: PathParams) => string;
}

/**
 * Texts and paths in the language of the page. Components name the namespaces they use beside the
 * shared ones; `routes.ts` makes each page load what the components that it imports have named.
 */
export function useTexts<Own extends Namespace = never>(..._own: Own[]): TextsOf<Own> {
  const texts = use(TextsContext);
  if (!texts) throw new Error('There are no texts outside the layout of a language.');
  return texts;
}
