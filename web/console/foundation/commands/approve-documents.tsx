import type { CommandButton } from './command-button.ts';
import { confirmDialog } from './confirm-dialog.tsx';

export const approveDocuments: CommandButton = {
  command: 'approve-documents',
  shortcut: 'f',
  tone: 'primary',
  Dialog: confirmDialog('approve-documents'),
};
