import type { CommandButton } from './command-button.ts';
import { confirmDialog } from './confirm-dialog.tsx';

export const completeConsultation: CommandButton = {
  command: 'complete-consultation',
  shortcut: 'c',
  tone: 'primary',
  Dialog: confirmDialog('complete-consultation'),
};
