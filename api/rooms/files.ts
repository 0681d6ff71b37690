import multipart from '@fastify/multipart';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { purposeNames, uploadPurposes } from '#domain/foundations/upload-purposes.ts';
import type { Uploads } from '#modules/files/uploads.ts';
import { addMessageFile } from '#modules/messages/message-files.ts';
import type { RateLimits } from '#modules/rate-limits/rate-limits.ts';
import type { FoundationClient } from '#workflows/client.ts';
import { besideFile, requireDeedDate } from '../foundations/beside-file.ts';
import { receive } from '../foundations/commands.ts';
import { sameAs, takeFile, uploadOf } from '../foundations/file-command.ts';
import type { FoundationReads } from '../foundations/foundation-access.ts';
import { type Handlers, serve } from '../http/calls.ts';
import { refuseWait, toInvalidPayload } from '../http/errors.ts';
import { fileNameOf, withForm } from '../http/multipart-form.ts';
import { audit } from '../http/plugins/audit.ts';
import { commandIdOf } from '../http/requests.ts';
import { notedOf, openedRoom, type RoomDeps } from './live-room.ts';
import { correspondenceIn } from './messages.ts';
import { roomFileCalls } from './schemas.ts';

interface FileRoutes extends RoomDeps {
  reads: FoundationReads;
  process: Pick<FoundationClient, 'receive'>;
  uploads: Uploads;
  limits: RateLimits;
}

const purposeSchema = z.object({ purpose: z.enum(purposeNames) });

/** Deed, extract and files of messages come through the room by the checks of the mailed links. */
export const roomFileRoutes =
  (deps: FileRoutes): FastifyPluginAsync =>
  async (app) => {
    await app.register(multipart);
    serve(app, roomFileCalls, { ...receiving(deps), ...attaching(deps) });
  };

type Handled<Name extends keyof typeof roomFileCalls> = Pick<Handlers<typeof roomFileCalls>, Name>;

const receiving = ({
  reads,
  process,
  uploads,
  limits,
  ...deps
}: FileRoutes): Handled<'POST /rooms/:id/files'> => ({
  'POST /rooms/:id/files': async (request, reply) =>
    withForm(request, reply, async ({ fields, file }) => {
      const { id, foundationId } = await openedRoom(deps, request, request.params.id);
      const parsed = purposeSchema.safeParse(fields);
      if (!parsed.success) throw toInvalidPayload(parsed.error);
      const { purpose } = parsed.data;
      const said = besideFile(purpose, fields);
      const actor = { id, role: 'notary' } as const;
      const command = {
        foundationId,
        commandId: commandIdOf(request),
        command: uploadPurposes[purpose].command,
        actor,
        extra: said,
      };
      const stored = await takeFile({ ...reads, uploads }, command, file, {
        way: 'link',
        scope: 'all',
        before: async () => {
          if (purpose !== 'foundation-certificate') return;
          await requireDeedDate(reads.db, foundationId, said);
        },
        afterTurn: async () => refuseWait(await limits.take('link-files', id)),
      });
      const same = await sameAs(reads.db, stored, 'received');
      const received = await receive({ db: reads.db, process }, stored);
      audit(request, 'upload', { actor, ...uploadOf(stored) });
      if (!('state' in received)) return { data: { ...received, ...same } };
      reply.code(202);
      return { data: received };
    }),
});

const attaching = (deps: FileRoutes): Handled<'POST /rooms/:id/messages/files'> => ({
  'POST /rooms/:id/messages/files': async (request, reply) =>
    withForm(request, reply, async ({ file }) => {
      const live = await openedRoom(deps, request, request.params.id);
      const { author, thread } = correspondenceIn(live);
      refuseWait(await deps.limits.take('link-files', live.id));
      const stored = await deps.uploads.store(file.file, fileNameOf(file));
      await addMessageFile(deps.db, thread, author.id, stored);
      audit(request, 'upload', notedOf(live));
      const { fileId: id, name, size } = stored;
      return { data: { id, name, size } };
    }),
});
