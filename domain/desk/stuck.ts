interface Kind {
  /** Anchor of its heading in `docs/operations/stuck.md`. */
  runbook: string;
  /** What somebody can have done about one of them: another attempt, or reading its case again. */
  press: 'retry' | 'read-again' | null;
}

/** Things that can be stuck, in the order of the page: those that affect everybody come first. */
export const stuckKinds = {
  'part-away': { runbook: 'a-part-is-away', press: null },
  'view-behind': { runbook: 'the-view-lags-behind', press: null },
  'failed-command': { runbook: 'failed-commands', press: 'read-again' },
  'parked-stream': { runbook: 'parked-streams', press: 'retry' },
  'stuck-activity': { runbook: 'stuck-activities', press: 'retry' },
  'unsent-mail': { runbook: 'mails-that-do-not-go-out', press: 'retry' },
  'unrendered-invoice': { runbook: 'invoices-without-a-pdf', press: 'retry' },
  'old-outbox-entry': { runbook: 'a-full-outbox', press: null },
} as const satisfies Record<string, Kind>;

export type StuckKind = keyof typeof stuckKinds;
export type RetriedKind = {
  [Name in StuckKind]: (typeof stuckKinds)[Name]['press'] extends 'retry' ? Name : never;
}[StuckKind];

export const stuckNames = Object.keys(stuckKinds) as StuckKind[];
export const isRetried = (kind: StuckKind): kind is RetriedKind =>
  stuckKinds[kind].press === 'retry';
