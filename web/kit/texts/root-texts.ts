import type { Locale } from '#domain/site/paths.ts';
import { rootTexts as german } from './root-texts.de.ts';
import { rootTexts as english } from './root-texts.en.ts';

export const rootTextsOf = (locale: Locale) => (locale === 'en' ? english : german);
