import type { MaybeInstant, WithDefault } from '#database/columns.ts';
import type { DerivedTables } from './read-models/all.ts';

export interface CheckpointView {
  name: string;
  position: string;
  updated_at: WithDefault<Date>;
}

export interface ParkedView {
  stream: string;
  position: string;
  revision: number;
  error: string;
  attempts: number;
  parked_at: WithDefault<Date>;
  /** Set when staff request another attempt; the runner tries it and removes the row. */
  redrive_at: MaybeInstant;
  /** True where the event waits for another version of the code or the tables: each start tries again. */
  waiting: WithDefault<boolean>;
}

/** The single row holds the term of the active runner, see `lease.ts`. */
export interface LeaseRow {
  term: number;
  until: Date;
  singleton: WithDefault<boolean>;
}

/** The schema `projections`, which a rebuild replaces as a whole. */
export type SchemaTables = DerivedTables & { checkpoint: CheckpointView; parked: ParkedView };

type LiveTables = { [Name in keyof SchemaTables as `projections.${Name}`]: SchemaTables[Name] };

export interface ProjectionTables extends LiveTables {
  projection_lease: LeaseRow;
}
