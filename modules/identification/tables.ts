import type { Instant, Json, MaybeInstant, WithDefault } from '#database/columns.ts';
import type { IdentificationMethod } from '#domain/foundations/people/people.ts';
import type { IdentificationState } from '#domain/identification/identification.ts';
import type { SealedText } from '#event-store/tables.ts';

/** One identification of a participant. Everything about the person is in `content`, sealed. */
export interface IdentificationRow {
  id: string;
  foundation_id: string;
  participant_id: string;
  method: IdentificationMethod;
  state: IdentificationState;
  content: Json<SealedText>;
  /** Keyed hash of issuer and subject; null for one in person. */
  subject_hash: string | null;
  made_at: Instant;
  /** When the formation was told that the person is identified. */
  told_at: MaybeInstant;
}

/** A copy of a document; the file store holds its sealed bytes under the same id. */
export interface IdentificationCopyRow {
  id: string;
  identification_id: string;
  /** Of the sealed bytes. */
  sha256: string;
}

/** A version of the file on risk, sealed. */
export interface RiskFileRow {
  id: string;
  foundation_id: string;
  content: Json<SealedText>;
  made_at: Instant;
}

/** A way to a provider and back, which can be gone once. */
export interface IdentificationAttemptRow {
  id: string;
  foundation_id: string;
  participant_id: string;
  /** Who began it: an account, or else a mailed link. */
  account_id: string | null;
  link_id: string | null;
  provider: string;
  state_hash: string;
  content: Json<SealedText>;
  expires_at: Instant;
  used_at: MaybeInstant;
}

/** A mailed link for somebody without an account: token = HMAC(LINK_SECRET, id), of which this keeps the hash. */
export interface IdentificationLinkRow {
  id: string;
  foundation_id: string;
  participant_id: string;
  token_hash: string;
  created_at: WithDefault<Date>;
  expires_at: Instant;
  used_at: MaybeInstant;
  revoked_at: MaybeInstant;
}

export interface IdentificationTables {
  identifications: IdentificationRow;
  identification_copies: IdentificationCopyRow;
  risk_files: RiskFileRow;
  identification_attempts: IdentificationAttemptRow;
  identification_links: IdentificationLinkRow;
}
