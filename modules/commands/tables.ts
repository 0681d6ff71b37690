import type { Json, MaybeInstant, WithDefault } from '#database/columns.ts';

/**
 * A command the API accepted for a foundation. Temporal carries only its id; the payload waits
 * here and is dropped once there is an outcome.
 */
export interface CommandRow {
  id: string;
  foundation_id: string;
  command: string;
  actor_id: string;
  actor_role: string;
  payload: Json<Record<string, unknown>> | null;
  /** SHA-256 of command and payload: a reused key with another body is refused. */
  fingerprint: string;
  /** The revision that the sender had seen; null when the call did not say. */
  expected_revision: WithDefault<number | null>;
  outcome: Json<unknown> | null;
  created_at: WithDefault<Date>;
  decided_at: MaybeInstant;
  /** The kind of failure that prevented the command. */
  failure: WithDefault<string | null>;
  failed_at: MaybeInstant;
  /** True when the failure was temporary, but lasted longer than the attempts. */
  given_up: WithDefault<boolean>;
}

export interface CommandTables {
  commands: CommandRow;
}
