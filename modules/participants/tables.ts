import type { Instant, MaybeInstant, WithDefault } from '#database/columns.ts';

/** An invitation to take part in a formation. Name and address of the invited stand in the formation alone. */
export interface InvitationRow {
  id: string;
  foundation_id: string;
  participant_id: string;
  /** SHA-256 of the token, which derives from the id. */
  token_hash: string;
  /** The account that was made for accepting it. */
  account_id: WithDefault<string | null>;
  created_at: WithDefault<Date>;
  expires_at: Instant;
  /** When it was accepted or declined, or ended in another way. */
  closed_at: MaybeInstant;
}

/** An address whose owner wants no invitations. */
export interface SuppressedAddressRow {
  /** Keyed, so that the table names nobody. */
  address_hash: string;
  suppressed_at: WithDefault<Date>;
}

export interface ParticipantsTables {
  participant_invitations: InvitationRow;
  suppressed_addresses: SuppressedAddressRow;
}
