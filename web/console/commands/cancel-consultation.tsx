import type { CommandButton } from './button.ts';
import { confirmDialog } from './confirm.tsx';

export const cancelConsultation: CommandButton = {
  command: 'cancel-consultation',
  tone: 'plain',
  Dialog: confirmDialog('cancel-consultation', { destructive: true }),
};
