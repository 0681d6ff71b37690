import { z } from 'zod';
import {
  audiences,
  authorRoles,
  MESSAGE_CHARS_MAX,
  MESSAGE_FILES_MAX,
} from '#domain/messages/messages.ts';
import { locales } from '#domain/site/paths.ts';
import { longText } from '#domain/text.ts';
import { instant, uuid } from '#domain/wire.ts';
import { declareCalls } from '../http/calls.ts';
import { keyHeaders } from '../http/requests.ts';
import { data, noBody, ofId, pdfAnswer, pdfPart } from '../http/schemas.ts';

const audience = z.enum(audiences);
const words = longText(MESSAGE_CHARS_MAX);
/** A file that was sent ahead of its message. */
export const attachedFile = z.object({ id: uuid, name: z.string(), size: z.int() });

export const messageSchema = z.object({
  id: uuid,
  /** Place in the thread, from 1 on; the same for all readers. */
  number: z.int(),
  author: z.object({
    /** null for an account that is gone. */
    name: z.string().nullable(),
    role: z.enum(authorRoles),
    /** The reader's own. */
    own: z.boolean(),
  }),
  writtenAt: instant,
  changedAt: instant.nullable(),
  removedAt: instant.nullable(),
  /** null once it is removed, or its author erased. */
  text: z.string().nullable(),
  files: z.array(attachedFile),
});

export const threadState = z.object({
  audience,
  /** Messages that the reader has not seen; the team and the law firm read as one each. */
  unread: z.int(),
  newestAt: instant,
  /** Since when something that a member wrote waits for an answer. */
  askedAt: instant.nullable(),
});

/** Files of a message, in their order. */
export const fileIds = z.array(z.uuid()).max(MESSAGE_FILES_MAX).default([]);

const ofMessage = ofId.extend({ messageId: z.string() });

/** Who does not read a thread gets 404, as for one that does not exist. */
export const messageCalls = declareCalls({
  'GET /foundations/:id/threads': {
    access: 'signed-in',
    params: ofId,
    answers: {
      200: data(
        z.object({
          audiences: z.array(audience),
          threads: z.array(threadState),
          /** Of the lead. */
          language: z.enum(locales),
        }),
      ),
    },
  },
  'GET /foundations/:id/messages': {
    access: 'signed-in',
    params: ofId,
    query: z.object({
      audience,
      before: z.coerce.number<number>().int().min(1).max(2_000_000_000).optional().meta({
        description: 'A `number`: the messages before it come next.',
      }),
    }),
    answers: {
      200: z.object({
        data: z.array(messageSchema),
        meta: z.object({ more: z.boolean(), readTo: z.int() }),
      }),
    },
  },
  'POST /foundations/:id/messages': {
    access: 'signed-in',
    params: ofId,
    headers: keyHeaders,
    body: z.object({
      audience,
      text: words,
      fileIds,
    }),
    answers: { 200: data(z.object({ id: uuid, number: z.int() })) },
  },
  'POST /foundations/:id/messages/read': {
    access: 'signed-in',
    params: ofId,
    body: z.object({ audience, upTo: z.int().min(0).max(2_000_000_000) }),
    answers: { 204: noBody },
  },
  'PATCH /foundations/:id/messages/:messageId': {
    access: 'signed-in',
    params: ofMessage,
    body: z.object({ audience, text: words }),
    answers: { 204: noBody },
  },
  'DELETE /foundations/:id/messages/:messageId': {
    access: 'signed-in',
    params: ofMessage,
    query: z.object({ audience }),
    answers: { 204: noBody },
  },
  'POST /foundations/:id/messages/:messageId/hand-over': {
    access: 'foundations.write',
    params: ofMessage,
    answers: { 204: noBody },
  },
  'GET /foundations/:id/messages/files/:fileId': {
    access: 'signed-in',
    isDownload: true,
    params: ofId.extend({ fileId: z.string() }),
    query: z.object({ audience }),
    answers: { 200: pdfAnswer },
  },
});

/** A file goes ahead of its message. */
export const messageFileCalls = declareCalls({
  'POST /foundations/:id/messages/files': {
    access: 'signed-in',
    params: ofId,
    described: { form: z.object({ audience, file: pdfPart }) },
    answers: { 200: data(attachedFile) },
  },
});
