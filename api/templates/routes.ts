import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { type Locale, locales } from '#domain/site/paths.ts';
import { bindingLanguage, templateFormats } from '#domain/templates/categories.ts';
import { readTemplates } from '#modules/templates/files.ts';
import { createTemplateFiles, fileTypes } from '#modules/templates/render.ts';
import { placeholdersOf, plain, type TemplatePair } from '#modules/templates/template.ts';
import { contentDisposition } from '../http/attachment.ts';
import { type Handlers, serve } from '../http/calls.ts';
import { apiError } from '../http/errors.ts';
import { languageOf } from '../http/request-language.ts';
import { templateCalls } from './schemas.ts';

/**
 * Contract templates and their files, for members.
 *
 * @throws BrokenFile for a broken template; the API does not start then
 */
export const templateRoutes = (folder?: string): FastifyPluginAsync => {
  const templates = readTemplates(folder);
  const byId = new Map(templates.map((one) => [one.id, one]));
  const files = createTemplateFiles();
  const inOrder = locales.flatMap((locale) => templates.map(({ languages }) => languages[locale]));
  let prepared: Promise<void> | undefined;
  return async (app) => {
    // After the list, somebody is likely to request a file.
    const prepare = () => {
      prepared ??= files.prepare(inOrder);
    };
    serve(app, templateCalls, { ...reading(templates, byId, prepare), ...sending(byId, files) });
  };
};

type Handled<Name extends keyof typeof templateCalls> = Pick<Handlers<typeof templateCalls>, Name>;

const reading = (
  templates: TemplatePair[],
  byId: Map<string, TemplatePair>,
  prepare: () => void,
): Handled<'GET /templates' | 'GET /templates/:id'> => ({
  'GET /templates': async (request, reply) => {
    const { category, limit, offset } = request.query;
    const language = languageOf(request);
    const found = templates.filter((one) => category === undefined || one.category === category);
    const cards = found.slice(offset, offset + limit).map((one) => cardOf(one, language));
    prepare();
    reply.header('content-language', language);
    return { data: cards, meta: { total: found.length } };
  },
  'GET /templates/:id': async (request, reply) => {
    const found = byId.get(request.params.id);
    if (!found) throw apiError('NOT_FOUND');
    const language = languageOf(request);
    const { sources, blocks } = found.languages[language];
    const sections = blocks.flatMap((one) => (one.kind === 'section' ? plain(one.text) : []));
    reply.header('content-language', language);
    const more = { sources, sections, placeholders: placeholdersOf({ blocks }) };
    return { data: { ...cardOf(found, language), ...more } };
  },
});

function cardOf({ id, category, languages }: TemplatePair, language: Locale) {
  const { title, summary, form, parties, updated } = languages[language];
  const files = locales.flatMap((one) =>
    templateFormats.map((format) => ({
      file: `${one}.${format}`,
      language: one,
      format,
      binding: one === bindingLanguage,
    })),
  );
  return { id, category, title, summary, form, parties, updated, files };
}

/** The language and format that the last part of an address names. */
export const fileNamed = (file: string) => fileSchema.safeParse(fileName.exec(file)?.groups);

const fileName = /^(?<language>de|en)\.(?<format>pdf|docx)$/;
const fileSchema = z.object({ language: z.enum(locales), format: z.enum(templateFormats) });

const sending = (
  byId: Map<string, TemplatePair>,
  files: ReturnType<typeof createTemplateFiles>,
): Handled<'GET /templates/:id/:file'> => ({
  'GET /templates/:id/:file': async (request, reply) => {
    const pair = byId.get(request.params.id);
    const wanted = fileNamed(request.params.file);
    if (!pair || !wanted.success) throw apiError('NOT_FOUND');
    const { language, format } = wanted.data;
    const template = pair.languages[language];
    const etag = files.etag(template, format);
    reply
      .header('etag', etag)
      .header('content-language', language)
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header(
        'content-disposition',
        contentDisposition(`${template.title.replaceAll('’', "'")}.${format}`),
      );
    if (request.headers['if-none-match'] === etag) return reply.code(304).send(null);
    return reply.type(fileTypes[format]).send(await files.read(template, format));
  },
});
