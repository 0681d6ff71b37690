import { z } from 'zod';

/** Accepts a missing body as `{}`. */
export const orEmpty = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value: z.input<T> | undefined) => value ?? {}, schema);

export const data = <T extends z.ZodType>(schema: T) => z.object({ data: schema });

/** A page of a list; `total` counts all pages up to 1,000 rows, then there are `more`. */
export const list = <T extends z.ZodType>(schema: T) =>
  z.object({
    data: z.array(schema),
    meta: z.object({ total: z.int(), more: z.literal(true).optional() }),
  });

/** A field hidden from people: only programs fill it in. */
export const trap = z.string().max(500).default('').meta({ description: 'Leave it empty.' });

/** An answer without a body: status 204, or a redirect. */
export const noBody = z.null();

/** What a path names. Any text: a malformed id gets the same answer as somebody else's. */
export const ofId = z.object({ id: z.string() });

/** A secret from a mailed link, see `modules/shared/tokens.ts`. */
export const mailedToken = z.string().min(1).max(200);

/** A code of an authenticator app, or a recovery code. */
export const oneTimePassword = z.string().max(40);

/** Most rows on a page of a list. */
export const MAX_ROWS = 200;

export const page = z.object({
  limit: z.coerce.number<number>().int().min(1).max(MAX_ROWS).default(50),
  offset: z.coerce.number<number>().int().min(0).max(1_000_000_000).default(0),
});

/** A position from the answer to a command: the read waits until it is visible. */
export const after = z
  .string()
  .regex(/^\d{1,20}$/)
  .optional();

/** The body of every error, see `envelope` in `errors.ts`. */
export const errorBody = z
  .object({
    errors: z.array(
      z.object({
        message: z.string(),
        extensions: z.looseObject({ code: z.string(), fields: z.array(z.string()).optional() }),
      }),
    ),
  })
  .meta({ id: 'Error' });

/** An answer that is not `application/json`. */
export const ofType = <T extends z.ZodType>(contentType: string, schema: T) => ({
  content: { [contentType]: { schema } },
});

/** A PDF among the fields of a form; only the fields before it are read. */
export const pdfPart = z.any().meta({
  type: 'string',
  format: 'binary',
  contentMediaType: 'application/pdf',
  description: 'The file, after all other fields.',
});

/** A download, whose body is a stream without a schema. */
export const pdfAnswer = ofType(
  'application/pdf',
  z.any().meta({ type: 'string', format: 'binary' }),
);

export type Answer = z.ZodType | ReturnType<typeof ofType>;

/** The answers of a route: successes by status, and errors, which have the same shape everywhere. */
export const answers = <T extends Record<number, Answer>>(successes: T) => ({
  ...successes,
  default: errorBody,
});
