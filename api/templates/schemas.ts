import { z } from 'zod';
import { locales } from '#domain/site/paths.ts';
import { templateCategoryCodes, templateFormats } from '#domain/templates/categories.ts';
import { fileTypes } from '#modules/templates/render.ts';
import { declareCalls } from '../http/calls.ts';
import { data, list, noBody, ofId, page } from '../http/schemas.ts';

/** A contract template in the language of the caller, with its files in all languages. */
export const templateCardSchema = z.object({
  id: z.string(),
  category: z.enum(templateCategoryCodes),
  title: z.string(),
  summary: z.string(),
  /** The form that the law requires. */
  form: z.string(),
  parties: z.array(z.string()),
  updated: z.string(),
  files: z.array(
    z.object({
      /** The last part of its address. */
      file: z.string(),
      language: z.enum(locales),
      format: z.enum(templateFormats),
      /** Whether this language is the binding one. */
      binding: z.boolean(),
    }),
  ),
});

export const templateSchema = templateCardSchema.extend({
  sources: z.array(z.string()),
  sections: z.array(z.string()),
  /** Placeholders for the user. */
  placeholders: z.array(z.string()),
});

const binary = z.unknown().meta({ type: 'string', format: 'binary' });
const fileAnswer = {
  content: Object.fromEntries(
    Object.values(fileTypes).map((type) => [type, { schema: binary }] as const),
  ),
};
const template = z.object({ id: z.string().max(80) });

export const templateCalls = declareCalls({
  'GET /templates': {
    access: 'signed-in',
    query: page.extend({ category: z.enum(templateCategoryCodes).optional() }),
    answers: { 200: list(templateCardSchema) },
  },
  'GET /templates/:id': {
    access: 'signed-in',
    params: template,
    answers: { 200: data(templateSchema) },
  },
  'GET /templates/:id/:file': {
    access: 'signed-in',
    params: template.extend({ file: z.string().max(20) }),
    answers: { 200: fileAnswer, 304: noBody },
  },
});

/** A template with company, seat and people of a formation in which the member takes part. */
export const filledTemplateCalls = declareCalls({
  'GET /foundations/:id/templates/:template/:file': {
    access: 'member',
    isDownload: true,
    params: ofId.extend({ template: z.string().max(80), file: z.string().max(20) }),
    answers: { 200: fileAnswer },
  },
});
