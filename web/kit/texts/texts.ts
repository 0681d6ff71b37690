import { createInstance } from 'i18next';
import { createContext } from 'react';
import { fixSpacesIn } from '#domain/site/fixed-spaces.ts';
import { type Locale, type PageName, type PathParams, pathTo } from '#domain/site/paths.ts';
import type { Namespace, Translate, Unfilled, Values } from './namespaces.ts';

/** Texts by namespace, as the `handle` of a file of texts holds them. */
export type TextsByNamespace = Readonly<Record<string, object>>;

/**
 * The texts of one language. Texts never change, so all requests and components share the instance,
 * and pages only add their namespaces to it.
 */
export function createTexts(locale: Locale, shared: TextsByNamespace) {
  const i18n = createInstance();
  void i18n.init({
    lng: locale,
    resources: { [locale]: {} },
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  const add = (texts: TextsByNamespace) => {
    for (const [namespace, words] of Object.entries(texts)) {
      if (i18n.hasResourceBundle(locale, namespace)) continue;
      i18n.addResourceBundle(locale, namespace, fixSpacesIn(words));
    }
  };
  /** Without values there is nothing to fill in: objects and lists stay the same at each look-up. */
  const t = (key: string, values?: Record<string, string | number>): unknown => {
    if (values && i18n.exists(key, values)) return i18n.t(key, values);
    const [namespace = '', path = ''] = key.split(':');
    const found: unknown = i18n.getResource(locale, namespace, path);
    if (found === undefined || values) throw new Error(`This page has no text ${key}.`);
    return found;
  };
  add(shared);
  return {
    locale,
    add,
    i18n,
    t: t as Translate<Namespace>,
    to: (name: PageName, params?: PathParams) => pathTo(name, locale, params),
  };
}

export type Texts = ReturnType<typeof createTexts>;

export const TextsContext = createContext<Texts | undefined>(undefined);

/** Fills in a text that components get from others; `t` fills in what it looks up itself. */
export const fillIn = <Names extends string>(
  text: string | Unfilled<Names>,
  values: Values<Names>,
): string =>
  Object.entries<string | number>(values).reduce(
    (filled, [name, value]) => filled.replaceAll(`{{${name}}}`, () => String(value)),
    String(text),
  );
