import type { Instant } from '#database/columns.ts';

/** One final row for each day. */
export interface DailyRootRow {
  day: string;
  store_id: string;
  /** Position of the last event that the root covers. */
  position: string;
  /** Tree over the ends of the chains that have moved since the previous root. */
  tree: string;
  /** Hash of the previous root. */
  previous: string | null;
  root: string;
  made_at: Instant;
}

/** A leaf of the tree of a day. */
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
