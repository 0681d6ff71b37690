import { z } from 'zod';
import { dueWithin } from '#domain/desk/due-within.ts';
import { roles } from '#domain/foundations/command.ts';
import { comesBackAs } from '#domain/foundations/due-dates.ts';
import { type FounderFile, founderFiles } from '#domain/foundations/foundation.ts';
import { parties, statuses } from '#domain/foundations/statuses.ts';
import { addDocumentSchema } from '#domain/foundations/steps/documents.ts';
import { firmInvoiceSchema } from '#domain/foundations/steps/firm-invoice.ts';
import { purposeNames } from '#domain/foundations/upload-purposes.ts';
import { invoiceStatuses } from '#domain/invoices/invoice.ts';
import { instant, named, uuid } from '#domain/wire.ts';
import type { Contact } from '#modules/accounts/directory/people.ts';
import { peopleSchema } from '#projections/foundations/people-schemas.ts';
import {
  cardSchema,
  orderSchema,
  pageSchema,
  timelineEntrySchema,
} from '#projections/foundations/views.ts';
import { declareCalls } from '../http/calls.ts';
import { after, data, list, ofId, ofType, page, pdfAnswer, pdfPart } from '../http/schemas.ts';
import { commandHeaders, receivedSchema, uploadedSchema } from './command-schemas.ts';
import { forecastSchema } from './forecast/schemas.ts';

const unreadMessages = {
  /** Messages that the reader has not seen; the team and the law firm read as one each. */
  unreadMessages: z.int(),
};

/** The team also reads who is in charge. */
export const listedFoundationSchema = cardSchema.extend({
  owner: named.extend({ standInId: uuid.nullable() }).nullable().optional(),
  ...unreadMessages,
});

/** The package at its present price, while it can be ordered. */
const offer = z.object({
  netCents: z.int(),
  vatRate: z.int(),
  grossCents: z.int(),
  termsVersion: z.string(),
  positions: z.array(
    z.object({
      vendor: z.enum(['operator', 'law-firm']),
      name: z.string(),
      address: z.string().nullable(),
      netCents: z.int(),
    }),
  ),
});

/** As what a case has come back to the team; `any` for each of them. */
export const comesBack = [...comesBackAs, 'any'] as const;

/** The founder's page: the read model and its further data. */
export const foundationViewSchema = pageSchema.extend({
  /** Prices are left out for readers without the right to them. */
  order: orderSchema.partial({ netCents: true, grossCents: true }).nullable(),
  offer: offer.nullable(),
  /** Versions of statements that a founder makes with a command: its `textVersion`. */
  texts: z.object({
    earlyStart: z.string(),
    firmRelease: z.string(),
    notaryRelease: z.string(),
  }),
  forecast: forecastSchema.nullable(),
  ...unreadMessages,
  ...peopleSchema.shape,
});

const contact = z.object({
  id: uuid,
  name: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
}) satisfies z.ZodType<Contact>;

/** A command that failed permanently. */
export const failedCommandSchema = z.object({
  commandId: uuid,
  foundationId: uuid,
  command: z.string(),
  /** Role of the person who issued the command. */
  byRole: z.enum(roles),
  /** The kind of failure, see `workflows/activities/permanent.ts`. */
  failure: z.string(),
  failedAt: instant,
});

/** Data for the team, who contact people and watch the workflow. */
export const teamViewSchema = z.object({
  founder: contact.nullable(),
  /** For operators. */
  temporalUrl: z.string().optional(),
  /** The team member in charge and the stand-in; null while there is none. */
  owner: z.object({ owner: named, standIn: named.nullable() }).nullable(),
  /** The notary's upload link, whose end is extended while the file is awaited. */
  uploadLink: z.object({ purpose: z.enum(purposeNames), expiresAt: instant }).nullable(),
  /** The page of the notary whose case it is now. */
  notaryId: z.string().nullable(),
  failedCommands: z.array(failedCommandSchema),
  /** Our invoice of the latest order of the package; null while it waits for an address. */
  invoice: z.object({ number: z.string(), status: z.enum(invoiceStatuses) }).nullable(),
  /** Since when this view has stopped, because an event could not be processed. */
  parkedAt: instant.nullable(),
});

const oneFoundation = { access: 'signed-in', params: ofId } as const;

export const foundationCalls = declareCalls({
  'GET /foundations': {
    access: 'signed-in',
    query: page.extend({
      after,
      status: z.enum(statuses).optional(),
      waitingOn: z.enum(parties).optional(),
      search: z.string().max(100).optional(),
      // Filters of the team: who is in charge, when it is due, and as what it has come back.
      owner: z.union([z.uuid(), z.literal('none')]).optional(),
      due: z.enum(dueWithin).optional(),
      comesBack: z.enum(comesBack).optional(),
      sort: z
        .enum(['startedAt', '-startedAt', 'since', '-since', 'dueOn', '-dueOn'])
        .default('-startedAt'),
    }),
    answers: { 200: list(listedFoundationSchema) },
  },
  'GET /foundations/:id': {
    ...oneFoundation,
    query: z.object({ after }),
    answers: { 200: data(foundationViewSchema.extend(teamViewSchema.partial().shape)) },
  },
  'GET /foundations/:id/timeline': {
    ...oneFoundation,
    query: z.object({ after }),
    answers: { 200: data(z.array(timelineEntrySchema)) },
  },
});

export const downloadCalls = declareCalls({
  'GET /foundations/:id/documents/:documentId': {
    access: 'signed-in',
    isDownload: true,
    params: ofId.extend({ documentId: z.string() }),
    answers: { 200: pdfAnswer },
  },
});

export const addDocumentCalls = declareCalls({
  'POST /foundations/:id/documents': {
    access: 'foundations.draft',
    params: ofId,
    headers: commandHeaders,
    described: {
      form: addDocumentSchema.pick({ title: true, replaces: true }).extend({ file: pdfPart }),
    },
    answers: { 200: data(uploadedSchema) },
  },
});

export const firmInvoiceCalls = declareCalls({
  'POST /foundations/:id/firm-invoices': {
    access: 'foundations.bill',
    params: ofId,
    headers: commandHeaders,
    described: { form: firmInvoiceSchema.extend({ file: pdfPart }) },
    answers: { 200: data(uploadedSchema) },
  },
});

const receiptCall = {
  access: 'member',
  params: ofId,
  headers: commandHeaders,
  described: { form: z.object({ file: pdfPart }) },
  answers: { 200: data(uploadedSchema), 202: data(receivedSchema) },
} as const;

/** A call for each file that founders upload, `POST /foundations/:id/bank-confirmation`. */
export const receiptCalls = Object.fromEntries(
  founderFiles.map((file) => [`POST /foundations/:id/${file}`, receiptCall]),
) as { readonly [File in FounderFile as `POST /foundations/:id/${File}`]: typeof receiptCall };

/**
 * For `EventSource`: `event: changed` says that there is something new to read, without anybody's data. The
 * answer does not end by itself, so callers who expect another type are refused. It is not JSON, so the contract
 * leaves it out.
 */
export const changeCalls = declareCalls({
  'GET /changes': {
    access: 'signed-in',
    refusesHead: true,
    headers: z.looseObject({ accept: z.string().regex(/\btext\/event-stream\b/) }),
    answers: { 200: ofType('text/event-stream', z.string()) },
  },
});
