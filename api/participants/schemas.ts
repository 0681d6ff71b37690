import { z } from 'zod';
import { line } from '#domain/text.ts';
import { instant, uuid } from '#domain/wire.ts';
import { newPassword } from '#modules/accounts/login/passwords/password-rules.ts';
import { declareCalls } from '../http/calls.ts';
import { keyHeaders } from '../http/requests.ts';
import { data, mailedToken, noBody } from '../http/schemas.ts';

/** What somebody is told who has been invited to take part in a formation. */
export const invitationView = z.object({
  invitationId: uuid,
  /** Null until the founder has stated it. */
  companyName: z.string().nullable(),
  /** Name of the member who invites. */
  invitedBy: z.string().nullable(),
  /** The invited address. */
  email: z.string(),
  /** As the founder stated them; null for a company. */
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** Whether somebody with this address has an account, who logs in instead of making one. */
  hasAccount: z.boolean(),
  expiresAt: instant,
});

const name = line(100);

export const acceptBody = z.object({
  invitationId: z.uuid(),
  /** Version of the text by which the law firm is released from secrecy towards us. */
  firmRelease: z.string().max(20).optional(),
  // For somebody without an account.
  firstName: name.optional(),
  lastName: name.optional(),
  password: newPassword.optional(),
  terms: z.literal(true, 'REQUIRED').optional(),
});

/** The routes themselves check the token, and then the cookie, of an invitation. */
export const participantCalls = declareCalls({
  'POST /invitations/exchange': {
    access: 'public',
    ignoreBadToken: true,
    body: z.object({ token: mailedToken }),
    answers: { 200: data(invitationView) },
  },
  'POST /invitations/accept': {
    access: 'public',
    headers: keyHeaders,
    body: acceptBody,
    answers: {
      200: data(z.object({ foundationId: uuid, revision: z.int(), position: z.string() })),
    },
  },
  'POST /invitations/decline': {
    access: 'public',
    ignoreBadToken: true,
    headers: keyHeaders,
    body: z.object({ invitationId: z.uuid(), unknown: z.literal(true).optional() }),
    answers: { 204: noBody },
  },
});
