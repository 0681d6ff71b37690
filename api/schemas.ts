import { z } from 'zod';

/** A call without a body means the same as one with `{}`. */
export const orEmpty = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => value ?? {}, schema);

export const data = <T extends z.ZodType>(schema: T) => z.object({ data: schema });

/** 204 without a body. */
export const noContent = { 204: z.null() };

/** Secrets mailed in links, see `database/tokens.ts`. */
export const mailedToken = z.string().min(1).max(200);
