import { z } from 'zod';
import { line, optional } from '../text.ts';

export const dutyStates = ['open', 'done', 'not-applicable'] as const;

/** Most characters of a reason. */
export const WHY_MAX = 200;

/** What whoever leads a formation says of a duty. */
export const tickSchema = z.object({
  state: z.enum(dutyStates),
  /** When it was done. */
  on: optional(z.iso.date({ error: 'NOT_A_DATE' })),
  why: optional(line(WHY_MAX)),
  /** The document that proves it. */
  documentId: optional(z.uuid()),
});
