import { addDays } from 'date-fns/addDays';
import { uploadPurposes } from '#domain/foundations/upload-purposes.ts';
import { noteFollowUp } from '#modules/foundations/follow-ups.ts';
import {
  linksEndingBefore,
  prolongLink,
  revokeUploadLinks,
} from '#modules/upload-links/upload-links.ts';
import type { ScanDeps } from './scans.ts';
import { statusInStream } from './streams.ts';

const LIMIT = 100;
/** How long before its end a link is prolonged: the worker may be away for a few days. */
const AHEAD_DAYS = 14;
const PROLONGED_DAYS = 30;

/**
 * Extends links whose file is still awaited, without a mail: the notary's link keeps working however late the
 * appointment was and however long the register takes.
 *
 * @returns the number extended
 */
export async function prolongLinks({ db, events, now }: ScanDeps): Promise<number> {
  let prolonged = 0;
  const at = now();
  for (const link of await linksEndingBefore(db, addDays(at, AHEAD_DAYS), {
    now: at,
    limit: LIMIT,
  })) {
    const { id, foundationId, purpose, lastEnd } = link;
    const status = await statusInStream(events, foundationId);
    if (status === undefined) continue;
    if (status === uploadPurposes[purpose].status) {
      const end = addDays(at, PROLONGED_DAYS);
      await prolongLink(db, id, end < lastEnd ? end : lastEnd);
      if (end >= lastEnd)
        await noteFollowUp(db, { foundationId, kind: 'renew-link', cause: id }, at);
      else prolonged += 1;
    } else {
      await revokeUploadLinks(db, foundationId, at, { purpose });
    }
  }
  return prolonged;
}
