import { z } from 'zod';
import { locales } from '#domain/site/paths.ts';
import { declareCalls } from '../http/calls.ts';
import { list, ofId, ofType, page, pdfAnswer } from '../http/schemas.ts';

const hash = z.string().meta({ description: 'SHA-256, as 64 characters of hex.' });

export const rootSchema = z.object({
  /** Day in Berlin. */
  day: z.iso.date(),
  tree: hash,
  /** Hash of the previous root; null for the first. */
  previous: hash.nullable(),
  root: hash,
});

export const rootCalls = declareCalls({
  'GET /roots': { access: 'public', query: page, answers: { 200: list(rootSchema) } },
});

export const historyCalls = declareCalls({
  'GET /foundations/:id/history': {
    access: 'signed-in',
    isDownload: true,
    params: ofId,
    answers: { 200: ofType('application/json', z.any()) },
  },
  'GET /foundations/:id/history/pdf': {
    access: 'signed-in',
    isDownload: true,
    params: ofId,
    query: z.object({ language: z.enum(locales).default('de') }),
    answers: { 200: pdfAnswer },
  },
});
