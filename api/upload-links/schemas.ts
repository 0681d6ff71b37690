import { z } from 'zod';
import { sendBackReasons } from '#domain/foundations/file-texts.ts';
import { deedSchema } from '#domain/foundations/steps/share-capital.ts';
import { linkStates } from '#domain/foundations/upload-link.ts';
import { purposeNames } from '#domain/foundations/upload-purposes.ts';
import { registerEntrySchema } from '#domain/register-entry.ts';
import { instant, named, uuid } from '#domain/wire.ts';
import {
  commandHeaders,
  commandStateSchema,
  receivedSchema,
  uploadedSchema,
} from '../foundations/command-schemas.ts';
import { declareCalls } from '../http/calls.ts';
import { keyHeaders } from '../http/requests.ts';
import { data, mailedToken, ofId, pdfPart } from '../http/schemas.ts';

/** All facts that a notary's page may show. */
export const linkView = z.object({
  linkId: z.string(),
  companyName: z.string(),
  founderName: z.string().nullable(),
  /** The notary appointment. */
  appointment: z
    .object({ startsAt: instant, place: z.string().optional(), online: z.boolean().optional() })
    .nullable(),
  purpose: z.enum(purposeNames),
  expiresAt: instant,
  /** Why the previous file was sent back; null without one. */
  sentBack: z.enum(sendBackReasons).nullable(),
  /** The room of the same notary, for which this browser may now ask for a code. */
  roomId: uuid.nullable(),
});

/** Invalid logins are ignored here, since notaries have none. */
const notary = { access: 'notary-link', ignoreBadToken: true } as const;

export const uploadLinkCalls = declareCalls({
  'POST /upload-links/exchange': {
    ...notary,
    body: z.object({ token: mailedToken }),
    answers: { 200: data(linkView) },
  },
  'GET /upload-links/uploads/:commandId': {
    ...notary,
    params: z.object({ commandId: z.uuid() }),
    query: z.object({ linkId: z.string().optional() }),
    answers: { 200: data(commandStateSchema) },
  },
});

/** Fields beside the file, which depend on the purpose of the link. */
const linkForm = deedSchema.extend(registerEntrySchema.shape).extend({
  linkId: z.uuid().optional().meta({ description: 'Needed by whoever has several links open.' }),
  file: pdfPart,
});

export const uploadCalls = declareCalls({
  'POST /upload-links/upload': {
    ...notary,
    headers: keyHeaders,
    described: { form: linkForm },
    answers: { 200: data(uploadedSchema), 202: data(receivedSchema) },
  },
});

/** A link and its state, without its token. */
export const linkHistorySchema = z.object({
  id: uuid,
  purpose: z.enum(purposeNames),
  state: z.enum(linkStates),
  /** Address of the last mail with it; hidden from lawyers. */
  address: z.string().nullable(),
  issuedAt: instant,
  expiresAt: instant,
  openedAt: instant.nullable(),
  lastOpenedAt: instant.nullable(),
  usedAt: instant.nullable(),
  revokedAt: instant.nullable(),
  revokedBy: named.nullable(),
});

export const managedLinkCalls = declareCalls({
  'GET /admin/foundations/:id/upload-links': {
    access: 'foundations.read',
    params: ofId,
    answers: { 200: data(z.array(linkHistorySchema)) },
  },
  'POST /admin/foundations/:id/upload-links/:linkId/revoke': {
    access: 'foundations.write',
    params: ofId.extend({ linkId: z.string() }),
    answers: { 200: data(z.object({ linkId: z.string() })) },
  },
  'POST /admin/foundations/:id/upload-links': {
    access: 'foundations.write',
    params: ofId,
    headers: commandHeaders,
    answers: {
      200: data(
        z.object({ linkId: z.string(), purpose: z.enum(purposeNames), expiresAt: instant }),
      ),
    },
  },
});
