import { z } from 'zod';
import { roles } from '#domain/foundations/command.ts';
import { eventTypes } from '#domain/foundations/foundation.ts';
import { articlesKinds, reviewPoints } from '#domain/foundations/review/review-checklist.ts';
import { instant, uuid } from '#domain/wire.ts';
import { conflictsSchema } from '#projections/foundations/conflict-schemas.ts';
import { declareCalls } from '../../http/calls.ts';
import { data, ofId } from '../../http/schemas.ts';

const point = z.enum(reviewPoints);

/** The approval: by whom, of what, and the checked points. */
const approvalSchema = z.object({
  at: instant,
  by: z.string().nullable(),
  documents: z.array(z.object({ documentId: uuid, sha256: z.string() })).nullable(),
  review: z
    .object({
      articles: z.enum(articlesKinds),
      checked: z.array(point),
      open: z.partialRecord(point, z.string()),
    })
    .nullable(),
});

const reviewSchema = z.object({
  /** Name of the drafts that the ticks belong to. */
  drafts: z.string(),
  ticked: z.array(point),
  /** Points ticked for earlier drafts only. */
  before: z.array(point),
  approval: approvalSchema.nullable(),
});

/** How a file arrived: by whom, and through which link. */
const originSchema = z.object({
  documentId: uuid,
  by: z.object({ role: z.enum(roles), name: z.string().nullable() }),
  link: z.object({ issuedAt: instant, usedAt: instant.nullable() }).nullable(),
});

/** The stored event, with texts opened for the team. */
const rawEventSchema = z.object({
  id: uuid,
  type: z.enum(eventTypes),
  revision: z.int(),
  position: z.string(),
  data: z.record(z.string(), z.unknown()),
  metadata: z.record(z.string(), z.unknown()),
});

const pendingSchema = z.object({
  activity: z.string(),
  attempt: z.int(),
  state: z.string(),
  lastError: z.string().nullable(),
  nextAt: instant.nullable(),
});

const workflowSchema = z.object({
  workflowId: z.string(),
  runId: z.string(),
  status: z.string(),
  startedAt: instant,
  pending: z.array(pendingSchema),
  attributes: z.record(z.string(), z.string()),
});

const technicalSchema = z.object({
  /** Address of the workflow in the Temporal UI. */
  url: z.string(),
  /** Address of its workflow and those of its invoices. */
  allUrl: z.string(),
  /** null where Temporal knows no workflow, or does not answer. */
  workflow: workflowSchema.nullable(),
  reachable: z.boolean(),
  /** Revision of the last event; null for an unreadable stream. */
  streamRevision: z.int().nullable(),
  viewRevision: z.int(),
  head: z.string(),
  viewPosition: z.string(),
});

export const caseCalls = declareCalls({
  'GET /admin/foundations/:id/review': {
    access: 'foundations.read',
    params: ofId,
    answers: { 200: data(reviewSchema) },
  },
  'PUT /admin/foundations/:id/review/points/:point': {
    access: 'foundations.review',
    params: ofId.extend({ point: z.string().max(100) }),
    body: z.object({ drafts: z.string().max(100), ticked: z.boolean() }),
    answers: { 200: data(z.object({ ticked: z.boolean() })) },
  },
  'GET /admin/foundations/:id/origins': {
    access: 'foundations.read',
    params: ofId,
    answers: { 200: data(z.array(originSchema)) },
  },
  'GET /admin/foundations/:id/events/:revision': {
    access: 'foundations.read',
    params: ofId.extend({ revision: z.string().max(20) }),
    answers: { 200: data(rawEventSchema) },
  },
  'GET /admin/foundations/:id/conflicts': {
    access: 'foundations.conflicts',
    params: ofId,
    answers: { 200: data(conflictsSchema) },
  },
  'GET /admin/foundations/:id/technical': {
    access: 'operations.repair',
    params: ofId,
    answers: { 200: data(technicalSchema) },
  },
  'POST /admin/foundations/:id/read-again': {
    access: 'operations.repair',
    params: ofId,
    answers: { 202: data(z.object({ state: z.literal('requested') })) },
  },
});
