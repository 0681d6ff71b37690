import type { Generated } from 'kysely';
import type { Json, MaybeInstant, WithDefault } from '#database/columns.ts';

/** A person's key, encrypted with PERSON_KEY_SECRET. Without it, what it sealed reads as erased. */
export interface PersonKeyRow {
  person: string;
  wrapped_key: string | null;
  created_at: WithDefault<Date>;
  erased_at: MaybeInstant;
}

export interface EventRow {
  position: Generated<string>;
  stream: string;
  revision: number;
  id: string;
  type: string;
  data: Json<Record<string, unknown>>;
  metadata: Json<Record<string, unknown>>;
}

export interface EventStoreTables {
  person_keys: PersonKeyRow;
  events: EventRow;
}
