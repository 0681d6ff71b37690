import type { Database } from '#database/connection.ts';
import { findCommand, type NewCommand, recordCommand } from '#modules/commands/commands.ts';
import { lockStarts, startedFoundations } from '#modules/commands/started-foundations.ts';
import { countUnfinished } from '#projections/unfinished.ts';
import { refusal } from '../http/errors.ts';

/**
 * Records the command that starts a foundation, unless its founder has too many unfinished ones: a free account
 * must not be able to book all lawyers. A repeated command passes.
 *
 * @throws ApiError 409
 */
export const recordStart = (db: Database, command: NewCommand, max: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const founderId = command.actor.id;
    await lockStarts(trx, founderId);
    if (await findCommand(trx, command.commandId)) return;
    const started = await startedFoundations(trx, founderId);
    if ((await countUnfinished(trx, founderId, started)) >= max) {
      throw refusal('TOO_MANY_FOUNDATIONS');
    }
    await recordCommand(trx, command);
  });
