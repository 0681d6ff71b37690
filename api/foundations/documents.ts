import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { type FounderFile, founderFiles, receiptOf } from '#domain/foundations/foundation.ts';
import { addDocumentSchema } from '#domain/foundations/steps/documents.ts';
import { firmInvoiceSchema } from '#domain/foundations/steps/firm-invoice.ts';
import { cleanName } from '#modules/files/file-name.ts';
import type { Uploads } from '#modules/files/uploads.ts';
import type { RateLimits } from '#modules/rate-limits/rate-limits.ts';
import type { FoundationClient } from '#workflows/client.ts';
import { privateDownload } from '../http/attachment.ts';
import { type Handlers, serve } from '../http/calls.ts';
import { refuseWait, toInvalidPayload } from '../http/errors.ts';
import { withForm } from '../http/multipart-form.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { commandIdOf, uuidOr403 } from '../http/requests.ts';
import { actorOf, decide, expectedRevisionOf, receive } from './commands.ts';
import { comparing } from './comparison.ts';
import { comparisonCalls } from './comparison-schemas.ts';
import { type FileCommand, sameAs, takeFile, textsOf, uploadOf } from './file-command.ts';
import {
  accessibleStatus,
  actorIn,
  type FoundationReads,
  requireRole,
  scopeOf,
} from './foundation-access.ts';
import { readableDocument } from './readable-document.ts';
import { addDocumentCalls, downloadCalls, firmInvoiceCalls, receiptCalls } from './schemas.ts';

interface DocumentRoutes extends FoundationReads {
  process: Pick<FoundationClient, 'decide' | 'receive'>;
  uploads: Uploads;
  limits: RateLimits;
}

/** Files of a foundation: staff add documents, founders upload theirs, and both download. */
export const documentRoutes =
  (deps: DocumentRoutes): FastifyPluginAsync =>
  async (app) => {
    await app.register(multipart);
    serve(app, addDocumentCalls, adding(deps));
    serve(app, firmInvoiceCalls, filingInvoices(deps));
    serve(app, receiptCalls, receiving(deps));
    serve(app, downloadCalls, downloading(deps));
    serve(app, comparisonCalls, comparing(deps));
  };

const adding = (deps: DocumentRoutes): Handlers<typeof addDocumentCalls> => ({
  'POST /foundations/:id/documents': async (request, reply) => {
    const id = uuidOr403(request.params.id);
    return withForm(request, reply, async ({ fields, file }) => {
      await accessibleStatus(deps, id, 'all');
      const parsed = addDocumentSchema.pick({ title: true, replaces: true }).safeParse(fields);
      if (!parsed.success) throw toInvalidPayload(parsed.error);
      return sentByTeam(deps, request, {
        message: { foundationId: id, command: 'add-document' },
        extra: textsOf(parsed.data),
        file,
      });
    });
  },
});

interface Sent {
  message: Pick<FileCommand, 'foundationId' | 'command'>;
  extra: FileCommand['extra'];
  file: MultipartFile;
}

/** A file of the team, which waits for the answer. */
async function sentByTeam(
  deps: DocumentRoutes,
  request: FastifyRequest,
  { message, extra, file }: Sent,
) {
  const command = {
    ...message,
    commandId: commandIdOf(request),
    actor: actorOf(personOf(request)),
    extra,
    expectedRevision: expectedRevisionOf(request),
  };
  const stored = await takeFile(deps, command, file, { way: 'file', scope: 'all' });
  const same = await sameAs(deps.db, stored, 'all');
  const accepted = await decide(deps, stored, 'file');
  audit(request, 'upload', uploadOf(stored));
  return { data: { ...accepted, ...same } };
}

const filingInvoices = (deps: DocumentRoutes): Handlers<typeof firmInvoiceCalls> => ({
  'POST /foundations/:id/firm-invoices': async (request, reply) => {
    const id = uuidOr403(request.params.id);
    return withForm(request, reply, async ({ fields, file }) => {
      await accessibleStatus(deps, id, 'all');
      const parsed = firmInvoiceSchema.safeParse(fields);
      if (!parsed.success) throw toInvalidPayload(parsed.error);
      return sentByTeam(deps, request, {
        message: { foundationId: id, command: 'file-firm-invoice' },
        extra: parsed.data,
        file,
      });
    });
  },
});

type Receiving = Handlers<typeof receiptCalls>;
type ReceiptHandler = Receiving[keyof Receiving];

const receiving = (deps: DocumentRoutes) =>
  Object.fromEntries(
    founderFiles.map((file) => [`POST /foundations/:id/${file}`, receipt(deps, file)]),
  ) as unknown as Receiving;

const receipt =
  (deps: DocumentRoutes, kind: FounderFile): ReceiptHandler =>
  async (request, reply) => {
    const person = personOf(request);
    const id = uuidOr403(request.params.id);
    return withForm(request, reply, async ({ file }) => {
      const scope = scopeOf(person);
      await accessibleStatus(deps, id, scope);
      const actor = await actorIn(deps.db, id, person);
      requireRole(receiptOf(kind), actor);
      const command = {
        foundationId: id,
        commandId: commandIdOf(request),
        command: receiptOf(kind),
        actor,
        extra: {},
        expectedRevision: expectedRevisionOf(request),
      };
      const afterTurn = async () => refuseWait(await deps.limits.take('files-member', person.id));
      const stored = await takeFile(deps, command, file, { way: 'file', scope, afterTurn });
      const same = await sameAs(deps.db, stored, 'received');
      const received = await receive(deps, stored);
      audit(request, 'upload', uploadOf(stored));
      if (!('state' in received)) return { data: { ...received, ...same } };
      reply.code(202);
      return { data: received };
    });
  };

const downloading = ({
  db,
  uploads,
}: Pick<DocumentRoutes, 'db' | 'uploads'>): Handlers<typeof downloadCalls> => ({
  'GET /foundations/:id/documents/:documentId': async (request, reply) => {
    const person = personOf(request);
    const document = await readableDocument(
      db,
      uuidOr403(request.params.id),
      uuidOr403(request.params.documentId),
      person,
    );
    const bytes = await uploads.read(document.id);
    audit(request, 'download', { target: { kind: 'document', id: document.id } });
    return reply.headers(privateDownload(cleanName(document.fileName), document.size)).send(bytes);
  },
});
