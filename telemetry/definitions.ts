interface Figure {
  kind: 'counter' | 'gauge' | 'histogram';
  help: string;
  /** Labels with few values: never an address, an id or anything that a client chooses. */
  labels?: readonly string[];
  /** Upper bounds in seconds. */
  buckets?: readonly number[];
}

const QUICK = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
const ANSWERS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const WORK = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 5, 15, 60];

/** Every figure of any part. Dashboard and alerts in `deploy/monitoring/` use these names. */
export const definitions = {
  http_request_seconds: {
    kind: 'histogram',
    help: 'Time until a request was answered, by the pattern of its route.',
    labels: ['method', 'route', 'status'],
    buckets: ANSWERS,
  },
  db_pool_connections: {
    kind: 'gauge',
    help: 'Connections to Postgres.',
    labels: ['pool', 'state'],
  },
  db_pool_waiting: {
    kind: 'gauge',
    help: 'Callers that wait for a connection.',
    labels: ['pool'],
  },
  db_pool_wait_seconds: {
    kind: 'histogram',
    help: 'Time until a caller got a connection.',
    labels: ['pool'],
    buckets: QUICK,
  },
  event_store_append_seconds: {
    kind: 'histogram',
    help: 'Time of an append, refused and failed ones included.',
    labels: ['outcome'],
    buckets: QUICK,
  },
  activity_seconds: {
    kind: 'histogram',
    help: 'Time of an attempt of an activity.',
    labels: ['activity', 'outcome'],
    buckets: WORK,
  },
  mails_total: {
    kind: 'counter',
    help: 'Mails handed to the mail server, by what became of them.',
    labels: ['outcome'],
  },
  jobs_seconds: {
    kind: 'histogram',
    help: 'Time of a run of a job beside the workflows.',
    labels: ['name', 'outcome'],
    buckets: WORK,
  },
  projections_batch_seconds: {
    kind: 'histogram',
    help: 'Time of a batch of events until it is in the read models.',
    buckets: WORK,
  },
  projections_events_total: { kind: 'counter', help: 'Events brought into the read models.' },
  projections_active: {
    kind: 'gauge',
    help: '1 where this process writes the read models, 0 where it stands by.',
  },
  audit_entries_lost_total: {
    kind: 'counter',
    help: 'Entries of the audit log that could not be written; the log has them.',
  },
  log_lines_dropped_total: {
    kind: 'counter',
    help: 'Lines of the log that were dropped, because whoever reads the log did not keep up.',
  },
  event_store_head_position: { kind: 'gauge', help: 'Position of the newest event.' },
  projections_position: { kind: 'gauge', help: 'Position the read models have reached.' },
  projections_behind: { kind: 'gauge', help: 'Positions the read models are behind.' },
  projections_lag_seconds: {
    kind: 'gauge',
    help: 'Age of the oldest event that is not projected yet; 0 when there is none.',
  },
  projections_parked_streams: { kind: 'gauge', help: 'Streams that wait for a re-drive.' },
  projections_halted: {
    kind: 'gauge',
    help: '1 while the event store is older than the read models, which stand still.',
  },
  commands_undecided: { kind: 'gauge', help: 'Commands without an outcome.' },
  commands_failed: { kind: 'gauge', help: 'Commands that could not be carried out.' },
  outbox_pending: { kind: 'gauge', help: 'Entries of the outbox that are due.' },
  outbox_oldest_seconds: {
    kind: 'gauge',
    help: 'How long the oldest entry of the outbox has been due; 0 when there is none.',
  },
  stuck_activities: { kind: 'gauge', help: 'Activities from their fifth attempt on.' },
  meetings_held: { kind: 'gauge', help: 'Times of meetings that visitors have yet to confirm.' },
  stuck_workflows: {
    kind: 'gauge',
    help: 'Running workflows that show a trouble in the Temporal UI.',
  },
  mails_unsent: {
    kind: 'gauge',
    help: 'Mails that have failed: tried again by themselves, or given up.',
    labels: ['state'],
  },
  invoices_without_pdf: {
    kind: 'gauge',
    help: 'Invoices whose PDF could not be made: tried again by itself, or given up.',
    labels: ['state'],
  },
  task_queue_backlog: {
    kind: 'gauge',
    help: 'Tasks that wait for a worker.',
    labels: ['queue', 'type'],
  },
  task_queue_backlog_seconds: {
    kind: 'gauge',
    help: 'How long the oldest of them has been waiting.',
    labels: ['queue', 'type'],
  },
  task_queue_pollers: {
    kind: 'gauge',
    help: 'Workers that ask for tasks.',
    labels: ['queue', 'type'],
  },
  figures_readable: {
    kind: 'gauge',
    help: '0 where the source of some figures did not answer: then they are missing.',
    labels: ['source'],
  },
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof definitions;
export type FigureOf<K extends Figure['kind']> = {
  [N in FigureName]: (typeof definitions)[N]['kind'] extends K ? N : never;
}[FigureName];

/** A value for each label of the figure. */
export type LabelsOf<N extends FigureName> = (typeof definitions)[N] extends {
  labels: readonly (infer L extends string)[];
}
  ? Record<L, string>
  : Record<never, never>;
