import { z } from 'zod';
import { kebab, placeSchema } from '#domain/content/entry.ts';
import { pieceKinds } from '#domain/content/fields.ts';
import { faultCodes } from '#domain/content/piece.ts';
import { pieceStates } from '#domain/content/states.ts';
import { locales } from '#domain/site/paths.ts';
import { foreignText } from '#domain/text.ts';
import { instant } from '#domain/wire.ts';
import { pieceSorts } from '#modules/content/pieces/pieces.ts';
import { declareCalls } from '../http/calls.ts';
import { data, page } from '../http/schemas.ts';
import { wholeEntrySchema } from './schemas.ts';

const inBoth = z.object({ de: z.string().nullable(), en: z.string().nullable() });

/** What a list shows of a piece. */
export const pieceCardSchema = z.object({
  id: z.string(),
  kind: z.enum(pieceKinds),
  key: z.string(),
  category: z.string().nullable(),
  titles: inBoth,
  languages: z.array(z.enum(locales)),
  states: z.array(z.enum(pieceStates)),
  changed: z.object({ by: z.string().nullable(), at: instant }).nullable(),
  draft: z
    .object({
      by: z.string().nullable(),
      byId: z.string().nullable(),
      since: instant,
      at: instant,
      /** Somebody is at it now. */
      writing: z.boolean(),
    })
    .nullable(),
});

/** A piece as it is typed: texts by field, `author` or `de.title`. */
const typed = z.record(z.string(), z.string());

/** Both languages with everything, and room for what JSON adds. */
const MAX_LENGTH = 390_000;
export const typedIn = z
  .record(z.string().max(60), foreignText(z.string().max(100_000)))
  .refine((fields) => JSON.stringify(fields).length <= MAX_LENGTH, 'is too long')
  .refine((fields) => Object.values(fields).every(isStorable), 'holds what is no text');

/** Postgres takes neither NUL nor half of a character. */
const isStorable = (value: string) => value.isWellFormed() && !value.includes('\0');

export const pieceSchema = pieceCardSchema.extend({
  revision: z.int(),
  version: z.int(),
  /** The draft, or else what is on the site. */
  typed,
  /** What is on the site, or was before it was archived. */
  current: typed.nullable(),
  isLive: z.boolean(),
  addresses: inBoth,
  archivedTo: z.string().nullable(),
  versions: z.array(
    z.object({
      version: z.int(),
      origin: z.enum(['file', 'desk']),
      by: z.string().nullable(),
      at: instant,
    }),
  ),
});

export const faultSchema = z.object({
  path: z.string(),
  code: z.enum(faultCodes),
  /** The place that is wrong, or what is missing. */
  found: z.string().optional(),
});

/** How the site would show one language, and what keeps the piece from it. */
export const previewSchema = z.object({
  ...wholeEntrySchema.pick({ html: true, contents: true }).shape,
  /** All fields with the amounts of the law filled in. */
  filled: typed,
  faults: z.array(faultSchema),
});

const saved = z.object({ revision: z.int() });
const named = z.object({ id: z.string().max(120) });
/** Of the piece as the caller has seen it; refused with 412 when somebody has gone on since. */
const seen = z.object({ revision: z.int().min(0) });

export const piecesQuery = page.extend({
  kind: z.enum(pieceKinds).optional(),
  state: z.enum(pieceStates).optional(),
  q: z.string().max(100).optional(),
  sort: z.enum(pieceSorts).optional(),
});

export const managedContentCalls = declareCalls({
  'POST /admin/content': {
    access: 'content.write',
    body: z.object({ key: kebab, place: placeSchema }),
    answers: { 201: data(z.object({ id: z.string() })) },
  },
  'POST /admin/content/preview': {
    access: 'content.write',
    body: z.object({ id: named.shape.id, language: z.enum(locales), typed: typedIn }),
    answers: { 200: data(previewSchema) },
  },
  'GET /admin/content/:id': {
    access: 'content.read',
    params: named,
    answers: { 200: data(pieceSchema) },
  },
  'GET /admin/content/:id/versions/:version': {
    access: 'content.read',
    params: named.extend({ version: z.string().regex(/^\d{1,9}$/) }),
    answers: { 200: data(z.object({ typed })) },
  },
  'PUT /admin/content/:id/draft': {
    access: 'content.write',
    params: named,
    body: seen.extend({ typed: typedIn }),
    answers: { 200: data(saved.extend({ at: instant })) },
  },
  'POST /admin/content/:id/discard': {
    access: 'content.write',
    params: named,
    body: seen,
    answers: { 200: data(z.object({ gone: z.boolean() })) },
  },
  'POST /admin/content/:id/restore': {
    access: 'content.write',
    params: named,
    body: seen.extend({ version: z.int().min(1) }),
    answers: { 200: data(saved) },
  },
  'POST /admin/content/:id/publish': {
    access: 'content.write',
    params: named,
    body: seen,
    answers: { 200: data(saved.extend({ version: z.int() })) },
  },
  'POST /admin/content/:id/archive': {
    access: 'content.write',
    params: named,
    body: seen.extend({
      /** The path of a page that its addresses lead to; without one they say that it is gone. */
      target: z.string().max(500).nullable(),
    }),
    answers: { 200: data(saved) },
  },
});
