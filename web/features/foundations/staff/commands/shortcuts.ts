/** Keys that open the dialog of a command on the page of a foundation. */
export const commandShortcuts = {
  h: 'add-document',
  r: 'submit-documents-for-review',
  f: 'approve-documents',
  e: 'request-document-changes',
  t: 'propose-notary-appointment',
  c: 'complete-consultation',
  l: 'renew-upload-link',
} as const;
