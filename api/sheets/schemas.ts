import { z } from 'zod';
import { missingFields, sheetNames } from '#domain/sheets/facts.ts';
import { intakeSheetSchema } from '#domain/sheets/intake-sheet.ts';
import { locales } from '#domain/site/paths.ts';
import { uuid } from '#domain/wire.ts';
import { declareCalls } from '../http/calls.ts';
import { data, ofId, ofType } from '../http/schemas.ts';

const head = { title: z.string(), source: z.string().optional() };
const block = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('facts'),
    ...head,
    facts: z.array(z.object({ label: z.string(), value: z.string(), lacks: z.boolean() })),
  }),
  z.object({
    kind: z.literal('table'),
    ...head,
    head: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  }),
  z.object({ kind: z.literal('lines'), ...head, lines: z.array(z.string()) }),
]);

/** A sheet in one language, as its reader may see it. */
export const sheetSchema = z.object({
  name: z.enum(sheetNames),
  title: z.string(),
  /** That these are data, and no draft. */
  mark: z.string(),
  intro: z.string(),
  made: z.string(),
  blocks: z.array(block),
});

const language = z.object({ language: z.enum(locales).default('de') });

/** Sheets hold what the deed says of people, so each look at them counts as a download. */
export const sheetCalls = declareCalls({
  'GET /foundations/:id/sheets': {
    access: 'signed-in',
    isDownload: true,
    params: ofId,
    answers: {
      200: data(
        z.object({
          /** Each in both languages: notaries write in German, whatever their client reads. */
          sheets: z.array(
            z.object({
              name: z.enum(sheetNames),
              /** Last parts of the addresses of its files. */
              files: z.array(z.string()),
              de: sheetSchema,
              en: sheetSchema,
            }),
          ),
          missing: z.array(
            z.object({
              field: z.enum(missingFields),
              /** Whose it is, where it is of one participant. */
              participant: z.object({ participantId: uuid, name: z.string() }).nullable(),
            }),
          ),
          /** Whether something was left out that only others may see. */
          withheld: z.boolean(),
        }),
      ),
    },
  },
  'GET /foundations/:id/sheets/:file': {
    access: 'signed-in',
    isDownload: true,
    params: ofId.extend({ file: z.string().max(40) }),
    query: language,
    answers: {
      200: {
        content: {
          'application/json': {
            schema: z.union([intakeSheetSchema.meta({ id: 'IntakeSheet' }), sheetSchema]),
          },
          'application/pdf': { schema: z.any().meta({ type: 'string', format: 'binary' }) },
        },
      },
    },
  },
});

export const intakeSchemaCalls = declareCalls({
  'GET /schemas/intake-sheet-1.json': {
    access: 'public',
    answers: { 200: ofType('application/schema+json', z.any()) },
  },
});
