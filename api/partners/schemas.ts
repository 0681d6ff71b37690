import { z } from 'zod';
import { accountCases, accountOpenings } from '#domain/partners/account.ts';
import { partnerKinds, partnerTextsSchema } from '#domain/partners/partner.ts';
import { day } from '#domain/wire.ts';
import { declareCalls } from '../http/calls.ts';
import { data, list, page } from '../http/schemas.ts';

export const partnerCardSchema = z.object({
  slug: z.string(),
  name: z.string(),
  kind: z.enum(partnerKinds),
  headline: z.string(),
  summary: z.string(),
  offer: partnerTextsSchema.shape.offer,
  limits: partnerTextsSchema.shape.limits,
  /** What a bank takes before the entry, as it has said; null for everybody else. */
  account: z
    .object({
      takes: z.array(z.enum(accountCases)),
      opening: z.array(z.enum(accountOpenings)),
      asOf: day,
    })
    .nullable(),
  code: z.string().nullable(),
  website: z.string().nullable(),
  sample: z.boolean(),
  updatedAt: z.string().meta({ format: 'date-time' }),
});

export const partnerSchema = partnerCardSchema.extend(
  partnerTextsSchema.pick({ about: true, steps: true }).shape,
);

const partnerQuery = page.extend({
  kind: z.enum(partnerKinds).optional(),
  offers: z.enum(['account']).optional(),
});

const open = { access: 'public', ignoreBadToken: true } as const;

export const partnerCalls = declareCalls({
  'GET /partners': { ...open, query: partnerQuery, answers: { 200: list(partnerCardSchema) } },
  'GET /partners/:slug': {
    ...open,
    params: z.object({ slug: z.string() }),
    answers: { 200: data(partnerSchema) },
  },
});
