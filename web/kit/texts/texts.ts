import { createContext } from 'react';
import { fixSpacesIn } from '#domain/site/fixed-spaces.ts';
import { type Locale, type PageName, type PathParams, pathTo } from '#domain/site/paths.ts';
import type { Namespace, Translate, Unfilled, Values } from './namespaces.ts';

/** Texts by namespace, as the `handle` of a file of texts holds them. */
export type TextsByNamespace = Readonly<Record<string, object>>;

/**
 * The texts of one language. Texts never change, so all requests and components share the instance,
 * and pages only add their namespaces to it. The format is that of i18next (docs/decisions:
 * "Texts without an engine").
 */
export function createTexts(locale: Locale, shared: TextsByNamespace) {
  const plurals = new Intl.PluralRules(locale);
  const loaded = new Map<string, object>();
  const add = (texts: TextsByNamespace) => {
    for (const [namespace, words] of Object.entries(texts)) {
      if (!loaded.has(namespace)) loaded.set(namespace, fixSpacesIn(words));
    }
  };
  /** Without values there is nothing to fill in: objects and lists stay the same at each look-up. */
  const t = (key: string, values?: Record<string, string | number>): unknown => {
    const [namespace = '', path = ''] = key.split(':');
    const words = loaded.get(namespace);
    const form = values && 'count' in values ? `_${plurals.select(Number(values.count))}` : '';
    const found = textAt(words, path + form) ?? textAt(words, path);
    if (found === undefined || (values && typeof found !== 'string')) {
      throw new Error(`This page has no text ${key}.`);
    }
    return values ? fillIn(String(found), values) : found;
  };
  add(shared);
  return {
    locale,
    add,
    has: (namespace: string) => loaded.has(namespace),
    t: t as Translate<Namespace>,
    to: (name: PageName, params?: PathParams) => pathTo(name, locale, params),
  };
}

const textAt = (words: object | undefined, path: string): unknown =>
  path === ''
    ? words
    : path
        .split('.')
        .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], words);

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
