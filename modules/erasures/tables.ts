import type { ColumnType } from 'kysely';
import type { Instant, MaybeInstant, WithDefault } from '#database/columns.ts';
import type { PersonClass } from '#domain/erasures/classes.ts';
import type { Kept } from '#domain/erasures/retention.ts';

/** An account that is to be deleted, or was; what remains later is this receipt. */
export interface ErasureRow {
  id: string;
  person_id: string;
  /** `disuse`: the person has not logged in for years. */
  asked_by: 'person' | 'team' | 'disuse';
  state: 'asked' | 'withdrawn' | 'erasing' | 'done';
  asked_at: Instant;
  /** End of the grace period. */
  due_at: Instant;
  began_at: MaybeInstant;
  ended_at: MaybeInstant;
  /** Number of running formations that the erasure waits for. */
  waits_for: WithDefault<number>;
  kept: ColumnType<Kept[], string | undefined, string>;
}

/** A class that the law keeps of an erased person, and its last day. */
export interface KeptClassRow {
  person_id: string;
  class: PersonClass;
  until: string;
}

/** A copy of a person's data; the file store holds the bytes under the same id. */
export interface DataExportRow {
  id: string;
  person_id: string;
  asked_at: Instant;
  ready_at: MaybeInstant;
  /** When file and row are removed. */
  ends_at: MaybeInstant;
  /** The driver gives a bigint as text. */
  size: ColumnType<string | null, number | null | undefined, number | null>;
}

export interface ErasuresTables {
  erasures: ErasureRow;
  kept_classes: KeptClassRow;
  data_exports: DataExportRow;
}
