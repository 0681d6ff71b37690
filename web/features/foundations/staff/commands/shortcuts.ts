import { isKeyName, type KeyName } from '../../../../desk/keys.ts';

/** Commands with a button for the team, in display order; destructive ones last. */
export const commandsWithButton = [
  'add-document',
  'submit-documents-for-review',
  'approve-documents',
  'request-document-changes',
  'withdraw-document',
  'ask-notary',
  'propose-notary-appointment',
  'propose-notary-dates',
  'withdraw-notary-appointment',
  'correct-notary',
  'accept-mandate',
  'decline-mandate',
  'clear-minor',
  'state-details',
  'complete-consultation',
  'move-consultation',
  'cancel-consultation',
  'renew-upload-link',
  'send-back-file',
  'report-obstacle',
  'resolve-obstacle',
  'file-firm-invoice',
  'assign-owner',
  'cancel-foundation',
] as const;

/** Renewing a link is no command of the domain: it leaves the foundation as it is. */
export type TeamCommand = (typeof commandsWithButton)[number];

/** What the key that opens the dialog of a command is called, on the page of a foundation. */
export function keyNameOf(command: TeamCommand): KeyName | undefined {
  if (command === 'assign-owner') return 'hand-over';
  return isKeyName(command) ? command : undefined;
}
