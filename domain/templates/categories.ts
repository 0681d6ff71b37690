import type { Locale } from '../site/paths.ts';

/** Purposes of contract templates, in the order of the page. */
export const templateCategories = {
  company: { de: 'Gesellschaft', en: 'The company' },
  people: { de: 'Menschen', en: 'People' },
  customers: { de: 'Kunden und Partner', en: 'Customers and partners' },
  data: { de: 'Daten und Website', en: 'Data and website' },
  finance: { de: 'Finanzierung', en: 'Finance' },
} as const satisfies Record<string, Record<Locale, string>>;

export type TemplateCategory = keyof typeof templateCategories;
export const templateCategoryCodes = Object.keys(templateCategories) as TemplateCategory[];

/** Only the German text of a template is binding; the English one helps to understand it. */
export const bindingLanguage: Locale = 'de';

export const templateFormats = ['pdf', 'docx'] as const;
export type TemplateFormat = (typeof templateFormats)[number];
