import type { Json, MaybeInstant, WithDefault } from '#database/columns.ts';

/** A mail that goes out once the transaction which wrote this row has committed. */
export interface OutboxRow {
  id: string;
  mail: string;
  /** Ids only, e.g. {userId, tokenId}. */
  data: Json<Record<string, string>>;
  created_at: WithDefault<Date>;
  relayed_at: MaybeInstant;
}

export interface OutboxTables {
  outbox: OutboxRow;
}
