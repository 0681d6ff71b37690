import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Config } from '#config';
import type { CommandName } from '#domain/foundations/names.ts';
import { accountOfAddress, namesByIds } from '#modules/accounts/directory/people.ts';
import { registerProven } from '#modules/accounts/registration/register-proven.ts';
import { findCommand } from '#modules/commands/commands.ts';
import {
  findInvitation,
  findOpenInvitation,
  type Invitation,
  noteAccount,
  suppressAddress,
} from '#modules/participants/invitations.ts';
import type { RateLimits } from '#modules/rate-limits/rate-limits.ts';
import { fingerprintOf } from '#modules/shared/fingerprint.ts';
import { invitedIn } from '#projections/foundations/invited.ts';
import type { FoundationClient } from '#workflows/client.ts';
import { decide } from '../foundations/commands.ts';
import { type FoundationReads, readAgainIfBehind } from '../foundations/foundation-access.ts';
import { answerTo, granted } from '../http/account-refusals.ts';
import { type Handlers, serve } from '../http/calls.ts';
import { isForeignWrite } from '../http/cookies.ts';
import { apiError, invalidPayload, refuseWait } from '../http/errors.ts';
import { audit, theAccount } from '../http/plugins/audit.ts';
import { languageOf } from '../http/request-language.ts';
import { commandIdOf } from '../http/requests.ts';
import { giveInvitationCookie, hasInvitationCookie } from './invitation-cookie.ts';
import { type acceptBody, participantCalls } from './schemas.ts';

interface InvitationRoutes extends FoundationReads {
  process: Pick<FoundationClient, 'decide'>;
  limits: RateLimits;
  config: Pick<Config, 'publicUrl' | 'linkSecret'>;
}

type Answering = Handlers<typeof participantCalls>;

/** Invitations to take part in a formation: a mailed token gives a cookie, with which people accept or decline. */
export const invitationRoutes =
  (deps: InvitationRoutes): FastifyPluginAsync =>
  async (app) =>
    serve(app, participantCalls, { ...opening(deps), ...accepting(deps), ...declining(deps) });

const opening = (deps: InvitationRoutes): Pick<Answering, 'POST /invitations/exchange'> => ({
  'POST /invitations/exchange': async (request, reply) => {
    const { db, limits } = deps;
    refuseWait(await limits.waitFor('wrong-link-tokens', request.ip));
    const invitation = await findOpenInvitation(db, request.body, new Date());
    const invited = invitation && (await invitedBy(deps, invitation));
    if (!invitation || !invited) {
      await limits.note('wrong-link-tokens', request.ip);
      audit(request, 'link-refused');
      throw apiError('LINK_NOT_VALID');
    }
    giveInvitationCookie(reply, invitation.id);
    const target = { kind: 'foundation', id: invitation.foundationId } as const;
    audit(request, 'link-opened', { target });
    const { leadId, ...told } = invited;
    const names = await namesByIds(db, [leadId]);
    const account = await accountOfAddress(db, invited.email);
    const data = {
      invitationId: invitation.id,
      ...told,
      invitedBy: names.get(leadId) ?? null,
      hasAccount: account !== undefined && account !== invitation.accountId,
      expiresAt: invitation.expiresAt,
    };
    return { data };
  },
});

const invitedBy = (deps: InvitationRoutes, invitation: Invitation) =>
  readAgainIfBehind(
    deps,
    () => invitedIn(deps.db, invitation),
    (found) => found !== undefined,
  );

/**
 * The invitation that this browser has opened.
 *
 * @throws ApiError 403 for a call of another site, 404 without the cookie of this invitation
 */
async function opened(
  { db, config }: InvitationRoutes,
  request: FastifyRequest,
  id: string,
): Promise<Invitation & { isOpen: boolean }> {
  // The cookie alone answers for somebody, so other sites must not make the browser send it.
  if (isForeignWrite(request, config.publicUrl)) throw apiError('FORBIDDEN');
  const invitationId = id.toLowerCase();
  const found = hasInvitationCookie(request, invitationId)
    ? await findInvitation(db, invitationId, new Date())
    : undefined;
  if (!found) throw apiError('LINK_NOT_VALID');
  return found;
}

const accepting = (deps: InvitationRoutes): Pick<Answering, 'POST /invitations/accept'> => ({
  'POST /invitations/accept': async (request) => {
    const { db } = deps;
    const { invitationId, firmRelease } = request.body;
    const invitation = await opened(deps, request, invitationId);
    const { foundationId, participantId } = invitation;
    const commandId = commandIdOf(request);
    // A repetition finds its invitation accepted.
    const repeated = await findCommand(db, commandId);
    if (!invitation.isOpen && repeated?.foundationId !== foundationId) {
      throw apiError('LINK_NOT_VALID');
    }
    const accountId = await acceptedBy(deps, request, invitation);
    const payload = { participantId, ...(firmRelease !== undefined && { firmRelease }) };
    const accepted = await answer(deps, invitation, {
      commandId,
      command: 'join-foundation',
      actorId: accountId,
      payload,
    });
    const target = { kind: 'foundation', id: foundationId } as const;
    audit(request, 'invitation-accepted', { actor: { id: accountId, role: 'member' }, target });
    const { revision, position } = accepted;
    return { data: { foundationId, revision, position } };
  },
});

interface Answer {
  commandId: string;
  command: Extract<CommandName, 'join-foundation' | 'decline-invitation'>;
  actorId: string;
  payload: Record<string, unknown>;
}

const answer = (
  deps: InvitationRoutes,
  { foundationId }: Invitation,
  { commandId, command, actorId, payload }: Answer,
) =>
  decide(
    deps,
    {
      foundationId,
      commandId,
      command,
      actor: { id: actorId, role: 'co-founder' },
      payload,
      fingerprint: fingerprintOf([command, payload]),
    },
    'server',
  );

/**
 * The account that accepts: the one that is logged in, whatever its address, since people may have been invited by
 * another one than they use here; or else a new one, whose address the mailed link has proven.
 *
 * @throws ApiError 403 for the team, 401 for a session that has ended, 409 where the address has an account
 */
async function acceptedBy(
  deps: InvitationRoutes,
  request: FastifyRequest<{ Body: z.output<typeof acceptBody> }>,
  invitation: Invitation,
): Promise<string> {
  const { actor, refusedCookie, body } = request;
  if (actor.role === 'member') return actor.id;
  if (actor.role !== 'visitor') throw apiError('FORBIDDEN');
  if (body.password === undefined && refusedCookie) throw answerTo(refusedCookie);
  return invitation.accountId ?? newAccount(deps, request, invitation);
}

async function newAccount(
  deps: InvitationRoutes,
  request: FastifyRequest<{ Body: z.output<typeof acceptBody> }>,
  invitation: Invitation,
): Promise<string> {
  const { db, limits } = deps;
  const { firstName, lastName, password, terms } = request.body;
  if (!firstName || !lastName || !password || !terms) {
    const given = { firstName, lastName, password, terms };
    const missing = Object.entries(given).filter(([, value]) => !value);
    throw invalidPayload(
      'Log in, or name yourself and agree to the terms',
      missing.map(([field]) => field),
    );
  }
  refuseWait(await limits.take('register', request.ip));
  const invited = await invitedBy(deps, invitation);
  if (!invited) throw apiError('LINK_NOT_VALID');
  const { email } = invited;
  const names = { first_name: firstName, last_name: lastName };
  const person = { email, password, ...names, language: languageOf(request) };
  const registered = await registerProven(db, person, new Date());
  if ('refused' in registered && registered.refused === 'EMAIL_TAKEN') {
    throw apiError('ACCOUNT_EXISTS');
  }
  const { userId } = granted(registered);
  // Should joining fail now, the next attempt goes on with this account.
  await noteAccount(db, invitation.id, userId);
  audit(request, 'account-created', { target: theAccount(userId) });
  return userId;
}

const declining = (deps: InvitationRoutes): Pick<Answering, 'POST /invitations/decline'> => ({
  'POST /invitations/decline': async (request, reply: FastifyReply) => {
    const { db, config } = deps;
    const { invitationId, unknown } = request.body;
    const invitation = await opened(deps, request, invitationId);
    const commandId = commandIdOf(request);
    const repeated = await findCommand(db, commandId);
    const { foundationId, participantId } = invitation;
    if (!invitation.isOpen && repeated?.foundationId !== foundationId) {
      throw apiError('LINK_NOT_VALID');
    }
    const invited = unknown && (await invitedIn(db, invitation));
    if (invited) await suppressAddress(db, config.linkSecret, invited.email);
    await answer(deps, invitation, {
      commandId,
      command: 'decline-invitation',
      actorId: invitation.id,
      payload: { participantId, ...(unknown && { unknown }) },
    });
    return reply.code(204).send(null);
  },
});
