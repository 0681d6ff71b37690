import type { ComponentType } from 'react';
import type { CommandName } from '#domain/foundation/names.ts';
import type { Foundation } from '../types.ts';

/** Renewing a link changes nothing in the foundation, so the domain does not know it. */
export type TeamCommand = CommandName | 'renew-upload-link';

export interface DialogProps {
  foundation: Foundation;
  onClose: () => void;
}

/** One command of staff or lawyers: its button, its key and the dialog that carries it out. */
export interface CommandButton {
  command: TeamCommand;
  /** Opens the dialog; never carries anything out. */
  shortcut?: string;
  tone: 'primary' | 'plain' | 'destructive';
  Dialog: ComponentType<DialogProps>;
}
