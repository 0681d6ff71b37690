import multipart from '@fastify/multipart';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { handedOver } from '#domain/messages/handed-over.ts';
import { audiences } from '#domain/messages/messages.ts';
import { defaultLocale } from '#domain/site/paths.ts';
import type { PersonKeys } from '#event-store/personal-data.ts';
import { activeReader } from '#modules/accounts/directory/people.ts';
import { cleanName } from '#modules/files/file-name.ts';
import type { Uploads } from '#modules/files/uploads.ts';
import { handOver } from '#modules/messages/hand-over.ts';
import { addMessageFile, sentFile } from '#modules/messages/message-files.ts';
import { messagesOf } from '#modules/messages/read-messages.ts';
import { noteRead, readTo, threadsOf } from '#modules/messages/readings.ts';
import { changeMessage, removeMessage, writeMessage } from '#modules/messages/write-message.ts';
import type { RateLimits } from '#modules/rate-limits/rate-limits.ts';
import { notifyCase } from '#projections/checkpoint-watch.ts';
import { participantsOf } from '#projections/foundations/participations.ts';
import type { FoundationReads } from '../foundations/foundation-access.ts';
import { privateDownload } from '../http/attachment.ts';
import { type Handlers, serve } from '../http/calls.ts';
import { apiError, refuseWait, toInvalidPayload } from '../http/errors.ts';
import { toFileError } from '../http/file-errors.ts';
import { fileNameOf, withForm } from '../http/multipart-form.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { uuidOr404 } from '../http/requests.ts';
import { named } from './named.ts';
import { refusalOf } from './refusal.ts';
import { messageCalls, messageFileCalls } from './schemas.ts';
import { type Correspondence, correspondenceOf, messageIdOf, threadIn } from './thread.ts';
import { toldOf } from './told.ts';

interface MessageRoutes extends FoundationReads {
  keys: Pick<PersonKeys, 'sealText' | 'openTexts'>;
  uploads: Uploads;
  limits: RateLimits;
}

type Handled<Name extends keyof typeof messageCalls> = Pick<Handlers<typeof messageCalls>, Name>;

/** What the people of a formation write to each other, in threads by whom they are for. */
export const messageRoutes =
  (deps: MessageRoutes): FastifyPluginAsync =>
  async (app) => {
    await app.register(multipart);
    serve(app, messageCalls, { ...reading(deps), ...writing(deps), ...downloading(deps) });
    serve(app, messageFileCalls, uploading(deps));
  };

const reading = (
  deps: MessageRoutes,
): Handled<
  | 'GET /foundations/:id/threads'
  | 'GET /foundations/:id/messages'
  | 'POST /foundations/:id/messages/read'
> => ({
  'GET /foundations/:id/threads': async (request) => {
    const found = await correspondenceOf(deps, request, request.params.id);
    const { foundationId, author, audiences: shown, leadId } = found;
    const as = { reader: author.reader, audiences: shown };
    const [threads, lead] = await Promise.all([
      threadsOf(deps.db, foundationId, as),
      activeReader(deps.db, leadId),
    ]);
    return { data: { audiences: shown, threads, language: lead?.language ?? defaultLocale } };
  },
  'GET /foundations/:id/messages': async (request) => {
    const found = await correspondenceOf(deps, request, request.params.id);
    const thread = threadIn(found, request.query.audience);
    const { messages, more } = await messagesOf(deps, thread, request.query);
    const meta = { more, readTo: await readTo(deps.db, thread, found.author.reader) };
    return { data: await named(deps.db, found, messages), meta };
  },
  'POST /foundations/:id/messages/read': async (request, reply) => {
    const found = await correspondenceOf(deps, request, request.params.id);
    const { audience, upTo } = request.body;
    const thread = threadIn(found, audience);
    const isNews = await noteRead(deps.db, thread, { reader: found.author.reader, upTo });
    if (isNews) await notifyCase(deps.db, found.foundationId);
    return reply.code(204).send();
  },
});

const writing = (
  deps: MessageRoutes,
): Handled<
  | 'POST /foundations/:id/messages'
  | 'PATCH /foundations/:id/messages/:messageId'
  | 'DELETE /foundations/:id/messages/:messageId'
  | 'POST /foundations/:id/messages/:messageId/hand-over'
> => ({
  'POST /foundations/:id/messages': async (request) => {
    const found = await correspondenceOf(deps, request, request.params.id);
    const { audience, text, fileIds } = request.body;
    const thread = threadIn(found, audience);
    const { foundationId, author, sealedBy, roomId } = found;
    // What was written in a room stays to be read once it is closed.
    if (audience === 'notary' && roomId === undefined) throw apiError('THREAD_ENDED');
    const id = messageIdOf(request, found);
    const members = [...(await participantsOf(deps.db, [foundationId]))];
    const tells = await toldOf(deps.db, found, audience);
    const message = { id, author, text, fileIds, sealedBy, members, tells, roomId };
    const written = await writeMessage(deps, thread, message, new Date());
    if ('refused' in written) throw refusalOf(written.refused);
    await notifyCase(deps.db, foundationId);
    return { data: { id, number: written.number } };
  },
  'PATCH /foundations/:id/messages/:messageId': async (request, reply) => {
    const found = await correspondenceOf(deps, request, request.params.id);
    const { audience, text } = request.body;
    const change = { ...ownMessage(request.params.messageId, found), text };
    const refused = await changeMessage(
      deps,
      { ...threadIn(found, audience), ...change },
      new Date(),
    );
    if (refused) throw refusalOf(refused);
    await notifyCase(deps.db, found.foundationId);
    return reply.code(204).send();
  },
  'DELETE /foundations/:id/messages/:messageId': async (request, reply) => {
    const found = await correspondenceOf(deps, request, request.params.id);
    const own = ownMessage(request.params.messageId, found);
    const thread = threadIn(found, request.query.audience);
    const refused = await removeMessage(deps, { ...thread, ...own }, new Date());
    if (refused) throw refusalOf(refused);
    await notifyCase(deps.db, found.foundationId);
    return reply.code(204).send();
  },
  'POST /foundations/:id/messages/:messageId/hand-over': async (request, reply) => {
    const found = await correspondenceOf(deps, request, request.params.id);
    const { foundationId, author: by, leadId } = found;
    const messageId = uuidOr404(request.params.messageId);
    const lead = await activeReader(deps.db, leadId);
    const told = handedOver[lead?.language ?? defaultLocale];
    const members = [...(await participantsOf(deps.db, [foundationId]))];
    const handing = { foundationId, messageId, by, leadId, told, members };
    const refused = await handOver(deps, handing, new Date()).catch((error: unknown) => {
      throw toFileError(error) ?? error;
    });
    if (refused) throw refusalOf(refused);
    audit(request, 'message-handed-over', { target: { kind: 'foundation', id: foundationId } });
    await notifyCase(deps.db, foundationId);
    return reply.code(204).send();
  },
});

const ownMessage = (id: string, { author, sealedBy }: Correspondence) => ({
  id: uuidOr404(id),
  authorId: author.id,
  sealedBy,
});

const uploading = (deps: MessageRoutes): Handlers<typeof messageFileCalls> => ({
  'POST /foundations/:id/messages/files': async (request, reply) =>
    withForm(request, reply, async ({ fields, file }) => {
      const found = await correspondenceOf(deps, request, request.params.id);
      const parsed = z.object({ audience: z.enum(audiences) }).safeParse(fields);
      if (!parsed.success) throw toInvalidPayload(parsed.error);
      const thread = threadIn(found, parsed.data.audience);
      const { id, role } = personOf(request);
      if (role === 'member') refuseWait(await deps.limits.take('files-member', id));
      const stored = await deps.uploads.store(file.file, fileNameOf(file));
      await addMessageFile(deps.db, thread, id, stored);
      const target = { kind: 'foundation', id: found.foundationId } as const;
      audit(request, 'upload', { target });
      const { fileId, name, size } = stored;
      return { data: { id: fileId, name, size } };
    }),
});

const downloading = (
  deps: MessageRoutes,
): Handled<'GET /foundations/:id/messages/files/:fileId'> => ({
  'GET /foundations/:id/messages/files/:fileId': async (request, reply) => {
    const found = await correspondenceOf(deps, request, request.params.id);
    const thread = threadIn(found, request.query.audience);
    const file = await sentFile(deps.db, thread, uuidOr404(request.params.fileId));
    if (!file) throw apiError('NOT_FOUND');
    audit(request, 'download', { target: { kind: 'document', id: file.id } });
    const bytes = await deps.uploads.read(file.id);
    return reply.headers(privateDownload(cleanName(file.name), file.size)).send(bytes);
  },
});
