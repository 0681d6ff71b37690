import type { Instant, MaybeInstant, WithDefault } from '#database/columns.ts';
import type { UploadPurpose } from '#domain/foundations/upload-purposes.ts';

/** At most one link per foundation and purpose is open: neither used nor revoked. */
export interface UploadLinkRow {
  id: string;
  foundation_id: string;
  purpose: UploadPurpose;
  token_hash: string;
  created_at: WithDefault<Date>;
  expires_at: Instant;
  used_at: MaybeInstant;
  revoked_at: MaybeInstant;
  /** Account of the team member who revoked it by hand. */
  revoked_by: WithDefault<string | null>;
  /** The first and the last click on the notary's page. */
  opened_at: MaybeInstant;
  last_opened_at: MaybeInstant;
}

export interface UploadLinksTables {
  upload_links: UploadLinkRow;
}
