import type { Database } from '#database/connection.ts';
import type { CommandName } from '#domain/foundations/names.ts';
import { INVITATION_DAYS } from '#domain/foundations/steps/co-founders.ts';
import type { OpenedHistory } from '#event-store/foundation-history.ts';
import {
  closeInvitations,
  invitationIdOf,
  issueInvitation,
} from '#modules/participants/invitations.ts';
import type { CommandMessage } from '../processes/messages.ts';
import type { SideEffects } from './carry-out.ts';

const DAY_MS = 86_400_000;

interface InvitationDeps {
  db: Database;
  linkSecret: string;
  now: () => Date;
}

/** Issues the invitation of a command, which a repeated attempt finds issued, and queues its mail. */
async function inviteParticipant(
  { db, linkSecret, now }: InvitationDeps,
  { foundationId, commandId }: CommandMessage,
  { events }: OpenedHistory,
): Promise<void> {
  for (const event of events) {
    if (event.type !== 'ParticipantInvited' || event.metadata.commandId !== commandId) continue;
    const { participantId } = event.data;
    const expiresAt = new Date(Date.parse(event.metadata.occurredAt) + INVITATION_DAYS * DAY_MS);
    const issued = { id: invitationIdOf(event.id), foundationId, participantId, expiresAt };
    await issueInvitation(db, linkSecret, issued, now());
  }
}

/** Invitations are issued with their command, and closed with whatever answers or ends them. */
export function invitationEffects(deps: InvitationDeps): Partial<Record<CommandName, SideEffects>> {
  const close: SideEffects['accepted'] = async ({ foundationId }, { participantId }) => {
    if (typeof participantId !== 'string') return;
    await closeInvitations(deps.db, { foundationId, participantId }, deps.now());
  };
  return {
    'invite-participant': {
      accepted: (message, _, history) => inviteParticipant(deps, message, history),
    },
    'join-foundation': { accepted: close },
    'decline-invitation': { accepted: close },
    'end-invitation': { accepted: close },
    'remove-participant': { accepted: close },
  };
}
