import { z } from 'zod';
import { payloadSchemaOf } from '#domain/foundations/foundation.ts';
import { obstacleKinds } from '#domain/foundations/obstacles.ts';
import { statuses } from '#domain/foundations/statuses.ts';
import { reportObstacleSchema } from '#domain/foundations/steps/obstacles.ts';
import { deedSchema } from '#domain/foundations/steps/share-capital.ts';
import { purposeNames } from '#domain/foundations/upload-purposes.ts';
import { MESSAGE_CHARS_MAX } from '#domain/messages/messages.ts';
import { registerEntrySchema } from '#domain/register-entry.ts';
import { roomStates } from '#domain/rooms/room-state.ts';
import { intakeSheetSchema } from '#domain/sheets/intake-sheet.ts';
import { locales } from '#domain/site/paths.ts';
import { longText } from '#domain/text.ts';
import { instant, named, uuid } from '#domain/wire.ts';
import { shareholderSchema } from '../contributions/schemas.ts';
import {
  acceptedSchema,
  commandStateSchema,
  receivedSchema,
  uploadedSchema,
} from '../foundations/command-schemas.ts';
import { declareCalls } from '../http/calls.ts';
import { keyHeaders } from '../http/requests.ts';
import { data, mailedToken, noBody, ofId, ofType, pdfAnswer, pdfPart } from '../http/schemas.ts';
import { attachedFile, fileIds, messageSchema } from '../messages/schemas.ts';
import { sheetSchema } from '../sheets/schemas.ts';

/** Invalid logins are ignored here, since notaries have none. */
const notary = { access: 'notary-link', ignoreBadToken: true } as const;

const date = z.object({
  startsAt: instant,
  place: z.string().optional(),
  online: z.boolean().optional(),
});

/** What notaries report from their room; that they decline or that the deed did not come about has its own call. */
export const reportedFromRoom = ['interim-order', 'court-advance', 'documents-returned'] as const;

/** Whether the file carries an electronic signature, which nobody has verified; null where nobody looked. */
const isSigned = z.boolean().nullable();

const roomView = z.object({
  notaryName: z.string(),
  companyName: z.string(),
  fileNumber: z.string(),
  /** The founder who leads the formation. */
  leadName: z.string(),
  /** Of whoever has not released the notary the name and whether she holds shares. */
  people: z.array(
    z.object({ name: z.string(), isShareholder: z.boolean(), isDirector: z.boolean() }),
  ),
  company: z.object({ city: z.string(), shareCapitalCents: z.int(), purpose: z.string() }),
  status: z.enum(statuses),
  /** The appointment that was agreed. */
  appointment: date.nullable(),
  /** Dates from which the founder has yet to choose. */
  dates: z.array(date),
  /** What gets in the way. */
  obstacles: z.array(z.enum(obstacleKinds)),
  /** The file that is awaited from the notary. */
  awaits: z.enum(purposeNames).nullable(),
  /** The data sheet, as the notary may see it; both languages, since offices have guests. */
  sheet: z.object({ de: sheetSchema, en: sheetSchema }),
  /** Whether the sheet has changed since the notary's last visit. */
  isSheetNew: z.boolean(),
  /** Approved documents. */
  documents: z.array(
    z.object({
      documentId: uuid,
      title: z.string(),
      size: z.int(),
      sha256: z.string(),
      approvedAt: instant,
      /** Whether it was approved after the notary's last visit. */
      isNew: z.boolean(),
      isSigned,
    }),
  ),
  /** Deed and extract, as the notary sent them. */
  sent: z.array(
    z.object({
      fileId: uuid,
      purpose: z.enum(purposeNames),
      size: z.int(),
      sha256: z.string(),
      sentAt: instant,
      isSigned,
    }),
  ),
  /** Payments of contributions, once the founders show them: of whoever has released the notary. */
  contributions: z.array(shareholderSchema).nullable(),
  /** When the room ends, and until when this browser may read it. */
  endsAt: instant,
  openUntil: instant,
});

const managedRoom = z.object({
  id: uuid,
  state: z.enum(roomStates),
  /** Where the link goes; only of the room that is not closed, and hidden from lawyers. */
  address: z.string().nullable(),
  madeAt: instant,
  sentAt: instant,
  lookedAt: instant.nullable(),
  endsAt: instant,
  closedAt: instant.nullable(),
  revokedAt: instant.nullable(),
  revokedBy: named.nullable(),
});

const ofRoom = ofId.extend({ roomId: z.string() });
const ofThatRoom = { 200: data(z.object({ roomId: uuid })) };

/** The rooms of a case at the desk, the newest first. */
export const managedRoomCalls = declareCalls({
  'GET /admin/foundations/:id/rooms': {
    access: 'foundations.read',
    params: ofId,
    answers: { 200: data(z.array(managedRoom)) },
  },
  'POST /admin/foundations/:id/rooms/:roomId/send': {
    access: 'foundations.write',
    params: ofRoom,
    answers: ofThatRoom,
  },
  'POST /admin/foundations/:id/rooms/:roomId/revoke': {
    access: 'foundations.write',
    params: ofRoom,
    answers: ofThatRoom,
  },
});

export const roomDoorCalls = declareCalls({
  'POST /rooms/:id/exchange': {
    ...notary,
    params: ofId,
    body: z.object({ token: mailedToken }),
    answers: { 204: noBody },
  },
  'POST /rooms/:id/code': { ...notary, params: ofId, answers: { 204: noBody } },
  'POST /rooms/:id/open': {
    ...notary,
    params: ofId,
    body: z.object({ code: z.string().max(20) }),
    answers: { 204: noBody },
  },
  'POST /rooms/:id/close': { ...notary, params: ofId, answers: { 204: noBody } },
});

/** A room shows what the deed says of people, so each look at it is on record. */
export const roomCalls = declareCalls({
  'GET /rooms/:id': { ...notary, params: ofId, answers: { 200: data(roomView) } },
  'GET /rooms/:id/sheet.pdf': {
    ...notary,
    isDownload: true,
    params: ofId,
    query: z.object({ language: z.enum(locales).default('de') }),
    answers: { 200: pdfAnswer },
  },
  'GET /rooms/:id/sheet.json': {
    ...notary,
    isDownload: true,
    params: ofId,
    answers: { 200: ofType('application/json', intakeSheetSchema.meta({ id: 'IntakeSheet' })) },
  },
  'GET /rooms/:id/documents/:documentId': {
    ...notary,
    isDownload: true,
    params: ofId.extend({ documentId: z.string() }),
    answers: { 200: pdfAnswer },
  },
});

const command = { ...notary, params: ofId, headers: keyHeaders } as const;
const accepted = { 200: data(acceptedSchema) } as const;

export const roomCommandCalls = declareCalls({
  'POST /rooms/:id/commands/propose-notary-dates': {
    ...command,
    body: payloadSchemaOf('propose-notary-dates'),
    answers: accepted,
  },
  'POST /rooms/:id/commands/decline': {
    ...command,
    body: payloadSchemaOf('decline'),
    answers: accepted,
  },
  'POST /rooms/:id/commands/did-not-take-place': {
    ...command,
    body: payloadSchemaOf('did-not-take-place'),
    answers: accepted,
  },
  'POST /rooms/:id/commands/report-obstacle': {
    ...command,
    body: reportObstacleSchema.extend({ kind: z.enum(reportedFromRoom) }),
    answers: accepted,
  },
  'GET /rooms/:id/commands/:commandId': {
    ...notary,
    params: ofId.extend({ commandId: z.uuid() }),
    answers: { 200: data(commandStateSchema) },
  },
});

/** Fields beside the file, which depend on its purpose. */
const roomForm = deedSchema
  .extend(registerEntrySchema.shape)
  .extend({ purpose: z.enum(purposeNames), file: pdfPart });

export const roomFileCalls = declareCalls({
  'POST /rooms/:id/files': {
    ...command,
    described: { form: roomForm },
    answers: { 200: data(uploadedSchema), 202: data(receivedSchema) },
  },
  'POST /rooms/:id/messages/files': {
    ...notary,
    params: ofId,
    described: { form: z.object({ file: pdfPart }) },
    answers: { 200: data(attachedFile) },
  },
});

export const roomMessageCalls = declareCalls({
  'GET /rooms/:id/messages': {
    ...notary,
    params: ofId,
    query: z.object({
      before: z.coerce.number<number>().int().min(1).max(2_000_000_000).optional(),
    }),
    answers: {
      200: z.object({
        data: z.array(messageSchema),
        meta: z.object({ more: z.boolean(), readTo: z.int() }),
      }),
    },
  },
  'POST /rooms/:id/messages': {
    ...command,
    body: z.object({ text: longText(MESSAGE_CHARS_MAX), fileIds }),
    answers: { 200: data(z.object({ id: uuid, number: z.int() })) },
  },
  'POST /rooms/:id/messages/read': {
    ...notary,
    params: ofId,
    body: z.object({ upTo: z.int().min(0).max(2_000_000_000) }),
    answers: { 204: noBody },
  },
  'GET /rooms/:id/messages/files/:fileId': {
    ...notary,
    isDownload: true,
    params: ofId.extend({ fileId: z.string() }),
    answers: { 200: pdfAnswer },
  },
});
