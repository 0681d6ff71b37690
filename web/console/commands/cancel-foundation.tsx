import type { CommandButton } from './button.ts';
import { reasonDialog } from './reason.tsx';

export const cancelFoundation: CommandButton = {
  command: 'cancel-foundation',
  tone: 'destructive',
  Dialog: reasonDialog('cancel-foundation', { destructive: true }),
};
