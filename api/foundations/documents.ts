import multipart from '@fastify/multipart';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { addDocumentSchema } from '#domain/foundations/steps/documents.ts';
import { cleanName } from '#modules/files/file-name.ts';
import type { Uploads } from '#modules/files/uploads.ts';
import { releasedDocument } from '#projections/documents.ts';
import type { FoundationClient } from '#workflows/client.ts';
import { apiError, toInvalidPayload } from '../http/errors.ts';
import { withForm } from '../http/multipart-form.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { uuidOr403 } from '../http/requests.ts';
import { answers, data, documentId, foundationId, pdfAnswer } from '../http/schemas.ts';
import {
  acceptedSchema,
  actorOf,
  commandHeaders,
  commandIdOf,
  decide,
  expectedRevisionOf,
  receive,
  receivedSchema,
} from './commands.ts';
import { repeatedFileCommand, storeFileCommand, uploadOf } from './file-command.ts';
import {
  accessibleStatus,
  type FoundationReads,
  requireStatus,
  scopeOf,
} from './foundation-access.ts';

interface DocumentRoutes extends FoundationReads {
  process: Pick<FoundationClient, 'decide' | 'receive'>;
  uploads: Uploads;
}

/** Files of a foundation: staff add documents, founders prove the payment, both download. */
export const documentRoutes =
  (deps: DocumentRoutes): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(multipart);
    await app.register(addRoute(deps));
    await app.register(bankConfirmationRoute(deps));
    await app.register(downloadRoute(deps));
  };

const addRoute =
  (deps: DocumentRoutes): FastifyPluginAsyncZod =>
  async (app) => {
    const { db } = deps;
    const options = {
      config: { access: 'staff' },
      schema: {
        params: foundationId,
        headers: commandHeaders,
        response: answers({ 200: data(acceptedSchema) }),
      },
    } as const;
    app.post('/foundations/:id/documents', options, async (request, reply) => {
      const id = uuidOr403(request.params.id);
      return withForm(request, reply, async ({ fields, file }) => {
        await accessibleStatus(deps, id, 'all');
        const parsed = addDocumentSchema.pick({ title: true }).safeParse(fields);
        if (!parsed.success) throw toInvalidPayload(parsed.error);
        const command = {
          foundationId: id,
          commandId: commandIdOf(request),
          command: 'add-document',
          actor: actorOf(personOf(request)),
          extra: parsed.data,
          expectedRevision: expectedRevisionOf(request),
        } as const;
        const repeated = await repeatedFileCommand(db, command, file);
        if (!repeated) await requireStatus(deps, id, 'all', 'documents-pending');
        const stored = repeated ?? (await storeFileCommand(deps, command, file));
        const accepted = await decide(deps, stored);
        audit(request, 'upload', uploadOf(stored));
        return { data: accepted };
      });
    });
  };

const bankConfirmationRoute =
  (deps: DocumentRoutes): FastifyPluginAsyncZod =>
  async (app) => {
    const { db } = deps;
    const options = {
      config: { access: 'member' },
      schema: {
        params: foundationId,
        headers: commandHeaders,
        response: answers({ 200: data(acceptedSchema), 202: data(receivedSchema) }),
      },
    } as const;
    app.post('/foundations/:id/bank-confirmation', options, async (request, reply) => {
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
          expectedRevision: expectedRevisionOf(request),
        } as const;
        const repeated = await repeatedFileCommand(db, command, file);
        if (!repeated) await requireStatus(deps, id, scope, 'share-capital-payment-pending');
        const stored = repeated ?? (await storeFileCommand(deps, command, file));
        const receipt = await receive(deps, stored);
        audit(request, 'upload', uploadOf(stored));
        if (!('state' in receipt)) return { data: receipt };
        reply.code(202);
        return { data: receipt };
      });
    });
  };

const downloadRoute =
  ({ db, uploads }: Pick<DocumentRoutes, 'db' | 'uploads'>): FastifyPluginAsyncZod =>
  async (app) => {
    const options = {
      config: { access: 'signed-in', isDownload: true },
      schema: {
        params: foundationId.extend(documentId.shape),
        response: answers({ 200: pdfAnswer }),
      },
    } as const;
    app.get('/foundations/:id/documents/:documentId', options, async (request, reply) => {
      const person = personOf(request);
      const document = await releasedDocument(
        db,
        uuidOr403(request.params.id),
        uuidOr403(request.params.documentId),
        scopeOf(person),
      );
      if (!document) throw apiError('FORBIDDEN');
      const bytes = await uploads.read(document.id);
      audit(request, 'download', { target: { kind: 'document', id: document.id } });
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-length': document.size,
          'content-disposition': contentDisposition(cleanName(document.fileName)),
          'content-security-policy': "sandbox; default-src 'none'",
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-store',
        })
        .send(bytes);
    });
  };
