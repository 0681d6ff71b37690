import type { CommandButton } from './command-button.ts';
import { reasonDialog } from './reason-dialog.tsx';

export const requestDocumentChanges: CommandButton = {
  command: 'request-document-changes',
  shortcut: 'e',
  tone: 'plain',
  Dialog: reasonDialog('request-document-changes'),
};
