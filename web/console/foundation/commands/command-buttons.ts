import type { Role } from '#domain/foundation/command.ts';
import { commands } from '#domain/foundation/foundation.ts';
import { waitingOn } from '#domain/foundation/statuses.ts';
import type { ConsoleRole } from '../../shell/session/role.ts';
import type { Foundation } from '../types.ts';
import { AddDocument } from './add-document.tsx';
import type { CommandButton, TeamCommand } from './command-button.ts';
import { confirmDialog } from './confirm-dialog.tsx';
import { ProposeNotaryAppointment } from './propose-notary-appointment.tsx';
import { reasonDialog } from './reason-dialog.tsx';
import { RenewUploadLink } from './renew-upload-link.tsx';

/** In display order; destructive ones last. */
export const commandButtons: readonly CommandButton[] = [
  { command: 'add-document', shortcut: 'h', tone: 'plain', Dialog: AddDocument },
  {
    command: 'submit-documents-for-review',
    shortcut: 'r',
    tone: 'primary',
    Dialog: confirmDialog('submit-documents-for-review'),
  },
  {
    command: 'approve-documents',
    shortcut: 'f',
    tone: 'primary',
    Dialog: confirmDialog('approve-documents'),
  },
  {
    command: 'request-document-changes',
    shortcut: 'e',
    tone: 'plain',
    Dialog: reasonDialog('request-document-changes'),
  },
  {
    command: 'propose-notary-appointment',
    shortcut: 't',
    tone: 'primary',
    Dialog: ProposeNotaryAppointment,
  },
  {
    command: 'complete-consultation',
    shortcut: 'c',
    tone: 'primary',
    Dialog: confirmDialog('complete-consultation'),
  },
  {
    command: 'cancel-consultation',
    tone: 'plain',
    Dialog: confirmDialog('cancel-consultation', { destructive: true }),
  },
  { command: 'renew-upload-link', shortcut: 'l', tone: 'plain', Dialog: RenewUploadLink },
  {
    command: 'cancel-foundation',
    tone: 'destructive',
    Dialog: reasonDialog('cancel-foundation', { destructive: true }),
  },
];

/** Administrators do the work of staff, as in the API. */
const actsAs: Record<ConsoleRole, Role> = { staff: 'staff', lawyer: 'lawyer', admin: 'staff' };

/** The domain says which role may issue which command at which status. */
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
