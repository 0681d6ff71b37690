import type { TeamRole } from '#domain/desk/rights.ts';
import { ReasonInput } from '../../commands/text-fields.tsx';
import { acceptMandate } from '../case/accept-mandate.tsx';
import { askNotary } from '../case/ask-notary.tsx';
import { assignOwner } from '../case/assign-owner.tsx';
import { cancelFoundation } from '../case/cancel-foundation.tsx';
import { clearMinor } from '../case/clear-minor.tsx';
import { correctNotary } from '../case/correct-notary.tsx';
import { declineMandate } from '../case/decline-mandate.tsx';
import { fileFirmInvoice } from '../case/file-firm-invoice.tsx';
import { moveConsultation } from '../case/move-consultation.tsx';
import { reportObstacle } from '../case/report-obstacle.tsx';
import { resolveObstacle } from '../case/resolve-obstacle.tsx';
import { sendBackFile } from '../case/send-back-file.tsx';
import { stateDetails } from '../case/state-details.tsx';
import { submitForReview } from '../case/submit-for-review.tsx';
import { withdrawDocument } from '../case/withdraw-document.tsx';
import { unchangedSinceRequest } from '../change-request.ts';
import type { Foundation } from '../types.ts';
import { AddDocument } from './add-document.tsx';
import { approveDocuments } from './approve-documents.tsx';
import type { CommandButton } from './command-button.ts';
import { dialog } from './dialog.tsx';
import { isAllowed, isTurnOf, needsOrder } from './is-allowed.ts';
import { proposeNotaryAppointment } from './propose-notary-appointment.tsx';
import { proposeNotaryDates } from './propose-notary-dates.tsx';
import { RenewUploadLink } from './renew-upload-link.tsx';

/** In display order; destructive ones last. */
export const commandButtons: readonly CommandButton[] = [
  { command: 'add-document', tone: 'plain', Dialog: AddDocument },
  submitForReview,
  approveDocuments,
  dialog({ command: 'request-document-changes', Fields: ReasonInput }),
  withdrawDocument,
  proposeNotaryAppointment,
  proposeNotaryDates,
  askNotary,
  dialog({ command: 'withdraw-notary-appointment', destructive: true, Fields: ReasonInput }),
  correctNotary,
  acceptMandate,
  declineMandate,
  clearMinor,
  stateDetails,
  dialog({ command: 'complete-consultation', tone: 'primary' }),
  moveConsultation,
  dialog({ command: 'cancel-consultation', destructive: true }),
  { command: 'renew-upload-link', tone: 'plain', Dialog: RenewUploadLink },
  sendBackFile,
  reportObstacle,
  resolveObstacle,
  fileFirmInvoice,
  assignOwner,
  cancelFoundation,
];

/** What this role may do now. */
export function buttonsFor(foundation: Foundation, role: TeamRole): readonly CommandButton[] {
  const unchanged = unchangedSinceRequest(foundation);
  return commandButtons
    .filter(({ command, offered }) => {
      if (foundation.lacksOrder && needsOrder(command)) return false;
      if (!isAllowed(command, foundation, role)) return false;
      return offered?.(foundation, role) ?? true;
    })
    .map((button) => {
      // After a request for changes, a new version comes first.
      const waits = unchanged && button.command === 'submit-documents-for-review';
      return waits ? { ...button, tone: 'plain' } : button;
    });
}

/** What comes next, if it is up to this role; nothing is pressed upon whoever waits for others, and no bill ever. */
export function nextButton(foundation: Foundation, role: TeamRole): CommandButton | undefined {
  const buttons = buttonsFor(foundation, role).filter(
    ({ command, tone }) => tone !== 'destructive' && command !== 'file-firm-invoice',
  );
  // What got in the way comes first, whatever the step would be without it.
  if (foundation.obstacles.length > 0) {
    const resolve = buttons.find(({ command }) => command === 'resolve-obstacle');
    return isTurnOf(role, foundation) ? resolve : undefined;
  }
  return (
    buttons.find(({ tone }) => tone === 'primary') ??
    (isTurnOf(role, foundation) ? buttons[0] : undefined)
  );
}
