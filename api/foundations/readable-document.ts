import type { Database } from '#database/connection.ts';
import type { Person } from '#modules/accounts/login/session-owner.ts';
import { releasedDocument } from '#projections/documents.ts';
import { isReleasePending } from '#projections/foundations/parts.ts';
import { apiError } from '../http/errors.ts';
import { scopeOf } from './foundation-access.ts';

/**
 * A document whose file a person may read. Drafts are the law firm's secret (§ 43a (2) BRAO): our team reads them once
 * everybody who has joined has released the firm.
 *
 * @throws ApiError 403 where it does not exist or is not theirs to see, 404 for a draft that is not released
 */
export async function readableDocument(
  db: Database,
  foundationId: string,
  documentId: string,
  person: Person,
) {
  const document = await releasedDocument(db, foundationId, documentId, scopeOf(person));
  if (!document) throw apiError('FORBIDDEN');
  const isOfTeam = person.role === 'staff' || person.role === 'admin';
  if (isOfTeam && document.kind === 'draft' && (await isReleasePending(db, foundationId))) {
    throw apiError('NOT_FOUND');
  }
  return document;
}
