import { z } from 'zod';
import { deskListNames, newView, viewName } from '#domain/desk/lists.ts';
import { callOutcomes, NOTE_CHARS_MAX } from '#domain/desk/notes.ts';
import {
  abouts,
  dueGroups,
  TASKS_AT_ONCE,
  taskKinds,
  taskNamed,
  taskSelections,
} from '#domain/desk/tasks.ts';
import { parties } from '#domain/foundations/statuses.ts';
import { locales } from '#domain/site/paths.ts';
import { longText, optional } from '#domain/text.ts';
import type { AwaitedCase, DeskTask } from '#projections/desk/described-tasks.ts';
import { managedNewsletterCalls } from '../accounts/newsletter-schemas.ts';
import { managedContentCalls } from '../content/managed-schemas.ts';
import { day, instant, uuid } from '../foundations/formats.ts';
import { foundationCalls } from '../foundations/schemas.ts';
import { declareCalls } from '../http/calls.ts';
import { keyHeaders } from '../http/requests.ts';
import {
  after,
  data,
  foundationId,
  MAX_ROWS,
  named,
  noBody,
  ofType,
  page,
} from '../http/schemas.ts';
import { managedInquiryCalls } from '../inquiries/schemas.ts';
import { managedInvoiceCalls } from '../invoices/schemas.ts';
import { auditCalls } from '../operations/schemas.ts';
import { managedOrderCalls } from '../orders/schemas.ts';
import { managedPaymentCalls } from '../payments/schemas.ts';
import { peopleCalls } from './people-schemas.ts';

const taskSchema = z.object({
  key: z.string(),
  kind: z.enum(taskKinds),
  about: z.enum(abouts),
  foundationId: uuid.nullable(),
  orderId: uuid.nullable(),
  subject: z.string().nullable(),
  city: z.string().nullable(),
  person: z.string().nullable(),
  hint: z.string().nullable(),
  dueOn: day.nullable(),
  since: instant,
  owner: named.nullable(),
  snoozed: z.object({ until: day, by: z.string().nullable() }).nullable(),
  remindedAt: instant.nullable(),
  noted: z
    .object({
      what: z.enum(['called', 'asked']),
      outcome: z.enum(callOutcomes).nullable(),
      at: instant,
    })
    .nullable(),
}) satisfies z.ZodType<DeskTask>;
export type Task = z.output<typeof taskSchema>;

const awaitedSchema = z.object({
  foundationId: uuid,
  companyName: z.string().nullable(),
  waitingOn: z.enum(parties),
  dueOn: day,
}) satisfies z.ZodType<AwaitedCase>;
export type Coming = z.output<typeof awaitedSchema>;

const keys = z
  .array(
    z
      .string()
      .max(200)
      .refine((key) => taskNamed(key) !== undefined),
  )
  .min(1)
  .max(TASKS_AT_ONCE);

/** Ids, each of which stands for the tasks of a formation. */
const foundations = z.array(z.uuid()).min(1).max(TASKS_AT_ONCE);

/** Why nothing has become of one of them. */
export const taskRefusals = [
  'NOT_FOUND',
  'NOT_ALLOWED',
  'NOTHING_TO_DO',
  'NOBODY_TO_REMIND',
  'CALL_INSTEAD',
  'LINK_FIRST',
  'REMINDED_TODAY',
  'REMINDERS_UNWANTED',
  'UNAVAILABLE',
] as const;
export type TaskRefusal = (typeof taskRefusals)[number];

/** What became of each, in the order in which they were named. */
const outcome = z.object({
  task: z.string(),
  refused: z.enum(taskRefusals).optional(),
  /** Whose it was before. */
  before: uuid.nullable().optional(),
});
export type TaskOutcome = z.output<typeof outcome>;

/** `position`: since when the lists show it. */
const outcomes = data(z.object({ tasks: z.array(outcome), position: z.string().optional() }));

export const deskCalls = declareCalls({
  'GET /admin/tasks': {
    access: 'today.read',
    query: page.extend({ after, show: z.enum(taskSelections).default('team') }),
    answers: {
      200: z.object({
        data: z.array(taskSchema),
        meta: z.object({
          total: z.int(),
          more: z.literal(true).optional(),
          counts: z.record(z.enum(taskSelections), z.int()),
          late: z.object({ count: z.int(), since: day.nullable() }),
          groups: z.record(z.enum(dueGroups), z.int()),
          /** While nothing is to be done. */
          next: awaitedSchema.nullable(),
        }),
      }),
    },
  },
  'POST /admin/tasks/assign': {
    access: 'today.arrange',
    body: z.object({ tasks: keys, to: z.uuid().nullable() }),
    answers: { 200: outcomes },
  },
  'POST /admin/tasks/snooze': {
    access: 'today.arrange',
    /** Until which day; null to have them back at once. */
    body: z.object({ tasks: keys, until: z.iso.date().nullable() }),
    answers: { 200: outcomes },
  },
  'POST /admin/tasks/called': {
    access: 'today.settle',
    headers: keyHeaders,
    /** Somebody was called; in a case it becomes a note of the call. */
    body: z.object({
      tasks: keys,
      outcome: z.enum(callOutcomes),
      text: optional(longText(NOTE_CHARS_MAX)),
    }),
    answers: { 200: outcomes },
  },
  'GET /admin/foundations/:id/tasks': {
    access: 'today.read',
    params: foundationId,
    answers: { 200: data(z.array(taskSchema)) },
  },
  'POST /admin/tasks/remind': {
    access: 'today.settle',
    body: z.object({ tasks: keys }),
    answers: { 200: outcomes },
  },
  'POST /admin/foundations/remind': {
    access: 'today.settle',
    body: z.object({ foundations }),
    answers: { 200: outcomes },
  },
  'POST /admin/foundations/snooze': {
    access: 'today.arrange',
    body: z.object({ foundations, until: z.iso.date().nullable() }),
    answers: { 200: outcomes },
  },
  'POST /admin/tasks/done': {
    access: 'today.settle',
    body: z.object({ tasks: keys, done: z.boolean() }),
    answers: { 200: outcomes },
  },
});

const list = z.enum(deskListNames);
const id = z.object({ id: z.string() });

export const savedViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  filter: z.record(z.string(), z.string()),
  sort: z.object({ field: z.string(), order: z.enum(['ASC', 'DESC']) }).optional(),
  madeBy: named,
});

/** Each list has its own right, which the handlers ask for. */
export const viewCalls = declareCalls({
  'GET /admin/views': {
    access: 'today.read',
    query: z.object({ list }),
    answers: { 200: data(z.array(savedViewSchema)) },
  },
  'POST /admin/views': {
    access: 'today.read',
    body: newView,
    answers: { 200: data(id) },
  },
  'PATCH /admin/views/:id': {
    access: 'today.read',
    params: id,
    body: z.object({ name: viewName }),
    answers: { 200: data(id) },
  },
  'DELETE /admin/views/:id': {
    access: 'today.read',
    params: id,
    answers: { 204: noBody },
  },
});

const rowId = '[\\w.:-]{1,110}';
/** As many as a page of a list has. */
const chosenIds = z.string().regex(new RegExp(`^${rowId}(,${rowId}){0,${MAX_ROWS - 1}}$`));
const asFile = {
  locale: z.enum(locales).default('de'),
  /** Ids of the rows that were chosen, with commas between; all without it. */
  only: chosenIds.optional(),
};
const paging = { limit: true, offset: true } as const;
const file = {
  isDownload: true,
  refusesHead: true,
  answers: { 200: ofType('text/csv', z.any().meta({ type: 'string' })) },
} as const;

/** The filters and orders of the lists themselves, without pages. */
export const exportCalls = declareCalls({
  'GET /admin/foundations.csv': {
    ...file,
    access: 'foundations.read',
    query: foundationCalls['GET /foundations'].query
      .omit({ ...paging, after: true })
      .extend(asFile),
  },
  'GET /admin/orders.csv': {
    ...file,
    access: 'money.read',
    query: managedOrderCalls['GET /admin/orders'].query.omit(paging).extend(asFile),
  },
  'GET /admin/invoices.csv': {
    ...file,
    access: 'money.read',
    query: managedInvoiceCalls['GET /admin/invoices'].query.omit(paging).extend(asFile),
  },
  'GET /admin/payments.csv': {
    ...file,
    access: 'money.read',
    query: managedPaymentCalls['GET /admin/payments'].query.omit(paging).extend(asFile),
  },
  'GET /admin/refunds.csv': {
    ...file,
    access: 'money.read',
    query: managedInvoiceCalls['GET /admin/invoices'].query.omit(paging).extend({
      ...asFile,
      status: z.enum(['to-refund', 'refund-overdue']).default('to-refund'),
    }),
  },
  'GET /admin/people.csv': {
    ...file,
    access: 'people.read',
    query: peopleCalls['GET /admin/people'].query.omit(paging).extend(asFile),
  },
  'GET /admin/content.csv': {
    ...file,
    access: 'content.read',
    query: managedContentCalls['GET /admin/content'].query.omit(paging).extend(asFile),
  },
  'GET /admin/inquiries.csv': {
    ...file,
    access: 'inquiries.read',
    query: managedInquiryCalls['GET /admin/inquiries'].query.omit(paging).extend(asFile),
  },
  'GET /admin/newsletter.csv': {
    ...file,
    access: 'operations.newsletter',
    query: managedNewsletterCalls['GET /admin/newsletter'].query.omit(paging).extend(asFile),
  },
  'GET /admin/audit.csv': {
    ...file,
    access: 'operations.audit',
    query: auditCalls['GET /admin/audit'].query.omit(paging).extend(asFile),
  },
});
