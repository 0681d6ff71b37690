import type { CommandButton } from './button.ts';
import { reasonDialog } from './reason.tsx';

export const requestDocumentChanges: CommandButton = {
  command: 'request-document-changes',
  shortcut: 'e',
  tone: 'plain',
  Dialog: reasonDialog('request-document-changes'),
};
