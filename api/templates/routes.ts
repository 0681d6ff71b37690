import { create as contentDisposition } from 'content-disposition';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Locale, locales } from '#domain/site/paths.ts';
import {
  bindingLanguage,
  templateCategoryCodes,
  templateFormats,
} from '#domain/templates/categories.ts';
import { placeholdersOf, plain, type TemplatePair } from '#modules/templates/document.ts';
import { readTemplates } from '#modules/templates/files.ts';
import { createTemplateFiles, fileTypes } from '#modules/templates/render.ts';
import { apiError } from '../http/errors.ts';
import { languageOf } from '../http/request-language.ts';
import { answers, data, list, noBody, page } from '../http/schemas.ts';
import { templateCardSchema, templateSchema } from './schemas.ts';

const config = { access: 'signed-in' } as const;
const templateId = z.string().max(80);

/**
 * Contract templates and their files, for members.
 *
 * @throws BrokenFile when a template is not right; the API does not start then
 */
export const templateRoutes = (folder?: string): FastifyPluginAsyncZod => {
  const templates = readTemplates(folder);
  const byId = new Map(templates.map((one) => [one.id, one]));
  const files = createTemplateFiles();
  const inOrder = locales.flatMap((locale) => templates.map(({ languages }) => languages[locale]));
  let prepared: Promise<void> | undefined;
  return async (app) => {
    // A file is likely to be requested next.
    const prepare = () => {
      prepared ??= files.prepare(inOrder);
    };
    await app.register(readRoutes(templates, byId, prepare));
    await app.register(fileRoute(byId, files));
  };
};

const readRoutes =
  (
    templates: TemplatePair[],
    byId: Map<string, TemplatePair>,
    prepare: () => void,
  ): FastifyPluginAsyncZod =>
  async (app) => {
    const listOptions = {
      config,
      schema: {
        querystring: page.extend({ category: z.enum(templateCategoryCodes).optional() }),
        response: answers({ 200: list(templateCardSchema) }),
      },
    };
    app.get('/templates', listOptions, async (request, reply) => {
      const { category, limit, offset } = request.query;
      const language = languageOf(request);
      const found = templates.filter((one) => category === undefined || one.category === category);
      const cards = found.slice(offset, offset + limit).map((one) => cardOf(one, language));
      prepare();
      reply.header('content-language', language);
      return { data: cards, meta: { total: found.length } };
    });
    const oneOptions = {
      config,
      schema: {
        params: z.object({ id: templateId }),
        response: answers({ 200: data(templateSchema) }),
      },
    };
    app.get('/templates/:id', oneOptions, async (request, reply) => {
      const found = byId.get(request.params.id);
      if (!found) throw apiError('NOT_FOUND');
      const language = languageOf(request);
      const { sources, blocks } = found.languages[language];
      const sections = blocks.flatMap((one) => (one.kind === 'section' ? plain(one.text) : []));
      reply.header('content-language', language);
      const more = { sources, sections, placeholders: placeholdersOf({ blocks }) };
      return { data: { ...cardOf(found, language), ...more } };
    });
  };

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

const binary = z.any().meta({ type: 'string', format: 'binary' });
const fileAnswer = {
  content: Object.fromEntries(
    Object.values(fileTypes).map((type) => [type, { schema: binary }] as const),
  ),
};

const fileName = /^(?<language>de|en)\.(?<format>pdf|docx)$/;
const fileSchema = z.object({ language: z.enum(locales), format: z.enum(templateFormats) });

const fileRoute =
  (
    byId: Map<string, TemplatePair>,
    files: ReturnType<typeof createTemplateFiles>,
  ): FastifyPluginAsyncZod =>
  async (app) => {
    const options = {
      config,
      schema: {
        params: z.object({ id: templateId, file: z.string().max(20) }),
        response: answers({ 200: fileAnswer, 304: noBody }),
      },
    };
    app.get('/templates/:id/:file', options, async (request, reply) => {
      const pair = byId.get(request.params.id);
      const wanted = fileSchema.safeParse(fileName.exec(request.params.file)?.groups);
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
    });
  };
