import type { ComponentType } from 'react';
import type { TeamRole } from '#domain/desk/rights.ts';
import type { Foundation } from '../types.ts';
import type { TeamCommand } from './shortcuts.ts';

export interface DialogProps {
  foundation: Foundation;
  onClose: () => void;
}

/** One command of staff or lawyers: its button and its dialog. */
export interface CommandButton {
  command: TeamCommand;
  tone: 'primary' | 'plain' | 'destructive';
  /** What it needs beside the right status. */
  offered?: (foundation: Foundation, role: TeamRole) => boolean;
  Dialog: ComponentType<DialogProps>;
}
