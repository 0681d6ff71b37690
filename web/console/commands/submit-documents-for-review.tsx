import type { CommandButton } from './button.ts';
import { confirmDialog } from './confirm.tsx';

export const submitDocumentsForReview: CommandButton = {
  command: 'submit-documents-for-review',
  shortcut: 'r',
  tone: 'primary',
  Dialog: confirmDialog('submit-documents-for-review'),
};
