import { readHistory } from '#event-store/foundation-history.ts';
import { findReminder } from '#modules/desk/case-reminders.ts';
import type { MailDeps } from '../../define-mail.ts';
import type { FoundationMailOrder } from '../../mail-orders.ts';

/** The process numbers its own from 1; these never meet. */
const FIRST_OCCASION = 100;

/** The reminder that somebody of the team has asked for, unless the case has ended by now. */
export async function reminderAskedFor(
  deps: MailDeps,
  { reminderId }: { reminderId: string },
): Promise<FoundationMailOrder | undefined> {
  const reminder = await findReminder(deps.db, reminderId);
  if (!reminder) return undefined;
  const { foundationId, reminded, ordinal } = reminder;
  const { situation } = await readHistory(deps, foundationId);
  if (!situation) return undefined;
  const { awaited, moved, enteredBy } = situation;
  return {
    foundationId,
    eventId: awaited?.about ?? moved?.by ?? enteredBy,
    mail: `reminder-${reminded}`,
    occasion: FIRST_OCCASION + ordinal,
  };
}
