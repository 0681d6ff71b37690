import { z } from 'zod';
import { locales } from '#domain/site/paths.ts';
import { templateCategoryCodes, templateFormats } from '#domain/templates/categories.ts';

/** A contract template in the language of the caller, with its files in all languages. */
export const templateCardSchema = z.object({
  id: z.string(),
  category: z.enum(templateCategoryCodes),
  title: z.string(),
  summary: z.string(),
  /** The form that the law asks for. */
  form: z.string(),
  parties: z.array(z.string()),
  updated: z.string(),
  files: z.array(
    z.object({
      /** The last part of its address. */
      file: z.string(),
      language: z.enum(locales),
      format: z.enum(templateFormats),
      /** Whether this language counts when the two differ. */
      binding: z.boolean(),
    }),
  ),
});

export const templateSchema = templateCardSchema.extend({
  sources: z.array(z.string()),
  sections: z.array(z.string()),
  /** What is to be filled in. */
  placeholders: z.array(z.string()),
});
