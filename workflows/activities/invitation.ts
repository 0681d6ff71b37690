import type { Database } from '#database/connection.ts';
import { INVITATION_DAYS } from '#domain/foundations/steps/co-founders.ts';
import type { OpenedHistory } from '#event-store/foundation-history.ts';
import { invitationIdOf, issueInvitation } from '#modules/participants/invitations.ts';
import type { CommandMessage } from '../processes/messages.ts';

const DAY_MS = 86_400_000;

interface InvitationDeps {
  db: Database;
  linkSecret: string;
  now: () => Date;
}

/** Issues the invitation of a command, which a repeated attempt finds issued, and queues its mail. */
export async function inviteParticipant(
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
