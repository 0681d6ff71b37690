import { z } from 'zod';
import { differences } from '#domain/identification/identification.ts';

const named = z.object({
  firstName: z.string(),
  lastName: z.string(),
  birthDate: z.string().optional(),
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
  /** The account that has seen somebody, or for which a provider has answered; null behind a mailed link. */
  by: z.uuid().nullable(),
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
      by: z.uuid(),
      at: z.string(),
      verdict: z.enum(['cleared', 'refused']),
      note: z.string(),
    })
    .optional(),
});
export type IdentificationContent = z.output<typeof identificationContent>;
