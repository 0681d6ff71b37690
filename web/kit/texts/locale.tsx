import { Outlet, useMatches } from 'react-router';
import type { Locale } from '#domain/site/paths.ts';
import { createTexts, type TextsByNamespace, TextsContext } from './texts.ts';

/** The `handle` of a texts file: texts by namespace. */
interface TextsHandle {
  texts: TextsByNamespace;
}

/** The layout that sets the language of its pages. It collects the texts of all matched routes. */
export function localeLayout(locale: Locale, shared: TextsByNamespace) {
  const texts = createTexts(locale, shared);
  return function LocaleLayout() {
    for (const { handle } of useMatches()) {
      if (holdsTexts(handle)) texts.add(handle.texts);
    }
    return (
      <TextsContext value={texts}>
        <Outlet />
      </TextsContext>
    );
  };
}

const holdsTexts = (handle: unknown): handle is TextsHandle =>
  typeof handle === 'object' && handle !== null && 'texts' in handle;
