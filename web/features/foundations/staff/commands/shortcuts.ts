/** Commands with a button for the team, in display order; destructive ones last. */
export const commandsWithButton = [
  'add-document',
  'submit-documents-for-review',
  'approve-documents',
  'request-document-changes',
  'propose-notary-appointment',
  'complete-consultation',
  'cancel-consultation',
  'renew-upload-link',
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
};
