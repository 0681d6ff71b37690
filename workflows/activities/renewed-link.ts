import type { UploadPurpose } from '#domain/foundations/upload-purposes.ts';
import type { FoundationMail } from '#mails/foundations/plan.ts';
import { findOpenLink, ordinalOf } from '#modules/upload-links/upload-links.ts';
import { type FoundationMailDeps, sendFoundationMail } from './foundation-mail.ts';
import { readHistory } from './history.ts';

/** The mail that contained the previous link is sent again with the new one. */
const mailOf: Record<UploadPurpose, FoundationMail> = {
  'foundation-certificate': 'upload-certificate',
  'register-extract': 'capital-paid',
};

/** Mails a link that staff have renewed, unless it is used, replaced or expired by now. */
export async function sendRenewedLink(
  deps: FoundationMailDeps,
  { linkId }: { linkId: string },
): Promise<void> {
  const link = await findOpenLink(deps.db, { id: linkId }, deps.now());
  if (!link) return;
  const { foundationId, purpose } = link;
  const { situation } = await readHistory(deps, foundationId);
  if (!situation) return;
  // The first link went out with the mail's first occasion, the nth link goes with the nth.
  const occasion = Math.max(2, await ordinalOf(deps.db, link));
  await sendFoundationMail(deps, {
    foundationId,
    eventId: situation.enteredBy,
    mail: mailOf[purpose],
    occasion,
  });
}
