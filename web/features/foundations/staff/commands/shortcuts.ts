/** Commands with a button for the team, in display order; destructive ones last. */
export const commandsWithButton = [
  'add-document',
  'submit-documents-for-review',
  'approve-documents',
  'request-document-changes',
  'withdraw-document',
  'ask-notary',
  'propose-notary-appointment',
  'withdraw-notary-appointment',
  'correct-notary',
  'complete-consultation',
  'move-consultation',
  'cancel-consultation',
  'renew-upload-link',
  'send-back-file',
  'report-obstacle',
  'resolve-obstacle',
  'assign-owner',
  'cancel-foundation',
] as const;

/** Renewing a link is no command of the domain: it leaves the foundation as it is. */
export type TeamCommand = (typeof commandsWithButton)[number];

/** Keys that open the dialog of a command on the page of a foundation. */
export const commandShortcuts: Partial<Record<TeamCommand, string>> = {
  'add-document': 'h',
  'submit-documents-for-review': 'r',
  'approve-documents': 'f',
  'request-document-changes': 'e',
  'propose-notary-appointment': 't',
  'complete-consultation': 'c',
  'renew-upload-link': 'l',
  'report-obstacle': 'o',
};

/** Keys of what is done with a case and is no command of it. */
export const caseKeys = { remind: 'n', snooze: 'w' } as const;
