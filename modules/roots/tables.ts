import type { Instant } from '#database/columns.ts';

/** Final: one row a day. */
export interface DailyRootRow {
  /** In Berlin. */
  day: string;
  store_id: string;
  /** Of the last event that was looked at. */
  position: string;
  /** Over the ends of the chains that have moved since the root before. */
  tree: string;
  /** The root before. */
  previous: string | null;
  root: string;
  made_at: Instant;
}

/** What the tree of a day consists of. */
export interface ChainHeadRow {
  day: string;
  stream: string;
  revision: number;
  hash: string;
}

export interface RootsTables {
  daily_roots: DailyRootRow;
  chain_heads: ChainHeadRow;
}
