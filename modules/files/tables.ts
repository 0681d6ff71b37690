import type { MaybeInstant, WithDefault } from '#database/columns.ts';

/** A stored PDF. The file store holds the bytes under the same id. */
export interface FileRow {
  id: string;
  foundation_id: string;
  name: string;
  size: number;
  sha256: string;
  scan: 'clean' | 'not-configured';
  /** Whether it carries an electronic signature; null for files that came before anybody looked. */
  is_signed: boolean | null;
  created_at: WithDefault<Date>;
  /** When an event was found to name it. */
  confirmed_at: MaybeInstant;
}

export interface FilesTables {
  files: FileRow;
}
