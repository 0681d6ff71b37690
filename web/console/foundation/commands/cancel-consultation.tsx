import type { CommandButton } from './command-button.ts';
import { confirmDialog } from './confirm-dialog.tsx';

export const cancelConsultation: CommandButton = {
  command: 'cancel-consultation',
  tone: 'plain',
  Dialog: confirmDialog('cancel-consultation', { destructive: true }),
};
