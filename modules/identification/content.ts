import { z } from 'zod';
import { differences } from '#domain/identification/identification.ts';

const named = z.object({
  firstName: z.string(),
  lastName: z.string(),
  birthDate: z.string().optional(),
});

/** An account in its role in the formation, or a participant without an account. */
const actor = z.object({
  id: z.string(),
  role: z.enum(['founder', 'co-founder', 'staff', 'lawyer']),
});

const copy = z.object({
  id: z.uuid(),
  what: z.enum(['document', 'register-extract']),
  name: z.string(),
  size: z.int(),
  sha256: z.string(),
  scan: z.enum(['clean', 'not-configured']),
});
export type Copy = z.output<typeof copy>;

/** What is sealed about one identification. */
export const identificationContent = z.object({
  /** Who has seen somebody, or went to a provider. */
  actor,
  seen: named,
  stated: named,
  differences: z.array(z.enum(differences)),
  document: z.object({
    kind: z.enum(['identity-card', 'passport', 'residence-permit', 'electronic']),
    number: z.string().optional(),
    authority: z.string().optional(),
    country: z.string().optional(),
    validUntil: z.string().optional(),
  }),
  politicallyExposed: z.boolean(),
  forOwnAccount: z.boolean(),
  copies: z.array(copy),
  provider: z
    .object({
      name: z.string(),
      issuer: z.string(),
      subject: z.string(),
      verifiedAt: z.string(),
      answer: z.unknown(),
    })
    .optional(),
  /** What somebody of the team has decided about differences. */
  decision: z
    .object({
      actor,
      at: z.string(),
      verdict: z.enum(['cleared', 'refused']),
      note: z.string(),
    })
    .optional(),
});
export type IdentificationContent = z.output<typeof identificationContent>;
export type IdentificationActor = IdentificationContent['actor'];
