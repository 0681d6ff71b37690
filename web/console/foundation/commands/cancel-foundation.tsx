import type { CommandButton } from './command-button.ts';
import { reasonDialog } from './reason-dialog.tsx';

export const cancelFoundation: CommandButton = {
  command: 'cancel-foundation',
  tone: 'destructive',
  Dialog: reasonDialog('cancel-foundation', { destructive: true }),
};
