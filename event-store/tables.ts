import type { Generated } from 'kysely';
import type { Json, MaybeInstant, WithDefault } from '#database/columns.ts';

/** A person's key, encrypted with PERSON_KEY_SECRET. Texts sealed with a key that is gone read as erased. */
export interface PersonKeyRow {
  person: string;
  wrapped_key: string | null;
  created_at: WithDefault<Date>;
  erased_at: MaybeInstant;
}

/** A text about several people, outside of events; only the keys of all of them together open it. */
export interface SealedText {
  persons: string[];
  /** base64url of nonce, cipher text and tag. */
  value: string;
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

/** At most one row: the event store this database belongs to. */
export interface StoreIdentityRow {
  store_id: string;
  /** False until its event is known to be stored. */
  confirmed: boolean;
  /** The address at which the store was found last, without a password. */
  address: string;
  seen_at: WithDefault<Date>;
  singleton: WithDefault<boolean>;
}

export interface EventStoreTables {
  store_identity: StoreIdentityRow;
  person_keys: PersonKeyRow;
  events: EventRow;
}
