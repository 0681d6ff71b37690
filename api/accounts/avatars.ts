import multipart from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '#database/connection.ts';
import { MAX_AVATAR_BYTES, MAX_AVATAR_MB } from '#domain/files/limits.ts';
import { line, optional } from '#domain/text.ts';
import { openAvatar, storeAvatar } from '#modules/accounts/profile/avatars/avatars.ts';
import type { ImageFault } from '#modules/accounts/profile/avatars/image.ts';
import { contentDisposition } from '../http/attachment.ts';
import { serve } from '../http/calls.ts';
import { apiError, invalidPayload, invalidQuery } from '../http/errors.ts';
import { type FileRules, type Form, fileNameOf, withForm } from '../http/multipart-form.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { uuidOr403 } from '../http/requests.ts';
import { fileView } from './fields.ts';
import { pictureCalls, pictureUploadCalls } from './schemas.ts';

const pictures: FileRules = {
  maxBytes: MAX_AVATAR_BYTES,
  tooLarge: () =>
    apiError('CONTENT_TOO_LARGE', {
      message: `The file is larger than ${MAX_AVATAR_MB} MB.`,
      extensions: { maxBytes: MAX_AVATAR_BYTES },
    }),
  missing: 'The form has no picture.',
};

const faults: Record<ImageFault, string> = {
  'not-an-image': 'The file is not a picture in JPEG, PNG or WebP.',
  'too-many-pixels': 'The picture has too many pixels.',
};

const description = z.object({ title: optional(line(200)) });

/** Transformations of Directus; here pictures stay as they were stored. */
const transforms = ['key', 'width', 'height', 'fit', 'quality', 'format', 'transforms'];

/** Pictures of people, in the shape of files of Directus. Documents have routes of their own. */
export const fileRoutes =
  ({ db }: { db: Database }): FastifyPluginAsync =>
  async (app) => {
    await app.register(multipart);
    const sendPicture = (request: PictureRequest, reply: FastifyReply) =>
      answerWithPicture(db, request, reply);
    serve(app, pictureUploadCalls, {
      'POST /files': async (request, reply) => {
        const { id } = personOf(request);
        const store = async ({ fields, file: sent }: Form) => {
          const described = description.safeParse(fields);
          if (!described.success) throw invalidPayload('The title is not valid', ['title']);
          const bytes = await sent.toBuffer();
          if (bytes.length > MAX_AVATAR_BYTES) throw pictures.tooLarge();
          const { title } = described.data;
          const stored = await storeAvatar(db, id, { bytes, name: fileNameOf(sent), title });
          if (typeof stored === 'string') throw invalidPayload(faults[stored], ['file']);
          audit(request, 'picture-uploaded', { target: { kind: 'file', id: stored.id } });
          return { data: fileView(stored) };
        };
        return withForm(request, reply, store, pictures);
      },
    });
    serve(app, pictureCalls, {
      'GET /assets/:id': sendPicture,
      'GET /assets/:id/:name': sendPicture,
    });
  };

type PictureRequest = FastifyRequest<{
  Params: { id: string };
  Querystring: Record<string, unknown>;
}>;

async function answerWithPicture(db: Database, request: PictureRequest, reply: FastifyReply) {
  const id = uuidOr403(request.params.id);
  const person = personOf(request);
  const found = await openAvatar(db, id, person.role === 'member' ? person.id : undefined);
  if (!found) throw apiError('FORBIDDEN');
  const unknown = transforms.find((name) => Object.hasOwn(request.query, name));
  if (unknown) throw invalidQuery(`"${unknown}" is not supported`);
  const type = Object.hasOwn(request.query, 'download') ? 'attachment' : 'inline';
  // The bytes of an id never change.
  const etag = `"${id}"`;
  reply
    .header('etag', etag)
    .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    .header('content-disposition', contentDisposition(found.filename_download, { type }));
  if (request.headers['if-none-match'] === etag) return reply.code(304).send(null);
  return reply.type(found.type).send(found.bytes);
}
