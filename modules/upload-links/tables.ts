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
}

export interface UploadLinksTables {
  upload_links: UploadLinkRow;
}
