import type { WithDefault } from '#database/columns.ts';

/** The one private calendar of a member. */
export interface CalendarFeedRow {
  user_id: string;
  /** SHA-256 of the secret in its address. */
  token_hash: string;
  /** Hash of address and password when it was made; a change of either ends it. */
  account_hash: string;
  /** Whether it shows names of companies and notaries, places and numbers. */
  names: boolean;
  created_at: WithDefault<Date>;
}

export interface CalendarFeedsTables {
  calendar_feeds: CalendarFeedRow;
}
