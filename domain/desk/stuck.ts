interface Kind {
  /** Anchor of its heading in `docs/operations/stuck.md`. */
  runbook: string;
}

/** Things that can be stuck, in the order of the page: those that affect everybody come first. */
export const stuckKinds = {
  'part-away': { runbook: 'a-part-is-away' },
  'view-behind': { runbook: 'the-view-lags-behind' },
  'failed-command': { runbook: 'failed-commands' },
  'parked-stream': { runbook: 'parked-streams' },
  'stuck-activity': { runbook: 'stuck-activities' },
  'unsent-mail': { runbook: 'mails-that-do-not-go-out' },
  'unrendered-invoice': { runbook: 'invoices-without-a-pdf' },
  'old-outbox-entry': { runbook: 'a-full-outbox' },
} as const satisfies Record<string, Kind>;

export type StuckKind = keyof typeof stuckKinds;
