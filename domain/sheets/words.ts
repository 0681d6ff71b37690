import type { Locale } from '../site/paths.ts';
import { type SheetWords, sheetWordsDe } from './words.de.ts';
import { sheetWordsEn } from './words.en.ts';

export const sheetWords: Readonly<Record<Locale, SheetWords>> = {
  de: sheetWordsDe,
  en: sheetWordsEn,
};
