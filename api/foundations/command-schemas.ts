import { z } from 'zod';
import { documentKinds } from '#projections/foundations/views.ts';
import { keyHeaders } from '../http/requests.ts';

export const acceptedSchema = z.object({
  revision: z.int(),
  position: z.string(),
  documentId: z.string().optional(),
  /** Ids of all participants, in the order in which they stand. */
  participantIds: z.array(z.string()).optional(),
});
/** The answer for a file; it also says whether the same file has come before, which is allowed. */
export const uploadedSchema = acceptedSchema.extend({
  sameAs: z
    .object({ kind: z.enum(documentKinds), title: z.string(), withdrawn: z.boolean() })
    .optional(),
});
/** The answer to an accepted command. */
export type Accepted = z.output<typeof acceptedSchema>;

/** A stored file whose command has no outcome yet. */
export const receivedSchema = z.object({ commandId: z.string(), state: z.literal('received') });
export type Receipt = Accepted | z.output<typeof receivedSchema>;

export const commandStateSchema = z.object({
  state: z.enum(['pending', 'accepted', 'refused']),
  code: z.string().optional(),
  revision: z.int().optional(),
  position: z.string().optional(),
});
export type CommandState = z.output<typeof commandStateSchema>;

/** Headers of every call that takes a command, for `openapi.json`. */
export const commandHeaders = keyHeaders.extend({
  'if-match': z
    .string()
    .optional()
    .meta({
      description:
        'The `revision` of the foundation that the caller has seen, in quotes. If it has moved on: ' +
        '412 CHANGED_MEANWHILE with the `events` since, and nothing is carried out.',
    }),
});
