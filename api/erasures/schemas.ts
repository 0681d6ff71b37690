import { z } from 'zod';
import { classes } from '#domain/erasures/classes.ts';
import { instant } from '#domain/wire.ts';
import { enteredPassword } from '#modules/accounts/login/passwords/password-rules.ts';
import { declareCalls } from '../http/calls.ts';
import { data, noBody, ofId, ofType, orEmpty } from '../http/schemas.ts';

/** Of who asks, once the login is older than 15 minutes. */
const proof = orEmpty(z.object({ current_password: enteredPassword.optional() }));

const kept = z.array(z.object({ class: z.enum(classes), until: z.string() }));
export const erasureSchema = z.object({
  id: z.string(),
  askedBy: z.enum(['person', 'team', 'disuse']),
  state: z.enum(['asked', 'withdrawn', 'erasing', 'done']),
  askedAt: instant,
  /** Until then it can be taken back. */
  dueAt: instant,
  endedAt: instant.nullable(),
  /** Formations that first have to end. */
  waitsFor: z.int(),
  kept,
});

export const dataExportSchema = z.object({
  id: z.string(),
  askedAt: instant,
  /** null while it is being put together. */
  readyAt: instant.nullable(),
  endsAt: instant.nullable(),
  size: z.number().nullable(),
});

export const erasureCalls = declareCalls({
  'GET /users/me/data': {
    access: 'self',
    answers: {
      200: data(
        z.object({
          export: dataExportSchema.nullable(),
          erasure: erasureSchema.nullable(),
          runningFormations: z.int(),
          /** Of hours bought in advance; they lapse with the account. */
          unusedMinutes: z.int(),
        }),
      ),
    },
  },
  'POST /users/me/data-export': {
    access: 'self',
    body: proof,
    answers: { 200: data(dataExportSchema) },
  },
  'GET /users/me/data-export/:id': {
    access: 'self',
    isDownload: true,
    params: ofId,
    answers: {
      200: ofType('application/zip', z.any().meta({ type: 'string', format: 'binary' })),
    },
  },
  'POST /users/me/erasure': {
    access: 'self',
    body: proof,
    answers: { 200: data(erasureSchema) },
  },
  'DELETE /users/me/erasure': { access: 'self', answers: { 204: noBody } },
  'GET /erasures/:id': {
    access: 'public',
    params: ofId,
    answers: {
      200: data(erasureSchema.pick({ state: true, askedAt: true, endedAt: true, kept: true })),
    },
  },
});

export const managedErasureCalls = declareCalls({
  'POST /admin/people/:id/erasure': {
    access: 'people.write',
    params: ofId,
    body: proof,
    answers: { 200: data(erasureSchema) },
  },
  'DELETE /admin/people/:id/erasure': {
    access: 'people.write',
    params: ofId,
    answers: { 204: noBody },
  },
});
