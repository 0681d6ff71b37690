import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#domain/site/paths.ts';
import { createTexts, type Texts, TextsContext } from '../../kit/texts/texts.ts';

/** Gives components shared with the site, such as the line, their texts in the console's language. */
export function sharedTexts(words: Record<Locale, { line: object }>) {
  const texts: Record<Locale, Texts> = {
    de: createTexts('de', { line: words.de.line }),
    en: createTexts('en', { line: words.en.line }),
  };
  return function SharedTexts({ children }: { children: ReactNode }) {
    const { language } = useTranslation().i18n;
    return <TextsContext value={texts[language === 'en' ? 'en' : 'de']}>{children}</TextsContext>;
  };
}
