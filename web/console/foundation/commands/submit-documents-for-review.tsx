import type { CommandButton } from './command-button.ts';
import { confirmDialog } from './confirm-dialog.tsx';

export const submitDocumentsForReview: CommandButton = {
  command: 'submit-documents-for-review',
  shortcut: 'r',
  tone: 'primary',
  Dialog: confirmDialog('submit-documents-for-review'),
};
