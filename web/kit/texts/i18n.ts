import { createInstance, type i18n } from 'i18next';
import { fixSpacesIn } from '#domain/site/fixed-spaces.ts';
import type { Locale } from '#domain/site/paths.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnObjects: true;
    strictKeyChecks: true;
    strictInterpolationChecks: true;
  }
}

/** Texts by namespace, as the `handle` of a file of texts holds them. */
export type TextsByNamespace = Readonly<Record<string, object>>;

/**
 * The texts of one language. Its language never changes, so all requests and components share the
 * instance, and pages only add their namespaces to it.
 */
export function createI18n(locale: Locale, texts: TextsByNamespace): i18n {
  const instance = createInstance({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: fixSpacesIn(texts) },
    initAsync: false,
    // React escapes.
    interpolation: { escapeValue: false },
    // Objects and lists stay as they are, and the same ones at each look-up.
    returnedObjectHandler: (_key: string, words: unknown) => words,
    appendNamespaceToMissingKey: true,
    parseMissingKeyHandler: (key: string) => {
      throw new Error(`This page has no text ${key}.`);
    },
    missingInterpolationHandler: (text: string, [, name]: [string, string]) => {
      throw new Error(`There is no ${name} for the text "${text}".`);
    },
    react: { useSuspense: false, bindI18n: false },
  });
  void instance.init();
  return instance;
}

/** Adds the namespaces that a page brings. */
export function addTexts(instance: i18n, texts: TextsByNamespace): void {
  for (const [namespace, words] of Object.entries(texts)) {
    if (instance.hasResourceBundle(instance.language, namespace)) continue;
    instance.addResourceBundle(instance.language, namespace, fixSpacesIn(words));
  }
}
