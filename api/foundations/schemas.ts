import { z } from 'zod';
import { dueWithin } from '#domain/desk/due-within.ts';
import { roles } from '#domain/foundations/command.ts';
import { comesBackAs } from '#domain/foundations/due-dates.ts';
import { eventTypes, type FounderFile, founderFiles } from '#domain/foundations/foundation.ts';
import { obstacleKinds } from '#domain/foundations/obstacles.ts';
import { parties, statuses } from '#domain/foundations/statuses.ts';
import { totalShareholders } from '#domain/foundations/steps/core-data-schema.ts';
import { addDocumentSchema } from '#domain/foundations/steps/documents.ts';
import { purposeNames } from '#domain/foundations/upload-purposes.ts';
import { invoiceStatuses } from '#domain/invoices/invoice.ts';
import { legalForms } from '#domain/pricing/legal-forms.ts';
import { foreignText } from '#domain/text.ts';
import type { Contact } from '#modules/accounts/directory/people.ts';
import type { DocumentEntry } from '#projections/documents.ts';
import type { FoundationCard, FoundationPage } from '#projections/foundations.ts';
import { documentKinds } from '#projections/read-models/documents.ts';
import type { TimelineEntry } from '#projections/timeline.ts';
import { declareCalls } from '../http/calls.ts';
import {
  after,
  data,
  foundationId,
  list,
  named,
  ofType,
  page,
  pdfAnswer,
  pdfPart,
} from '../http/schemas.ts';
import { commandHeaders, receivedSchema, uploadedSchema } from './command-schemas.ts';
import { forecastSchema } from './forecast/schemas.ts';
import { day, instant, uuid } from './formats.ts';

/**
 * What the routes of foundations answer. `satisfies` holds each schema to the type that the query
 * returns; the routes hold the query's result to the schema, so the two cannot drift apart.
 *
 * Texts are not validated: they may read as erased, whatever their format was.
 */

export const cardSchema = z.object({
  id: uuid,
  status: z.enum(statuses),
  step: z.int(),
  waitingOn: z.enum(parties),
  since: instant,
  dueAt: instant.nullable(),
  startsAt: instant.nullable(),
  dueOn: day.nullable(),
  obstacles: z.array(
    z.object({ id: uuid, kind: z.enum(obstacleKinds), waitsFor: z.enum(parties), dueOn: day }),
  ),
  companyName: z.string().nullable(),
  city: z.string().nullable(),
  consultant: named.nullable(),
  notaryNamed: z.boolean(),
  lacksOrder: z.boolean(),
  beginsAfter: instant.nullable(),
  startedAt: instant,
}) satisfies z.ZodType<FoundationCard>;

/** The team also reads who is in charge. */
export const listedFoundationSchema = cardSchema.extend({
  owner: named.extend({ standInId: uuid.nullable() }).nullable().optional(),
});

export const documentSchema = z.object({
  documentId: uuid,
  kind: z.enum(documentKinds),
  title: z.string(),
  fileName: z.string(),
  size: z.int(),
  modifiedAt: instant,
  released: z.boolean(),
  scan: z.enum(['clean', 'not-configured']).nullable(),
  sha256: z.string(),
  version: z.int(),
  newest: z.boolean(),
  previous: uuid.nullable(),
  withdrawn: z.boolean(),
  deleted: z.boolean(),
}) satisfies z.ZodType<DocumentEntry>;

const coreData = z.object({
  companyName: z.string(),
  city: z.string(),
  website: z.string().optional(),
  legalForm: z.enum(legalForms),
  totalShareholders: z.enum(totalShareholders),
  shareCapitalCents: z.int(),
  companyPurpose: foreignText(z.string()),
  description: foreignText(z.string()),
});

const notary = z.object({
  name: z.string(),
  email: z.string().optional(),
  city: z.string().optional(),
});

/** The latest order of the package. */
const order = z.object({
  id: uuid,
  orderedAt: instant,
  netCents: z.int(),
  grossCents: z.int(),
  earlyStart: z.boolean(),
  earlyStartAt: instant.optional(),
  withdrawableUntil: instant,
  withdrawnAt: instant.nullable(),
  /** For the founder: whether the invoice waits for an address. */
  awaitsAddress: z.boolean().optional(),
});

const consultation = z.discriminatedUnion('declined', [
  z.object({ declined: z.literal(true) }),
  z.object({
    declined: z.literal(false),
    type: z.enum(['phone', 'online']),
    startsAt: instant,
    endsAt: instant,
    phone: z.string().optional(),
    firstStartsAt: instant.optional(),
    completedAt: instant.nullable(),
    consultant: named.nullable(),
  }),
]);

const notaryAppointment = z.object({
  notaryName: z.string(),
  notaryEmail: z.string(),
  startsAt: instant,
  place: z.string().optional(),
  online: z.boolean().optional(),
  confirmed: z.boolean(),
});

export const pageSchema = cardSchema.extend({
  revision: z.int(),
  coreData: coreData.nullable(),
  orderRequired: z.boolean(),
  order: order.nullable(),
  notary: notary.nullable(),
  consultation: consultation.nullable(),
  notaryAppointment: notaryAppointment.nullable(),
  rejections: z.array(
    z.object({
      startsAt: instant,
      reason: z.string(),
      rejectedAt: instant,
      notaryName: z.string().optional(),
      notaryEmail: z.string().optional(),
      place: z.string().optional(),
      online: z.boolean().optional(),
    }),
  ),
  bankAccount: z.object({
    status: z.enum(['pending', 'opened']),
    bankName: z.string().nullable(),
  }),
  changesRequested: z
    .object({ reason: z.string(), requestedAt: instant, byRole: z.enum(roles) })
    .nullable(),
  changeRequests: z.array(
    z.object({
      id: uuid,
      reason: z.string(),
      by: z.enum(roles),
      at: instant,
      answer: z.string().optional(),
      version: uuid.optional(),
    }),
  ),
  obstacles: z.array(
    z.object({
      id: uuid,
      kind: z.enum(obstacleKinds),
      waitsFor: z.enum(parties),
      reportedAt: instant,
      dueOn: day,
      note: z.string().optional(),
    }),
  ),
  acceptance: z
    .object({
      at: instant,
      documents: z.array(z.object({ documentId: uuid, sha256: z.string() })),
    })
    .nullable(),
  notaryAsked: z.boolean(),
  deedDate: day.nullable(),
  cancelled: z.object({ reason: z.string(), byRole: z.enum(roles) }).nullable(),
  registerEntry: z
    .object({
      enteredOn: z.string().meta({ format: 'date' }).optional(),
      registerNumber: z.string().optional(),
      registerCourt: z.string().optional(),
    })
    .nullable(),
  completedAt: instant.nullable(),
  cancelledAt: instant.nullable(),
  history: z.array(z.object({ status: z.enum(statuses), step: z.int(), at: instant })),
  turns: z.array(z.object({ party: z.enum(parties), at: instant })),
  documents: z.array(documentSchema),
}) satisfies z.ZodType<FoundationPage>;

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
  order: order.partial({ netCents: true, grossCents: true }).nullable(),
  offer: offer.nullable(),
  /** Versions of statements that a founder makes with a command: its `textVersion`. */
  texts: z.object({ earlyStart: z.string() }),
  forecast: forecastSchema.nullable(),
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
  failedCommands: z.array(failedCommandSchema),
  /** Our invoice of the latest order of the package; null while it waits for an address. */
  invoice: z.object({ number: z.string(), status: z.enum(invoiceStatuses) }).nullable(),
  /** Since when this view has stopped, because an event could not be processed. */
  parkedAt: instant.nullable(),
});

/** Further fields depend on the type of event. */
export const timelineEntrySchema = z.looseObject({
  type: z.enum(eventTypes),
  occurredAt: instant,
  actor: z.object({ role: z.enum(roles), name: z.string().nullable() }),
  revision: z.int(),
  title: z.string().optional(),
  fileName: z.string().optional(),
  reason: z.string().optional(),
}) satisfies z.ZodType<TimelineEntry>;

const oneFoundation = { access: 'signed-in', params: foundationId } as const;

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
    params: foundationId.extend({ documentId: z.string() }),
    answers: { 200: pdfAnswer },
  },
});

export const addDocumentCalls = declareCalls({
  'POST /foundations/:id/documents': {
    access: 'foundations.write',
    params: foundationId,
    headers: commandHeaders,
    described: {
      form: addDocumentSchema.pick({ title: true, replaces: true }).extend({ file: pdfPart }),
    },
    answers: { 200: data(uploadedSchema) },
  },
});

const receiptCall = {
  access: 'member',
  params: foundationId,
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
