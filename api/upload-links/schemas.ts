import { z } from 'zod';
import { purposeNames } from '#domain/foundations/upload-purposes.ts';
import {
  commandHeaders,
  commandStateSchema,
  receivedSchema,
  uploadedSchema,
} from '../foundations/command-schemas.ts';
import { declareCalls } from '../http/calls.ts';
import { data, foundationId, mailedToken } from '../http/schemas.ts';

const instant = z.string().meta({ format: 'date-time' });

/** All that a notary's page may show. */
export const linkView = z.object({
  linkId: z.string(),
  companyName: z.string(),
  founderName: z.string().nullable(),
  /** The appointment at the notary's. */
  appointment: z
    .object({ startsAt: instant, place: z.string().optional(), online: z.boolean().optional() })
    .nullable(),
  purpose: z.enum(purposeNames),
  expiresAt: instant,
});

/** A bad login is ignored here: a notary has none. */
const notary = { access: 'notary-link', ignoreBadToken: true } as const;

export const uploadLinkCalls = declareCalls({
  'POST /upload-links/exchange': {
    ...notary,
    body: z.object({ token: mailedToken }),
    answers: { 200: data(linkView) },
  },
  'GET /upload-links/uploads/:commandId': {
    ...notary,
    params: z.object({ commandId: z.uuid() }),
    query: z.object({ linkId: z.string().optional() }),
    answers: { 200: data(commandStateSchema) },
  },
});

/** Its body is a form with a file, which no schema looks at. */
export const uploadCalls = declareCalls({
  'POST /upload-links/upload': {
    ...notary,
    answers: { 200: data(uploadedSchema), 202: data(receivedSchema) },
  },
});

export const managedLinkCalls = declareCalls({
  'POST /admin/foundations/:id/upload-links': {
    access: 'staff',
    params: foundationId,
    headers: commandHeaders,
    answers: {
      200: data(
        z.object({ linkId: z.string(), purpose: z.enum(purposeNames), expiresAt: instant }),
      ),
    },
  },
});
