import { z } from 'zod';

/** Kinds of teaching in seminars and coaching; only `live` lets participants ask during the lesson. */
export const teachingModes = ['live', 'recorded'] as const;
export type TeachingMode = (typeof teachingModes)[number];

export const teachingSchema = z.strictObject({
  mode: z.enum(teachingModes),
  /** Whether somebody checks what participants have learned; questions to the coach count. */
  learningCheck: z.boolean(),
  /** Number of the approval by the Staatliche Zentralstelle für Fernunterricht. */
  zfuNumber: z
    .string()
    .regex(/^\d{4,9}[a-z]?$/)
    .optional(),
});
export type Teaching = z.output<typeof teachingSchema>;

/**
 * Recorded teaching with a learning check is distance learning: without an approval its contracts are void (§§ 1,
 * 7 and 12 FernUSG).
 */
export const lacksApproval = ({ mode, learningCheck, zfuNumber }: Teaching): boolean =>
  mode === 'recorded' && learningCheck && zfuNumber === undefined;

export const notSoldReasons = ['approval-missing', 'over', 'not-yet'] as const;
export type NotSoldReason = (typeof notSoldReasons)[number];

interface Offer {
  /** Whether the vendor wants to sell it. */
  sold: boolean;
  teaching: Teaching | null;
  startsAt: Date | null;
}

/** Why nobody can order the product now; undefined when it can be ordered. */
export function whyNotSold({ sold, teaching, startsAt }: Offer, now: Date) {
  const reason = (value: NotSoldReason) => value;
  if (teaching && lacksApproval(teaching)) return reason('approval-missing');
  if (startsAt && startsAt <= now) return reason('over');
  return sold ? undefined : reason('not-yet');
}
