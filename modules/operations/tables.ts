import type { Generated } from 'kysely';
import type { Instant, MaybeInstant, WithDefault } from '#database/columns.ts';

/**
 * An activity that has failed several times and is still being tried; its row goes once it succeeds or is given
 * up.
 */
export interface StuckActivityRow {
  id: Generated<string>;
  workflow_id: string;
  run_id: string;
  /** Temporal's number of it within the run. */
  activity_id: string;
  /** Its name in the code and in the Temporal UI. */
  activity: string;
  attempt: number;
  /** The kind of the last failure, without anything that people entered; null while unknown. */
  failure: string | null;
  first_seen_at: Instant;
  last_tried_at: Instant;
  /** null during an attempt. */
  next_attempt_at: MaybeInstant;
  /** Whether its workflow knows about it, and shows it as `Trouble`. */
  told: WithDefault<boolean>;
  /** When the workflow was last asked whether it still waits for it. */
  checked_at: Instant;
}

export interface OperationsTables {
  stuck_activities: StuckActivityRow;
}
