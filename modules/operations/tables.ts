import type { Generated } from 'kysely';
import type { Instant, MaybeInstant, WithDefault } from '#database/columns.ts';

/** An activity that has failed several times and is still tried; gone once it succeeds or is given up. */
export interface StuckActivityRow {
  id: Generated<string>;
  workflow_id: string;
  run_id: string;
  /** Counted by Temporal within the run. */
  activity_id: string;
  /** What it is called in code and in the Temporal UI. */
  activity: string;
  attempt: number;
  /** The kind of the last failure, without anything people have entered; null while none is known. */
  failure: string | null;
  first_seen_at: Instant;
  last_tried_at: Instant;
  /** null while an attempt is under way. */
  next_attempt_at: MaybeInstant;
  /** Whether its workflow knows, and shows it as `Trouble`. */
  told: WithDefault<boolean>;
  /** When somebody last looked whether the workflow still waits for it. */
  checked_at: Instant;
}

export interface OperationsTables {
  stuck_activities: StuckActivityRow;
}
