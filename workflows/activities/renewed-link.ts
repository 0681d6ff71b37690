import type { FoundationMail } from '#mails/foundation/plan.ts';
import type { UploadPurpose } from '../processes/messages.ts';
import type { Dependencies } from './dependencies.ts';
import { readHistory } from './history.ts';
import { sendMail } from './mails.ts';

/** The mail that brought the link before; the new one says the same again. */
const mailOf: Record<UploadPurpose, FoundationMail> = {
  'foundation-certificate': 'upload-certificate',
  'register-extract': 'capital-paid',
};

/** Mails a link that staff have renewed, unless it is used or replaced by now. */
export async function sendRenewedLink(
  deps: Dependencies,
  { linkId }: { linkId?: string },
): Promise<void> {
  const link = await deps.db
    .selectFrom('upload_links')
    .selectAll()
    .where('id', '=', linkId ?? '')
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!link) return;
  const { foundation_id: foundationId, purpose } = link;
  const { situation } = await readHistory(deps, foundationId);
  if (!situation) return;
  // The first link came with the mail's first occasion, the n-th comes with the n-th.
  const { count } = await deps.db
    .selectFrom('upload_links')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('foundation_id', '=', foundationId)
    .where('purpose', '=', purpose)
    .where('created_at', '<=', link.created_at)
    .executeTakeFirstOrThrow();
  const occasion = Math.max(2, Number(count));
  await sendMail(deps, {
    foundationId,
    eventId: situation.enteredBy,
    mail: mailOf[purpose],
    occasion,
  });
}
