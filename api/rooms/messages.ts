import type { FastifyPluginAsync } from 'fastify';
import { cleanName } from '#modules/files/file-name.ts';
import type { Uploads } from '#modules/files/uploads.ts';
import { sentFile } from '#modules/messages/message-files.ts';
import { messagesOf } from '#modules/messages/read-messages.ts';
import { noteRead, readTo } from '#modules/messages/readings.ts';
import { type MessageDeps, writeMessage } from '#modules/messages/write-message.ts';
import type { RateLimits } from '#modules/rate-limits/rate-limits.ts';
import { notifyCase } from '#projections/checkpoint-watch.ts';
import { participantsOf } from '#projections/foundations/participations.ts';
import { privateDownload } from '../http/attachment.ts';
import { type Handlers, serve } from '../http/calls.ts';
import { refuseWait } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { uuidOr404 } from '../http/requests.ts';
import { named } from '../messages/named.ts';
import { refusalOf } from '../messages/refusal.ts';
import { messageIdOf } from '../messages/thread.ts';
import { toldOf } from '../messages/told.ts';
import {
  noRoom,
  notedOf,
  type OpenedRoom,
  openedRoom,
  type RoomDeps,
  readRoom,
} from './live-room.ts';
import { roomMessageCalls } from './schemas.ts';

interface MessageRoutes extends RoomDeps {
  sealing: MessageDeps;
  uploads: Pick<Uploads, 'read'>;
  limits: RateLimits;
}

/** The thread of the notary, as the notary reads and writes it. */
export const roomMessageRoutes =
  (deps: MessageRoutes): FastifyPluginAsync =>
  async (app) =>
    serve(app, roomMessageCalls, { ...reading(deps), ...writing(deps) });

type Handled<Name extends keyof typeof roomMessageCalls> = Pick<
  Handlers<typeof roomMessageCalls>,
  Name
>;

const reading = (
  deps: MessageRoutes,
): Handled<
  | 'GET /rooms/:id/messages'
  | 'POST /rooms/:id/messages/read'
  | 'GET /rooms/:id/messages/files/:fileId'
> => ({
  'GET /rooms/:id/messages': async (request) => {
    const live = await readRoom(deps, request, request.params.id);
    const { author, thread } = correspondenceIn(live);
    const since = live.room.readsSince;
    const shown = { ...request.query, since };
    const { messages, more } = await messagesOf(deps.sealing, thread, shown);
    const meta = { more, readTo: await readTo(deps.db, thread, author.reader) };
    return { data: await named(deps.db, { ...thread, author }, messages), meta };
  },
  'POST /rooms/:id/messages/read': async (request, reply) => {
    const live = await readRoom(deps, request, request.params.id);
    const { author, thread } = correspondenceIn(live);
    const { upTo } = request.body;
    const isNews = await noteRead(deps.db, thread, { reader: author.reader, upTo });
    if (isNews) await notifyCase(deps.db, live.foundationId);
    return reply.code(204).send(null);
  },
  'GET /rooms/:id/messages/files/:fileId': async (request, reply) => {
    const live = await readRoom(deps, request, request.params.id);
    const { thread } = correspondenceIn(live);
    const fileId = uuidOr404(request.params.fileId);
    const file = await sentFile(deps.db, thread, fileId, live.room.readsSince);
    if (!file) throw noRoom();
    const target = { kind: 'document', id: file.id } as const;
    audit(request, 'download', { ...notedOf(live), target });
    const bytes = await deps.uploads.read(file.id);
    return reply.headers(privateDownload(cleanName(file.name), file.size)).send(bytes);
  },
});

const writing = (deps: MessageRoutes): Handled<'POST /rooms/:id/messages'> => ({
  'POST /rooms/:id/messages': async (request) => {
    const live = await openedRoom(deps, request, request.params.id);
    refuseWait(await deps.limits.take('room-writes', live.id));
    const { foundationId } = live;
    const { author, thread, sealedBy } = correspondenceIn(live);
    const id = messageIdOf(request, { foundationId, author });
    const members = [...(await participantsOf(deps.db, [foundationId]))];
    const tells = await toldOf(deps.db, { foundationId, author }, 'notary');
    const message = { ...request.body, id, author, sealedBy, members, tells };
    const written = await writeMessage(deps.sealing, thread, message, new Date());
    if ('refused' in written) throw refusalOf(written.refused);
    await notifyCase(deps.db, foundationId);
    return { data: { id, number: written.number } };
  },
});

/** The notary in the thread of the room. */
export function correspondenceIn({ id, foundationId, history: { state } }: OpenedRoom) {
  if (state.status === 'not-started') throw noRoom();
  return {
    author: { id, role: 'notary', reader: 'notary' } as const,
    thread: { foundationId, audience: 'notary' } as const,
    sealedBy: state.founderId,
  };
}
