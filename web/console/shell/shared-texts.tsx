import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#domain/site/paths.ts';
import { createTexts, type Texts, TextsContext } from '../../kit/texts/texts.ts';
import * as german from '../../shared/accounts/two-factor/texts.de.ts';
import * as english from '../../shared/accounts/two-factor/texts.en.ts';

/** Gives components shared with the site, such as the line, their texts in the console's language. */
export function sharedTexts(words: Record<Locale, { line: object }>) {
  const texts: Record<Locale, Texts> = {
    de: createTexts('de', { line: words.de.line, ...german.handle.texts }),
    en: createTexts('en', { line: words.en.line, ...english.handle.texts }),
  };
  return function SharedTexts({ children }: { children: ReactNode }) {
    const { language } = useTranslation().i18n;
    return <TextsContext value={texts[language === 'en' ? 'en' : 'de']}>{children}</TextsContext>;
  };
}
