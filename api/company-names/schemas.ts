import { z } from 'zod';
import { findingCodes, severities } from '#domain/company-names/findings.ts';
import { nameCheckSchema } from '#domain/company-names/name-check.ts';
import { searchKinds } from '#domain/company-names/searches.ts';
import { declareCalls } from '../http/calls.ts';
import { data } from '../http/schemas.ts';

const findingSchema = z.object({
  code: z.enum(findingCodes),
  severity: z.enum(severities),
  source: z.string().meta({ description: 'A German provision.' }),
  word: z.string().optional().meta({ description: 'The part of name or purpose it is about.' }),
});

export const checkedName = z.object({
  findings: z.array(findingSchema),
  searches: z.array(z.object({ kind: z.enum(searchKinds), url: z.url(), copy: z.string() })),
});

export const companyNameCalls = declareCalls({
  'POST /name-checks': {
    access: 'public',
    ignoreBadToken: true,
    body: nameCheckSchema,
    answers: { 200: data(checkedName) },
  },
});
