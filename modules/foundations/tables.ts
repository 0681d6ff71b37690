import type { MaybeInstant, WithDefault } from '#database/columns.ts';
import type { FollowUpKind } from '#domain/foundations/follow-ups.ts';

/** What the team still has to do beside the steps of a formation. */
export interface FollowUpRow {
  id: string;
  foundation_id: string;
  kind: FollowUpKind;
  /** A day, `2026-11-27`. */
  due_on: string;
  created_at: WithDefault<Date>;
  done_at: MaybeInstant;
  /** Account of the team. */
  done_by: string | null;
}

export interface FoundationTables {
  follow_ups: FollowUpRow;
}
