import type { ComponentType } from 'react';
import type { CommandName } from '#domain/foundations/names.ts';
import type { Foundation } from '../types.ts';

/** Renewing a link is no command of the domain: it leaves the foundation as it is. */
export type TeamCommand = CommandName | 'renew-upload-link';

export interface DialogProps {
  foundation: Foundation;
  onClose: () => void;
}

/** One command of staff or lawyers: its button, its key and its dialog. */
export interface CommandButton {
  command: TeamCommand;
  /** Only opens the dialog. */
  shortcut?: string;
  tone: 'primary' | 'plain' | 'destructive';
  Dialog: ComponentType<DialogProps>;
}
