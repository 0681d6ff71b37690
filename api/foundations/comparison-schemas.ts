import { z } from 'zod';
import type { Comparison } from '#domain/files/comparison.ts';
import { declareCalls } from '../http/calls.ts';
import { data, ofId } from '../http/schemas.ts';

const runs = z.array(z.object({ text: z.string(), changed: z.boolean() }));
const compared = z.object({
  changes: z.int(),
  rows: z.array(z.union([z.object({ same: z.string() }), z.object({ before: runs, after: runs })])),
}) satisfies z.ZodType<Comparison>;

export const comparisonSchema = z.discriminatedUnion('state', [
  /** `whole`: both files were compared to their ends. */
  compared.extend({ state: z.literal('compared'), whole: z.boolean() }),
  /** At least one file is a scan. */
  z.object({ state: z.literal('no-text') }),
  /** At least one file takes too long or too much memory to read. */
  z.object({ state: z.literal('unreadable') }),
]);

/** A comparison shows the content of both files, so it counts as a download of each. */
export const comparisonCalls = declareCalls({
  'GET /foundations/:id/comparison': {
    access: 'signed-in',
    isDownload: true,
    params: ofId,
    // `after` is the position that a page waits for to see its own change.
    query: z.object({
      from: z.string().max(100).meta({ description: 'The id of the earlier document.' }),
      to: z.string().max(100).meta({ description: 'The id of the later document.' }),
    }),
    answers: { 200: data(comparisonSchema) },
  },
});
