import type { DataOf } from '../../kit/api/call.ts';

/** What the page of a company shows. */
export interface Loaded {
  foundation: DataOf<'GET /foundations/:id'>;
  duties: DataOf<'GET /foundations/:id/duties'>;
  /** Instant of the reading. */
  now: string;
}

export type Duty = Loaded['duties'][number];
