/**
 * Every command, in the order of a foundation. Files, activities, routes and texts use the same names. Workflows
 * import only this list, so that Temporal replays no rules.
 */
export const commandNames = [
  'start-foundation',
  'submit-core-data',
  'correct-core-data',
  'state-participants',
  'state-details',
  'clear-minor',
  'identify-participant',
  'invite-participant',
  'join-foundation',
  'decline-invitation',
  'end-invitation',
  'remove-participant',
  'leave-foundation',
  'end-access',
  'name-notary',
  'correct-notary',
  'order-package',
  'request-early-start',
  'withdraw-order',
  'accept-mandate',
  'decline-mandate',
  'step-back',
  'release-firm',
  'release-notary',
  'revoke-release',
  'book-consultation',
  'move-consultation',
  'decline-consultation',
  'cancel-consultation',
  'complete-consultation',
  'file-firm-invoice',
  'add-document',
  'withdraw-document',
  'submit-documents-for-review',
  'request-document-changes',
  'accept-documents',
  'approve-documents',
  'ask-notary',
  'propose-notary-appointment',
  'reject-notary-appointment',
  'confirm-notary-appointment',
  'propose-notary-dates',
  'choose-notary-date',
  'object-to-date',
  'withdraw-notary-appointment',
  'decline',
  'did-not-take-place',
  'receive-foundation-certificate',
  'open-bank-account',
  'receive-bank-confirmation',
  'receive-register-extract',
  'send-back-file',
  'reissue-upload-link',
  'assign-owner',
  'report-obstacle',
  'resolve-obstacle',
  'cancel-foundation',
] as const;
export type CommandName = (typeof commandNames)[number];

export type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;
export type ActivityName = CamelCase<CommandName>;

export const camelCase = <Name extends string>(name: Name) =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<Name>;

/** The activity that carries out a command; staff see these names in the Temporal UI. */
export const activityOf = <Name extends CommandName>(command: Name) => camelCase(command);

export const isCommandName = (name: unknown): name is CommandName =>
  (commandNames as readonly unknown[]).includes(name);
