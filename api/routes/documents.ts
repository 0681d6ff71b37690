import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { addDocumentSchema } from '#domain/foundation/documents.ts';
import { cleanName } from '#modules/files/uploads.ts';
import { releasedDocument } from '#projections/documents.ts';
import { actorOf, commandIdOf, decide, receive } from '../commands.ts';
import type { Deps } from '../deps.ts';
import { apiError, toInvalidPayload } from '../errors.ts';
import { storeFileCommand } from '../file-command.ts';
import { accessibleStatus, scopeOf, uuidOr403 } from '../foundation-access.ts';
import { withForm } from '../multipart-form.ts';
import { personOf } from '../plugins/guards.ts';
import { documentId, foundationId } from '../schemas.ts';

const titleSchema = addDocumentSchema.pick({ title: true });
const params = { schema: { params: foundationId } };

/** Files of a foundation: what staff add, what the founder proves, what people download. */
export const documentRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(multipart);
    const staff = { config: { access: 'staff' }, ...params } as const;
    app.post('/foundations/:id/documents', staff, async (request, reply) => {
      const person = personOf(request);
      const id = uuidOr403(request.params.id);
      return withForm(request, reply, async ({ fields, file }) => {
        await accessibleStatus(deps, id, 'all');
        const parsed = titleSchema.safeParse(fields);
        if (!parsed.success) throw toInvalidPayload(parsed.error);
        const command = {
          foundationId: id,
          commandId: commandIdOf(request),
          command: 'add-document',
          actor: actorOf(person),
          extra: parsed.data,
        } as const;
        const turn = { status: 'documents-pending', scope: 'all' } as const;
        return { data: await decide(deps, await storeFileCommand(deps, command, { file, turn })) };
      });
    });

    const member = { config: { access: 'member' }, ...params } as const;
    app.post('/foundations/:id/bank-confirmation', member, async (request, reply) => {
      const person = personOf(request);
      const id = uuidOr403(request.params.id);
      return withForm(request, reply, async ({ file }) => {
        const scope = scopeOf(person);
        await accessibleStatus(deps, id, scope);
        const command = {
          foundationId: id,
          commandId: commandIdOf(request),
          command: 'receive-bank-confirmation',
          actor: actorOf(person),
          extra: {},
        } as const;
        const turn = { status: 'share-capital-payment-pending', scope } as const;
        const receipt = await receive(deps, await storeFileCommand(deps, command, { file, turn }));
        if ('state' in receipt) reply.code(202);
        return { data: receipt };
      });
    });
    await app.register(downloadRoute(deps));
  };

const downloadRoute =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const signedIn = {
      config: { access: 'signed-in' },
      schema: { params: foundationId.extend(documentId.shape) },
    } as const;
    app.get('/foundations/:id/documents/:documentId', signedIn, async (request, reply) => {
      const person = personOf(request);
      const document = await releasedDocument(
        deps.connection.db,
        uuidOr403(request.params.id),
        uuidOr403(request.params.documentId),
        scopeOf(person),
      );
      if (!document) throw apiError('FORBIDDEN');
      const bytes = await deps.uploads.read(document.id);
      request.log.info({ actor: person.id, document: document.id }, 'download');
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-length': document.size,
          'content-disposition': attachment(document.fileName),
          'content-security-policy': "sandbox; default-src 'none'",
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-store',
        })
        .send(bytes);
    });
  };

/** RFC 6266: the name in UTF-8, and one in ASCII for what does not know that. */
function attachment(name: string): string {
  const safe = cleanName(name);
  const ascii = safe
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '_');
  const utf8 = encodeURIComponent(safe).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${utf8}`;
}
