import { z } from 'zod';
import { viewName, viewSchema } from '#domain/desk/lists.ts';
import { callOutcomes, NOTE_CHARS_MAX } from '#domain/desk/notes.ts';
import { ownTaskSchema } from '#domain/desk/own-tasks.ts';
import { standInSchema } from '#domain/desk/stand-ins.ts';
import { taskFilters, taskViewSchema } from '#domain/desk/task-views.ts';
import {
  abouts,
  dueGroups,
  TASKS_AT_ONCE,
  taskKinds,
  taskNamed,
  taskSelections,
} from '#domain/desk/tasks.ts';
import { parties } from '#domain/foundations/statuses.ts';
import { longText, optional } from '#domain/text.ts';
import { day, instant, named, uuid } from '#domain/wire.ts';
import { declareCalls } from '../http/calls.ts';
import { keyHeaders } from '../http/requests.ts';
import { after, data, noBody, ofId, page } from '../http/schemas.ts';
import { deskListNames, deskLists } from './lists.ts';

/** A task as the team reads it. */
const taskSchema = z.object({
  key: z.string(),
  kind: z.enum(taskKinds),
  about: z.enum(abouts),
  foundationId: uuid.nullable(),
  orderId: uuid.nullable(),
  /** The company, or the person concerned; null while the company has no name. */
  subject: z.string().nullable(),
  /** The seat of the company. */
  city: z.string().nullable(),
  /** The founder or the member. */
  person: z.string().nullable(),
  /** A reason, a number, or the beginning of a message. */
  hint: z.string().nullable(),
  dueOn: day.nullable(),
  since: instant,
  owner: named.nullable(),
  /** null unless the task is put off; `by` is null where it rests by itself. */
  snoozed: z.object({ until: day, by: z.string().nullable() }).nullable(),
  /** When the team last sent a reminder of what the task waits for. */
  remindedAt: instant.nullable(),
  /** The last thing the team did about the task, and when. */
  noted: z
    .object({
      what: z.enum(['called', 'asked']),
      outcome: z.enum(callOutcomes).nullable(),
      at: instant,
    })
    .nullable(),
});
export type Task = z.output<typeof taskSchema>;

const awaitedSchema = z.object({
  foundationId: uuid,
  companyName: z.string().nullable(),
  waitingOn: z.enum(parties),
  dueOn: day,
});
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

const ofTasks = z.object({ tasks: keys });
/** Ids, each of which stands for the tasks of a formation. */
const ofFoundations = z.object({ foundations: z.array(z.uuid()).min(1).max(TASKS_AT_ONCE) });
/** Until which day tasks rest; null to have them back at once. */
const rest = { until: z.iso.date().nullable() };

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
    query: page.extend({
      after,
      show: taskFilters.show.default('team'),
      kind: taskFilters.kind.optional(),
      by: taskFilters.by.default('due'),
      owner: taskFilters.owner.optional(),
    }),
    answers: {
      200: z.object({
        data: z.array(taskSchema),
        meta: z.object({
          total: z.int(),
          more: z.literal(true).optional(),
          counts: z.record(z.enum(taskSelections), z.int()),
          late: z.object({ count: z.int(), since: day.nullable() }),
          /** Ids of those whose tasks are the reader's for now. */
          standsInFor: z.array(uuid),
          groups: z.record(z.enum(dueGroups), z.int()),
          /** Of what is selected, whatever kind is shown; kinds without a task are left out. */
          kinds: z.partialRecord(z.enum(taskKinds), z.int()),
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
    body: z.union([ofTasks.extend(rest), ofFoundations.extend(rest)]),
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
    params: ofId,
    answers: { 200: data(z.array(taskSchema)) },
  },
  'POST /admin/tasks/remind': {
    access: 'today.settle',
    body: z.union([ofTasks, ofFoundations]),
    answers: { 200: outcomes },
  },
  /** Each kind has its own right: lawyers settle what they have set themselves. */
  'POST /admin/tasks/done': {
    access: 'today.arrange',
    body: z.object({ tasks: keys, done: z.boolean() }),
    answers: { 200: outcomes },
  },
  'POST /admin/own-tasks': {
    access: 'today.arrange',
    headers: keyHeaders,
    body: ownTaskSchema.extend({ foundationId: z.uuid().optional() }),
    answers: { 200: data(z.object({ task: z.string() })) },
  },
  /**
   * People who can be in charge of a formation; `former` are those in charge who have left the team; `everybody`
   * works at the desk, the law firm included.
   */
  'GET /admin/team': {
    access: 'today.read',
    query: z.object({ show: z.enum(['active', 'former', 'everybody']).default('active') }),
    answers: { 200: data(z.array(named)) },
  },
  /** People to whom the law firm's tasks can be given. */
  'GET /admin/lawyers': { access: 'foundations.review', answers: { 200: data(z.array(named)) } },
});

/** Most cases that are handed over at once: each is a command of its own. */
export const CASES_AT_ONCE = 50;

const ofPerson = z.object({ id: z.string() });

export const workloadCalls = declareCalls({
  /** What each colleague has to do; put-off tasks do not count. */
  'GET /admin/workload': {
    access: 'operations.figures',
    answers: {
      200: data(
        z.array(
          z.object({
            person: named,
            cases: z.int(),
            open: z.int(),
            overdue: z.int(),
            dueThisWeek: z.int(),
          }),
        ),
      ),
    },
  },
  /** What a hand-over of everything would hand over now. */
  'GET /admin/workload/:id': {
    access: 'operations.figures',
    params: ofPerson,
    answers: {
      200: data(
        z.object({
          cases: z.array(z.object({ id: uuid, companyName: z.string().nullable() })),
          tasks: z.array(taskSchema),
        }),
      ),
    },
  },
  /** Cases and tasks go to somebody else. Repeated, it goes on with what is left. */
  'POST /admin/workload/:id/hand-over': {
    access: 'operations.figures',
    params: ofPerson,
    body: z.object({ to: z.uuid() }),
    answers: {
      200: data(
        z.object({
          cases: z.int(),
          tasks: z.int(),
          refused: z.int(),
          position: z.string().optional(),
        }),
      ),
    },
  },
});

export const standInCalls = declareCalls({
  /** Those that run or are to come. */
  'GET /admin/stand-ins': {
    access: 'calendar.read',
    answers: {
      200: data(
        z.array(
          z.object({
            id: uuid,
            absent: named,
            standIn: named,
            from: day,
            until: day,
            isRunning: z.boolean(),
          }),
        ),
      ),
    },
  },
  'POST /admin/stand-ins': {
    access: 'calendar.own',
    headers: keyHeaders,
    body: standInSchema,
    answers: { 200: data(z.object({ id: uuid })) },
  },
  'DELETE /admin/stand-ins/:id': {
    access: 'calendar.own',
    params: ofId,
    answers: { 204: noBody },
  },
});

const digestChoice = z.object({ wanted: z.boolean() });

export const digestCalls = declareCalls({
  'GET /admin/digest': { access: 'today.read', answers: { 200: data(digestChoice) } },
  'PUT /admin/digest': {
    access: 'today.read',
    body: digestChoice,
    answers: { 200: data(digestChoice) },
  },
});

export const presenceCalls = declareCalls({
  /** Says that a page of the case is open; answers with the names of colleagues who have it open, too. */
  'POST /admin/foundations/:id/presence': {
    access: 'foundations.read',
    params: ofId,
    answers: { 200: data(z.array(z.string())) },
  },
});

/** What views can be saved of: the lists, and Today. */
const viewedNames = [...deskListNames, 'tasks'] as const;
export type ViewedName = (typeof viewedNames)[number];

const list = z.enum(viewedNames);
const newViewOf = (name: ViewedName) =>
  z.object({
    list: z.literal(name),
    name: viewName,
    view: name === 'tasks' ? taskViewSchema : viewSchema(deskLists[name].list),
    /** For whoever makes it alone. */
    own: z.boolean().default(false),
  });
const newViews = viewedNames.map(newViewOf) as [ReturnType<typeof newViewOf>];

export const savedViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  filter: z.record(z.string(), z.string()),
  sort: z.object({ field: z.string(), order: z.enum(['ASC', 'DESC']) }).optional(),
  madeBy: named,
  own: z.boolean(),
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
    body: z.discriminatedUnion('list', newViews),
    answers: { 200: data(ofId) },
  },
  'PATCH /admin/views/:id': {
    access: 'today.read',
    params: ofId,
    body: z.object({ name: viewName }),
    answers: { 200: data(ofId) },
  },
  'DELETE /admin/views/:id': {
    access: 'today.read',
    params: ofId,
    answers: { 204: noBody },
  },
});
