import type { Role } from '#domain/foundation/command.ts';
import { commands } from '#domain/foundation/foundation.ts';
import { waitingOn } from '#domain/foundation/statuses.ts';
import type { ConsoleRole, Foundation } from '../types.ts';
import { addDocument } from './add-document.tsx';
import { approveDocuments } from './approve-documents.tsx';
import { cancelConsultation } from './cancel-consultation.tsx';
import { cancelFoundation } from './cancel-foundation.tsx';
import type { CommandButton, TeamCommand } from './command-button.ts';
import { completeConsultation } from './complete-consultation.tsx';
import { proposeNotaryAppointment } from './propose-notary-appointment.tsx';
import { renewUploadLink } from './renew-upload-link.tsx';
import { requestDocumentChanges } from './request-document-changes.tsx';
import { submitDocumentsForReview } from './submit-documents-for-review.tsx';

/** In the order in which they are shown; destructive ones stand last. */
export const commandButtons: readonly CommandButton[] = [
  addDocument,
  submitDocumentsForReview,
  approveDocuments,
  requestDocumentChanges,
  proposeNotaryAppointment,
  completeConsultation,
  cancelConsultation,
  renewUploadLink,
  cancelFoundation,
];

/** Administrators do what staff do; the API decides alike. */
const actsAs: Record<ConsoleRole, Role> = { staff: 'staff', lawyer: 'lawyer', admin: 'staff' };

/** The buttons of a status and a role: the domain says who may do what when. */
export function buttonsFor({ status, documents }: Foundation, role: ConsoleRole) {
  return commandButtons.filter(({ command }) => {
    if (command === 'submit-documents-for-review' && documents.length === 0) return false;
    return isAllowed(command, status, role);
  });
}

function isAllowed(command: TeamCommand, status: Foundation['status'], role: ConsoleRole) {
  if (command === 'renew-upload-link') {
    return actsAs[role] === 'staff' && waitingOn(status) === 'notary';
  }
  const { who, when } = commands[command];
  return when.includes(status) && who.includes(actsAs[role]);
}
