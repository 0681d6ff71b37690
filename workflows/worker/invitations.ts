import { v5 as uuidv5 } from 'uuid';
import type { Database } from '#database/connection.ts';
import { decidedAmong, messageOf, recordCommand } from '#modules/commands/commands.ts';
import { closeInvitations, expiredInvitations } from '#modules/participants/invitations.ts';
import { fingerprintOf } from '#modules/shared/fingerprint.ts';
import type { Decide } from './owners.ts';

/** Invitations per run; the next run takes the rest. */
const LIMIT = 50;
const COMMAND_IDS = 'b1f0a1f4-1d26-5c5b-8f6e-0c6f6f1f2c11';
const command = 'end-invitation';
const actor = { id: 'timer', role: 'timer' } as const;

/**
 * Ends invitations that nobody has answered in time; the person stated stays. One that its formation no longer
 * knows as open is closed all the same.
 *
 * @returns the number of those that have ended
 */
export async function endInvitations(db: Database, decide: Decide, now: Date): Promise<number> {
  let ended = 0;
  for (const { id, foundationId, participantId } of await expiredInvitations(db, now, LIMIT)) {
    const commandId = uuidv5(id, COMMAND_IDS);
    const payload = { participantId };
    const fingerprint = fingerprintOf([command, payload]);
    const message = messageOf({ foundationId, commandId, command, actor });
    await recordCommand(db, { ...message, payload, fingerprint });
    const isDecided = (await decidedAmong(db, [commandId])).has(commandId);
    if (!isDecided && (await decide(message)).accepted) ended += 1;
    await closeInvitations(db, { foundationId, participantId }, now);
  }
  return ended;
}
