import type { Operator } from '../operator.ts';
import type { Locale } from '../paths.ts';
import { german } from './de.ts';
import { english } from './en.ts';

/** The terms of every order, for the page and for the confirmation of an order. */
export const terms: Record<Locale, typeof german> = { de: german, en: english };

/** Fills in the data of the operator and of the law firm. */
export function fillLegalText(text: string, { lawFirm, ...company }: Operator): string {
  const values: Record<string, unknown> = {
    ...company,
    lawFirm: lawFirm.name,
    chamber: lawFirm.chamber,
  };
  return text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => String(values[key] ?? ''));
}
