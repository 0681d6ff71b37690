/** A figure; its labels have few values: never an address, an id or anything that a client chooses. */
const figure =
  <const Kind extends string>(kind: Kind) =>
  <const Label extends string = never>(help: string, ...labels: readonly Label[]) => ({
    kind,
    help,
    labels,
  });
const counter = figure('counter');
const gauge = figure('gauge');

/** @param buckets upper bounds in seconds */
const histogram = <const Label extends string = never>(
  help: string,
  buckets: readonly number[],
  ...labels: readonly Label[]
) => ({ ...figure('histogram')(help, ...labels), buckets });

const QUICK = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
const ANSWERS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const WORK = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 5, 15, 60];

/** Every figure of any part. Dashboard and alerts in `deploy/monitoring/` use these names. */
export const definitions = {
  http_request_seconds: histogram(
    'Time until a request was answered, by the pattern of its route.',
    ANSWERS,
    'method',
    'route',
    'status',
  ),
  db_pool_connections: gauge('Connections to Postgres.', 'pool', 'state'),
  db_pool_waiting: gauge('Callers that wait for a connection.', 'pool'),
  db_pool_wait_seconds: histogram('Time until a caller got a connection.', QUICK, 'pool'),
  event_store_append_seconds: histogram(
    'Time of an append, refused and failed ones included.',
    QUICK,
    'outcome',
  ),
  activity_seconds: histogram('Time of an attempt of an activity.', WORK, 'activity', 'outcome'),
  mails_total: counter('Mails handed to the mail server, by what became of them.', 'outcome'),
  jobs_seconds: histogram('Time of a run of a job beside the workflows.', WORK, 'name', 'outcome'),
  projections_batch_seconds: histogram(
    'Time of a batch of events until it is in the read models.',
    WORK,
  ),
  projections_events_total: counter('Events brought into the read models.'),
  projections_active: gauge('1 where this process writes the read models, 0 where it stands by.'),
  audit_entries_lost_total: counter(
    'Entries of the audit log that could not be written; the log has them.',
  ),
  log_lines_dropped_total: counter(
    'Lines of the log that were dropped, because whoever reads the log did not keep up.',
  ),
  event_store_head_position: gauge('Position of the newest event.'),
  projections_position: gauge('Position the read models have reached.'),
  projections_behind: gauge('Positions the read models are behind.'),
  projections_lag_seconds: gauge(
    'Age of the oldest event that is not projected yet; 0 when there is none.',
  ),
  projections_parked_streams: gauge('Streams that wait for a re-drive.'),
  projections_halted: gauge(
    '1 while the event store is older than the read models, which stand still.',
  ),
  commands_undecided: gauge('Commands without an outcome.'),
  commands_failed: gauge('Commands that could not be carried out.'),
  outbox_pending: gauge('Entries of the outbox that are due.'),
  outbox_oldest_seconds: gauge(
    'How long the oldest entry of the outbox has been due; 0 when there is none.',
  ),
  stuck_activities: gauge('Activities from their fifth attempt on.'),
  meetings_held: gauge('Times of meetings that visitors have yet to confirm.'),
  stuck_workflows: gauge('Running workflows that show a trouble in the Temporal UI.'),
  mails_unsent: gauge('Mails that have failed: tried again by themselves, or given up.', 'state'),
  invoices_without_pdf: gauge(
    'Invoices whose PDF could not be made: tried again by itself, or given up.',
    'state',
  ),
  task_queue_backlog: gauge('Tasks that wait for a worker.', 'queue', 'type'),
  task_queue_backlog_seconds: gauge(
    'How long the oldest of them has been waiting.',
    'queue',
    'type',
  ),
  task_queue_pollers: gauge('Workers that ask for tasks.', 'queue', 'type'),
  figures_readable: gauge(
    '0 where the source of some figures did not answer: then they are missing.',
    'source',
  ),
};

type Definitions = typeof definitions;
export type FigureName = keyof Definitions;
export type FigureOf<Kind extends Definitions[FigureName]['kind']> = {
  [N in FigureName]: Definitions[N]['kind'] extends Kind ? N : never;
}[FigureName];

/** A value for each label of the figure. */
export type LabelsOf<N extends FigureName> = Record<Definitions[N]['labels'][number], string>;
