import type { UploadPurpose } from '#domain/foundations/upload-purposes.ts';
import { readHistory } from '#event-store/foundation-history.ts';
import { findOpenLink, ordinalOf } from '#modules/upload-links/upload-links.ts';
import type { MailDeps } from '../define-mail.ts';
import type { FoundationMailOrder } from '../mail-orders.ts';
import type { FoundationMail } from '../registry.ts';

/** The mail that contained the previous link is sent again with the new one. */
const mailOf: Record<UploadPurpose, FoundationMail> = {
  'foundation-certificate': 'upload-certificate',
  'register-extract': 'capital-paid',
};

/** The mail with a link that staff have renewed, unless it is used, replaced or expired by now. */
export async function mailWithRenewedLink(
  deps: MailDeps,
  { linkId }: { linkId: string },
): Promise<FoundationMailOrder | undefined> {
  const { db, now } = deps;
  const link = await findOpenLink(db, { id: linkId }, now());
  if (!link) return undefined;
  const { foundationId, purpose } = link;
  const { situation } = await readHistory(deps, foundationId);
  if (!situation) return undefined;
  // The first link went out with the mail's first occasion, the nth link goes with the nth.
  const occasion = Math.max(2, await ordinalOf(db, link));
  return { foundationId, eventId: situation.enteredBy, mail: mailOf[purpose], occasion };
}
