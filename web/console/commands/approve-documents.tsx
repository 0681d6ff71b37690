import type { CommandButton } from './button.ts';
import { confirmDialog } from './confirm.tsx';

export const approveDocuments: CommandButton = {
  command: 'approve-documents',
  shortcut: 'f',
  tone: 'primary',
  Dialog: confirmDialog('approve-documents'),
};
