import type { TeamRole } from '../../../../shared/staff/session/session.ts';
import { unchangedSinceRequest } from '../change-request.ts';
import type { Foundation } from '../types.ts';
import { AddDocument } from './add-document.tsx';
import type { CommandButton } from './command-button.ts';
import { confirmDialog } from './confirm-dialog.tsx';
import { DocumentsAtStake } from './documents-at-stake.tsx';
import { isAllowed } from './is-allowed.ts';
import { ProposeNotaryAppointment } from './propose-notary-appointment.tsx';
import { reasonDialog } from './reason-dialog.tsx';
import { RenewUploadLink } from './renew-upload-link.tsx';

/** In display order; destructive ones last. */
export const commandButtons: readonly CommandButton[] = [
  { command: 'add-document', tone: 'plain', Dialog: AddDocument },
  {
    command: 'submit-documents-for-review',

    tone: 'primary',
    Dialog: confirmDialog('submit-documents-for-review', { Subject: DocumentsAtStake }),
  },
  {
    command: 'approve-documents',

    tone: 'primary',
    Dialog: confirmDialog('approve-documents', { Subject: DocumentsAtStake }),
  },
  {
    command: 'request-document-changes',

    tone: 'plain',
    Dialog: reasonDialog('request-document-changes'),
  },
  {
    command: 'propose-notary-appointment',

    tone: 'primary',
    Dialog: ProposeNotaryAppointment,
  },
  {
    command: 'complete-consultation',

    tone: 'primary',
    Dialog: confirmDialog('complete-consultation'),
  },
  {
    command: 'cancel-consultation',
    tone: 'plain',
    Dialog: confirmDialog('cancel-consultation', { destructive: true }),
  },
  { command: 'renew-upload-link', tone: 'plain', Dialog: RenewUploadLink },
  {
    command: 'cancel-foundation',
    tone: 'destructive',
    Dialog: reasonDialog('cancel-foundation', { destructive: true }),
  },
];

/** The domain refuses these while the package is not ordered. */
const needsOrder: readonly CommandButton['command'][] = [
  'add-document',
  'submit-documents-for-review',
  'request-document-changes',
  'approve-documents',
  'propose-notary-appointment',
];

/** What this role may do now. */
export function buttonsFor(foundation: Foundation, role: TeamRole): readonly CommandButton[] {
  const { status, documents, lacksOrder } = foundation;
  const unchanged = unchangedSinceRequest(foundation);
  return commandButtons
    .filter(({ command }) => {
      if (command === 'submit-documents-for-review' && documents.length === 0) return false;
      if (lacksOrder && needsOrder.includes(command)) return false;
      return isAllowed(command, status, role);
    })
    .map((button) => {
      // After a request for changes, a new version comes first.
      const waits = unchanged && button.command === 'submit-documents-for-review';
      return waits ? { ...button, tone: 'plain' } : button;
    });
}
