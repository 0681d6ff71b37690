import type { CommandButton } from './button.ts';
import { confirmDialog } from './confirm.tsx';

export const completeConsultation: CommandButton = {
  command: 'complete-consultation',
  shortcut: 'c',
  tone: 'primary',
  Dialog: confirmDialog('complete-consultation'),
};
