import { z } from 'zod';
import { roles } from '#domain/foundations/command.ts';
import { holds } from '#domain/foundations/due-dates.ts';
import { eventTypes, fileKinds } from '#domain/foundations/foundation.ts';
import { obstacleKinds } from '#domain/foundations/obstacles.ts';
import { parties, statuses } from '#domain/foundations/statuses.ts';
import { totalShareholders } from '#domain/foundations/steps/core-data-schema.ts';
import { releaseReasons } from '#domain/orders/release.ts';
import { legalForms } from '#domain/pricing/legal-forms.ts';
import { foreignText } from '#domain/text.ts';
import { day, instant, named, uuid } from '#domain/wire.ts';

/**
 * What readers of foundations get, and the routes answer.
 *
 * Texts are not validated: they may read as erased, whatever their format was.
 */

const obstacle = z.object({
  id: uuid,
  kind: z.enum(obstacleKinds),
  /** The party that has to settle it. */
  waitsFor: z.enum(parties),
  reportedAt: instant,
  /** The day by which it is due. */
  dueOn: day,
  note: z.string().optional(),
});
export type ObstacleView = z.output<typeof obstacle>;

export const cardSchema = z.object({
  id: uuid,
  status: z.enum(statuses),
  /** The step, 1 to 7. */
  step: z.int(),
  waitingOn: z.enum(parties),
  /** When the present wait began. */
  since: instant,
  /** When the awaited appointment takes place; for a consultation, when it ends. */
  dueAt: instant.nullable(),
  /** When the booked consultation begins. */
  startsAt: instant.nullable(),
  /** When the appointments at the notary begin that are offered, the earliest first; empty once one is agreed. */
  offeredDates: z.array(instant),
  /** The day by which the awaited step is due. */
  dueOn: day.nullable(),
  /** Open obstacles, the earliest due first. */
  obstacles: z.array(obstacle.omit({ reportedAt: true, note: true })),
  companyName: z.string().nullable(),
  city: z.string().nullable(),
  consultant: named.nullable(),
  /** Whether the founder has named a notary; until then only the founder can go on. */
  notaryNamed: z.boolean(),
  /** What drafts wait for besides the team, while nothing is in the way. */
  heldBy: z.enum(holds).nullable(),
  /** Whether nobody has said yet who founds, where that is asked. */
  lacksPeople: z.boolean(),
  /** Whether advice and drafting wait for the founder to order the package. */
  lacksOrder: z.boolean(),
  /** The end of the withdrawal period, after which advice and drafting begin; null if they may begin now. */
  beginsAfter: instant.nullable(),
  startedAt: instant,
  /** Whether the reader takes part without being the one who began it. */
  asCoFounder: z.boolean(),
});
export type FoundationCard = z.output<typeof cardSchema>;

export const documentKinds = ['draft', ...fileKinds] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentSchema = z.object({
  documentId: uuid,
  kind: z.enum(documentKinds),
  /** Empty for later uploads; pages name those by their kind. */
  title: z.string(),
  fileName: z.string(),
  size: z.int(),
  modifiedAt: instant,
  released: z.boolean(),
  /** `not-configured`: no scanner looked at the file. */
  scan: z.enum(['clean', 'not-configured']).nullable(),
  /** Whether the file carries an electronic signature, which nobody has verified; null where nobody looked. */
  isSigned: z.boolean().nullable(),
  /** Hexadecimal. */
  sha256: z.string(),
  /** 1 for the first draft of a title, 2 for the next one of the same title, and so on. */
  version: z.int(),
  /** True unless a later draft with the same title, or one that replaces it, still stands. */
  newest: z.boolean(),
  /** The previous version among those that the reader sees. */
  previous: uuid.nullable(),
  /** Withdrawn or sent back; only the team sees it. */
  withdrawn: z.boolean(),
  /** True once the content is deleted because it was about other people; the checksum stays. */
  deleted: z.boolean(),
  /** What an invoice of the law firm says. */
  invoice: z
    .object({ number: z.string(), grossCents: z.int(), dueOn: day, iban: z.string() })
    .optional(),
});
export type DocumentEntry = z.output<typeof documentSchema>;

const coreData = z.object({
  companyName: z.string(),
  city: z.string(),
  website: z.string().optional(),
  legalForm: z.enum(legalForms),
  totalShareholders: z.enum(totalShareholders),
  shareCapitalCents: z.int(),
  companyPurpose: foreignText(z.string()),
  description: foreignText(z.string()),
  businessAddress: z.object({ street: z.string(), zip: z.string(), city: z.string() }).optional(),
  /** `MM-DD`; without it the calendar year. */
  fiscalYearEnd: z.string().optional(),
});

const registerCourt = z.object({
  /** In the federal code list. */
  code: z.string(),
  name: z.string(),
  /** Whether the law firm has confirmed the list of courts. */
  verified: z.boolean(),
  source: z.string(),
  asOf: day,
});

const notary = z.object({
  name: z.string(),
  email: z.string().optional(),
  city: z.string().optional(),
  phone: z.string().optional(),
});

export const orderSchema = z.object({
  id: uuid,
  orderedAt: instant,
  netCents: z.int(),
  grossCents: z.int(),
  earlyStart: z.boolean(),
  /** When the founder asked for an early start, if that was after the order. */
  earlyStartAt: instant.optional(),
  withdrawableUntil: instant,
  /** When it ended: withdrawn by the founder, or released. */
  withdrawnAt: instant.nullable(),
  /** Where it was released, and nobody owes anything. */
  releasedBecause: z.enum(releaseReasons).optional(),
  /** For the founder: whether the invoice waits for an address. */
  awaitsAddress: z.boolean().optional(),
});
export type OrderView = z.output<typeof orderSchema>;

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

const notaryDate = z.object({
  startsAt: instant,
  place: z.string().optional(),
  online: z.boolean().optional(),
});
const notaryAppointment = notaryDate.extend({
  notaryName: z.string(),
  notaryEmail: z.string(),
  confirmed: z.boolean(),
  /** Dates to choose from, the earliest first; what stands beside them is the first until one is chosen. */
  dates: z.array(
    notaryDate.extend({
      /** What co-founders say against it. */
      objections: z.array(z.object({ participantId: uuid, reason: z.string() })),
    }),
  ),
});

export const pageSchema = cardSchema.extend({
  revision: z.int(),
  coreData: coreData.nullable(),
  /** The court of the seat; null while it is unknown, and asked of the notary. */
  registerCourt: registerCourt.nullable(),
  /** False for foundations started before packages were ordered; they need no order. */
  orderRequired: z.boolean(),
  /** The latest order of the package, even when withdrawn. */
  order: orderSchema.nullable(),
  /** The notary the founder named. */
  notary: notary.nullable(),
  /** Whom the founder named, or whose appointment the founder confirmed: a release is about this one. */
  chosenNotary: notary.nullable(),
  consultation: consultation.nullable(),
  notaryAppointment: notaryAppointment.nullable(),
  /** Proposals the founder turned down, oldest first. Older ones do not name the notary. */
  rejections: z.array(
    notaryAppointment
      .omit({ startsAt: true, confirmed: true })
      .partial()
      .extend({ startsAt: instant, reason: z.string(), rejectedAt: instant }),
  ),
  bankAccount: z.object({
    status: z.enum(['pending', 'opened']),
    bankName: z.string().nullable(),
  }),
  /** Set while the documents are being revised. */
  changesRequested: z
    .object({ reason: z.string(), requestedAt: instant, byRole: z.enum(roles) })
    .nullable(),
  /** Every requested change, the oldest first, and what became of it. */
  changeRequests: z.array(
    z.object({
      id: uuid,
      reason: z.string(),
      by: z.enum(roles),
      at: instant,
      answer: z.string().optional(),
      /** The document that answers the request. */
      version: uuid.optional(),
    }),
  ),
  /** Obstacles that are not resolved, the earliest due first. */
  obstacles: z.array(obstacle),
  /** Ids and checksums of what the founder has read and accepted. */
  acceptance: z
    .object({
      at: instant,
      documents: z.array(z.object({ documentId: uuid, sha256: z.string() })),
    })
    .nullable(),
  notaryAsked: z.boolean(),
  deedDate: day.nullable(),
  /** In the notary's register of deeds. */
  deedNumber: z.string().optional(),
  cancelled: z.object({ reason: z.string(), byRole: z.enum(roles) }).nullable(),
  /** What the notary said about the entry when uploading the extract. */
  registerEntry: z
    .object({
      enteredOn: day.optional(),
      registerNumber: z.string().optional(),
      registerCourt: z.string().optional(),
    })
    .nullable(),
  completedAt: instant.nullable(),
  cancelledAt: instant.nullable(),
  /** Every status so far, oldest first. */
  history: z.array(z.object({ status: z.enum(statuses), step: z.int(), at: instant })),
  /** Whose turn it was since when, the oldest first. */
  turns: z.array(z.object({ party: z.enum(parties), at: instant })),
  documents: z.array(documentSchema),
});
export type FoundationPage = z.output<typeof pageSchema>;

/** Further fields depend on the type of event. */
export const timelineEntrySchema = z.looseObject({
  type: z.enum(eventTypes),
  occurredAt: instant,
  actor: z.object({ role: z.enum(roles), name: z.string().nullable() }),
  revision: z.int(),
  title: z.string().optional(),
  fileName: z.string().optional(),
  reason: z.string().optional(),
});
export type TimelineEntry = z.output<typeof timelineEntrySchema>;
