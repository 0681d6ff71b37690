import type { ColumnType } from 'kysely';
import type { Instant, MaybeInstant, WithDefault } from '#database/columns.ts';
import type { RetentionClass } from '#domain/erasures/classes.ts';
import type { Kept } from '#domain/erasures/retention.ts';

/** An account that is to be deleted, or was; what is left of it later is this receipt. */
export interface ErasureRow {
  id: string;
  person_id: string;
  /** `disuse`: nobody has logged in for years. */
  asked_by: 'person' | 'team' | 'disuse';
  state: 'asked' | 'withdrawn' | 'erasing' | 'done';
  asked_at: Instant;
  /** Until then it can be taken back. */
  due_at: Instant;
  began_at: MaybeInstant;
  ended_at: MaybeInstant;
  /** How many formations were still running when it was due; it waits for them. */
  waits_for: WithDefault<number>;
  kept: ColumnType<Kept[], string | undefined, string>;
}

/** What the law keeps of somebody who was erased, and its last day. */
export interface KeptClassRow {
  person_id: string;
  class: RetentionClass;
  until: string;
}

/** A copy of one's data; the file store holds the bytes under the same id. */
export interface DataExportRow {
  id: string;
  person_id: string;
  asked_at: Instant;
  ready_at: MaybeInstant;
  /** Then file and row go. */
  ends_at: MaybeInstant;
  /** The driver gives a bigint as text. */
  size: ColumnType<string | null, number | null | undefined, number | null>;
}

export interface ErasuresTables {
  erasures: ErasureRow;
  kept_classes: KeptClassRow;
  data_exports: DataExportRow;
}
