import { z } from 'zod';

/** A call without a body means the same as one with `{}`. */
export const orEmpty = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => value ?? {}, schema);

export const data = <T extends z.ZodType>(schema: T) => z.object({ data: schema });

/** A page of a list; `total` counts all pages. */
export const list = <T extends z.ZodType>(schema: T) =>
  z.object({ data: z.array(schema), meta: z.object({ total: z.int() }) });

/** A download; its body is a stream, which no schema looks at. */
export const pdfAnswer = {
  content: {
    'application/pdf': { schema: z.any().meta({ type: 'string', format: 'binary' }) },
  },
};

/** 204 without a body. */
export const noContent = { 204: z.null() };

/** Secrets mailed in links, see `modules/tokens.ts`. */
export const mailedToken = z.string().min(1).max(200);

/** Lists are paged by named numbers; a page holds 200 at most. */
export const page = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  offset: z.coerce.number().int().min(0).max(1_000_000_000).default(0),
});

/** A position a command has answered: the read waits until it is visible. */
export const after = z
  .string()
  .regex(/^\d{1,20}$/)
  .optional();

/** Any text: what is no UUID is answered like a foreign one. */
export const foundationId = z.object({ id: z.string() });
export const documentId = z.object({ documentId: z.string() });

/** The body of every error, see `envelope` in `errors.ts`. */
const errorBody = z
  .object({
    errors: z.array(
      z.object({ message: z.string(), extensions: z.looseObject({ code: z.string() }) }),
    ),
  })
  .meta({ id: 'Error' });

/** What a route answers: its successes by status; errors look alike everywhere. */
export const answers = <T extends Record<number, z.ZodType | typeof pdfAnswer>>(successes: T) => ({
  ...successes,
  default: errorBody,
});
