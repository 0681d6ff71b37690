import type { Client } from '@temporalio/client';
import { v5 as uuidv5 } from 'uuid';
import type { Database } from '#database/connection.ts';
import { teamAccounts } from '#modules/accounts/directory/team.ts';
import { decidedAmong, messageOf, recordCommand } from '#modules/commands/commands.ts';
import { fingerprintOf } from '#modules/shared/fingerprint.ts';
import { casesPerOwner, withoutOwner } from '#projections/unfinished/owners.ts';
import { sendDecision, startOptions } from '../client.ts';
import type { Durations } from '../processes/durations.ts';
import type { CommandMessage, Outcome } from '../processes/messages.ts';

/** Foundations per run; the next run takes the rest. */
const LIMIT = 50;
const LOOKED_AT = 1_000;
const DECISION_MS = 12_000;
/** The command follows from the foundation, so that it happens once. */
const COMMAND_IDS = '3d4c8c1e-5b0a-5a76-9d0e-7f2b6a91c4d8';
const command = 'assign-owner';
const actor = { id: 'timer', role: 'timer' } as const;

type Decide = (message: CommandMessage) => Promise<Outcome>;

/** Through the workflow, which is started where there is none. */
export const decideBy =
  (client: Client, durations: Durations, publicUrl: string): Decide =>
  (message) => {
    const { foundationId, commandId: updateId } = message;
    const options = startOptions({ foundationId, durations }, publicUrl);
    const send = () => sendDecision(client, message, { options, updateId });
    return client.connection.withDeadline(Date.now() + DECISION_MS, send);
  };

/**
 * Gives each unfinished foundation that nobody looks after to whoever of the team has fewest; to
 * admins only where there is nobody else.
 *
 * @returns how many were given
 */
export async function assignOwners(db: Database, decide: Decide): Promise<number> {
  const ownerless = await undecided(db);
  if (ownerless.length === 0) return 0;
  const fewest = await sharedOut(db);
  let assigned = 0;
  for (const { foundationId, commandId } of ownerless) {
    const ownerId = fewest();
    if (ownerId === undefined) return assigned;
    const payload = { ownerId };
    const fingerprint = fingerprintOf([command, {}]);
    const message = messageOf({ foundationId, commandId, command, actor });
    // What an earlier run has recorded stays.
    await recordCommand(db, { ...message, payload, fingerprint });
    if ((await decide(message)).accepted) assigned += 1;
  }
  return assigned;
}

/** Those that no earlier run has decided about; the read models may be behind. */
async function undecided(db: Database) {
  const found = await withoutOwner(db, LOOKED_AT);
  const commands = found.map((foundationId) => ({
    foundationId,
    commandId: uuidv5(foundationId, COMMAND_IDS),
  }));
  const ids = commands.map(({ commandId }) => commandId);
  const decided = await decidedAmong(db, ids);
  return commands.filter(({ commandId }) => !decided.has(commandId)).slice(0, LIMIT);
}

/** The account with fewest cases, each time it is asked; undefined while there is no team. */
async function sharedOut(db: Database): Promise<() => string | undefined> {
  const team = await teamAccounts(db);
  const staff = team.filter(({ role }) => role === 'staff');
  const cases = await casesPerOwner(db);
  const loads = (staff.length > 0 ? staff : team).map(({ id }) => ({
    id,
    cases: cases.get(id) ?? 0,
  }));
  return () => {
    const [least] = loads.toSorted((one, other) => one.cases - other.cases);
    if (least) least.cases += 1;
    return least?.id;
  };
}
