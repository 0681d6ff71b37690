import type { Client } from '@temporalio/client';
import { v5 as uuidv5 } from 'uuid';
import type { Database } from '#database/connection.ts';
import { type TeamAccount, teamAccounts } from '#modules/accounts/directory/team.ts';
import {
  decidedAmong,
  messageOf,
  recordCommand,
  renewPayload,
} from '#modules/commands/commands.ts';
import { absentNow } from '#modules/desk/stand-ins.ts';
import { fingerprintOf } from '#modules/shared/fingerprint.ts';
import { casesPerOwner, withoutOwner } from '#projections/unfinished/owners.ts';
import { sendDecision, startOptions } from '../client.ts';
import type { Durations } from '../processes/durations.ts';
import type { CommandMessage, Outcome } from '../processes/messages.ts';

/** Foundations per run; the next run takes the rest. */
const LIMIT = 50;
const LOOKED_AT = 1_000;
const DECISION_MS = 12_000;
/** The command's id derives from the foundation's, so that the command is carried out once. */
const COMMAND_IDS = '3d4c8c1e-5b0a-5a76-9d0e-7f2b6a91c4d8';
const command = 'assign-owner';
const actor = { id: 'timer', role: 'timer' } as const;

export type Decide = (message: CommandMessage) => Promise<Outcome>;

/** Decides through the workflow, which is started where there is none. */
export const decideBy =
  (client: Client, durations: Durations, publicUrl: string): Decide =>
  (message) => {
    const { foundationId, commandId: updateId } = message;
    const options = startOptions({ foundationId, durations }, publicUrl);
    const send = () => sendDecision(client, message, { options, updateId });
    return client.connection.withDeadline(Date.now() + DECISION_MS, send);
  };

/**
 * Gives each unfinished foundation without an owner in the team to its stand-in, or else to the person with the
 * fewest cases; to admins only if there is nobody else. The person with the fewest cases then stands in.
 *
 * @returns the number given away
 */
export async function assignOwners(db: Database, decide: Decide): Promise<number> {
  const team = await teamAccounts(db);
  if (team.length === 0) return 0;
  const ids = team.map(({ id }) => id);
  const ownerless = await undecided(db, ids);
  if (ownerless.length === 0) return 0;
  const share = sharedAmong(await present(db, team), await casesPerOwner(db));
  let assigned = 0;
  for (const { foundationId, commandId, former } of ownerless) {
    const payload = share(former?.standInId);
    const fingerprint = fingerprintOf([command, {}]);
    const message = messageOf({ foundationId, commandId, command, actor });
    // The record of an earlier run stays.
    await recordCommand(db, { ...message, payload, fingerprint });
    await renewPayload(db, { commandId, payload });
    if ((await decide(message)).accepted) assigned += 1;
  }
  return assigned;
}

/** Nobody gets a case while they are away, unless everybody is. */
async function present(db: Database, team: readonly TeamAccount[]) {
  const absent = await absentNow(db, new Date());
  const there = team.filter(({ id }) => !absent.has(id));
  return there.length > 0 ? there : team;
}

/** Foundations that no earlier run has decided about; the read models may be behind. */
async function undecided(db: Database, team: readonly string[]) {
  const found = await withoutOwner(db, team, LOOKED_AT);
  const commands = found.map(({ id, revision, former }) => ({
    foundationId: id,
    former,
    commandId: uuidv5(former ? `${id}/${former.ownerId}/${revision}` : id, COMMAND_IDS),
  }));
  const ids = commands.map(({ commandId }) => commandId);
  const decided = await decidedAmong(db, ids);
  return commands.filter(({ commandId }) => !decided.has(commandId)).slice(0, LIMIT);
}

/** Returns the owner and the stand-in for one more foundation each time it is called. */
function sharedAmong(team: readonly TeamAccount[], cases: ReadonlyMap<string, number>) {
  const staff = team.filter(({ role }) => role === 'staff');
  const loads = (staff.length > 0 ? staff : team).map(({ id }) => ({
    id,
    cases: cases.get(id) ?? 0,
  }));
  return (standInId: string | undefined) => {
    const [least, next] = loads.toSorted((one, other) => one.cases - other.cases);
    const owner = loads.find(({ id }) => id === standInId) ?? least;
    if (!owner) throw new Error('A team has members.');
    owner.cases += 1;
    const other = owner === least ? next : least;
    return { ownerId: owner.id, ...(other && { standInId: other.id }) };
  };
}
