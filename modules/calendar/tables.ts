import type { WithDefault } from '#database/columns.ts';

/** The one private calendar of a member. */
export interface CalendarFeedRow {
  user_id: string;
  /** SHA-256 of the secret in its address. */
  token_hash: string;
  /** Of address and password as they were when it was made: with others it is dead. */
  account_hash: string;
  /** Whether it names companies, notaries, places and numbers. */
  names: boolean;
  created_at: WithDefault<Date>;
}

export interface CalendarFeedsTables {
  calendar_feeds: CalendarFeedRow;
}
