import type { FastifyPluginAsync } from 'fastify';
import { fillingFor } from '#domain/templates/filling.ts';
import { readTemplates } from '#modules/templates/files.ts';
import { filledIn } from '#modules/templates/fill.ts';
import { fileTypes, renderFilled } from '#modules/templates/render.ts';
import { sheetFactsOf } from '#projections/foundations/sheet-facts.ts';
import { type FoundationReads, readable } from '../foundations/foundation-access.ts';
import { contentDisposition } from '../http/attachment.ts';
import { serve } from '../http/calls.ts';
import { apiError } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { fileNamed } from './routes.ts';
import { filledTemplateCalls } from './schemas.ts';

/** Contract templates that are filled in for a formation. */
export const filledTemplateRoutes = (reads: FoundationReads): FastifyPluginAsync => {
  const byId = new Map(readTemplates().map(({ id, languages }) => [id, languages]));
  return async (app) =>
    serve(app, filledTemplateCalls, {
      'GET /foundations/:id/templates/:template/:file': async (request, reply) => {
        const person = personOf(request);
        const { template: name, file } = request.params;
        const { id, viewer: reader } = await readable(reads, request.params.id, person);
        const company = await sheetFactsOf(reads.db, id);
        if (!company) throw apiError('FORBIDDEN');
        const languages = byId.get(name);
        const wanted = fileNamed(file);
        if (!languages || !wanted.success) throw apiError('NOT_FOUND');
        const { language, format } = wanted.data;
        const template = languages[language];
        const values = fillingFor(company, { reader, language, template: name });
        const job = { template: filledIn(template, values), format };
        const bytes = await renderFilled(job, person.id);
        audit(request, 'download', { target: { kind: 'foundation', id } });
        return reply
          .headers({
            'content-language': language,
            'content-security-policy': "sandbox; default-src 'none'",
            'content-disposition': contentDisposition(
              `${template.title.replaceAll('’', "'")}.${format}`,
            ),
            'cache-control': 'no-store',
          })
          .type(fileTypes[format])
          .send(bytes);
      },
    });
};
