import { subSeconds } from 'date-fns/subSeconds';
import type { Database } from '#database/connection.ts';
import { messageOf, recordCommand, renewPayload } from '#modules/commands/commands.ts';
import { noteTold, untoldIdentifications } from '#modules/identification/identifications.ts';
import type { SealingKeys } from '#modules/identification/sealed.ts';
import { identifyCommand } from '#modules/identification/tell.ts';
import type { Decide } from './owners.ts';

/** Identifications per run; the next run takes the rest. */
const LIMIT = 50;
/** The call that records one tells the formation itself. */
const HEAD_START_SECONDS = 60;

/**
 * Tells formations who is identified where the call that recorded it could not.
 *
 * @returns the number told
 */
export async function tellIdentified(
  deps: { db: Database; keys: SealingKeys; now: () => Date },
  decide: Decide,
): Promise<number> {
  const { db, now } = deps;
  const before = subSeconds(now(), HEAD_START_SECONDS);
  const untold = await untoldIdentifications(deps, before, LIMIT);
  for (const identification of untold) {
    const command = identifyCommand(identification);
    await recordCommand(db, command);
    await renewPayload(db, command);
    // Whatever the formation says, it has been told.
    await decide(messageOf(command));
    await noteTold(db, identification.id, now());
  }
  return untold.length;
}
