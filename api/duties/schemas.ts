import { z } from 'zod';
import { dutyNames } from '#domain/duties/duties.ts';
import { dutyStates, tickSchema } from '#domain/duties/tick.ts';
import { day, uuid } from '#domain/wire.ts';
import { declareCalls } from '../http/calls.ts';
import { data, ofId, ofType } from '../http/schemas.ts';

/** A duty of a company after its entry. */
const dutySchema = z.object({
  /** Unique in its company; that of a yearly duty ends in its year: `annual-accounts-2027`. */
  key: z.string(),
  name: z.enum(dutyNames),
  /** Of a yearly duty: in which its financial year ends. */
  year: z.int().optional(),
  dueOn: day,
  /** Whether the law names the day; else it is a suggestion. */
  dueBy: z.enum(['law', 'us']),
  /** As German provisions. */
  source: z.string(),
  /** What may happen where nobody does it. */
  consequence: z.object({ de: z.string(), en: z.string() }),
  link: z.string().optional(),
  state: z.enum(dutyStates),
  /** When it was done. */
  on: day.optional(),
  why: z.string().optional(),
  documentId: uuid.optional(),
});

export const dutyCalls = declareCalls({
  /** Nothing before the entry. */
  'GET /foundations/:id/duties': {
    access: 'member',
    params: ofId,
    answers: { 200: data(z.array(dutySchema)) },
  },
  'PUT /foundations/:id/duties/:key': {
    access: 'member',
    params: ofId.extend({ key: z.string().max(60) }),
    body: tickSchema,
    answers: { 200: data(dutySchema) },
  },
});

export const paperCalls = declareCalls({
  'GET /foundations/:id/papers.zip': {
    access: 'member',
    isDownload: true,
    params: ofId,
    answers: { 200: ofType('application/zip', z.any().meta({ type: 'string', format: 'binary' })) },
  },
});
