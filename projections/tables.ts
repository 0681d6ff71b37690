import type { Instant, Json, MaybeInstant, WithDefault, Words } from '#database/columns.ts';

export interface FoundationView {
  id: string;
  founder_id: string;
  status: string;
  step: number;
  waiting_on: string;
  since: Instant;
  due_at: MaybeInstant;
  revision: number;
  started_at: Instant;
  updated_at: Instant;
  /** The rest of what GET /foundations/:id answers, see projections/foundations.ts. */
  details: Json<Record<string, unknown>>;
  /** A day: by when what is waited for is due. */
  due_on: string | null;
  /** What it comes back to the team as, and on which day, once nobody is reminded any more. */
  comes_back_as: string | null;
  comes_back_on: string | null;
  /** Account of the team. */
  owner_id: string | null;
  words: Words;
}

export interface TimelineView {
  event_id: string;
  foundation_id: string;
  revision: number;
  type: string;
  occurred_at: Instant;
  actor_id: string;
  actor_role: string;
  details: Json<Record<string, unknown>>;
}

export interface DocumentView {
  id: string;
  foundation_id: string;
  /** draft, foundation-certificate, bank-confirmation, register-extract */
  kind: string;
  title: string;
  file_name: string;
  size: number;
  sha256: string;
  added_at: Instant;
  /** Visible to the founder; drafts only once they are in review. */
  released: boolean;
  /** The draft that this is the next version of. */
  replaces: string | null;
  /** From then on only the team sees it. */
  withdrawn_at: MaybeInstant;
  /** Then the file is gone, and only its checksum is left. */
  deleted_at: MaybeInstant;
}

/** Whose turn it is, and since when. Each unfinished foundation has one open row. */
export interface TaskView {
  foundation_id: string;
  /** Revision of the event that opened it. */
  revision: number;
  waiting_on: string;
  status: string;
  since: Instant;
  /** The awaited appointment; only while the task is open. */
  due_at: MaybeInstant;
  until: MaybeInstant;
}

/** What is counted of a week, see `domain/foundations/figures/counted.ts`. */
export interface FigureView {
  /** Its Monday. */
  week: string;
  counts: Json<Record<string, number>>;
}

export interface CheckpointView {
  name: string;
  position: string;
  updated_at: WithDefault<Date>;
}

export interface ParkedView {
  stream: string;
  position: string;
  revision: number;
  error: string;
  attempts: number;
  parked_at: WithDefault<Date>;
  /** Set when staff request another attempt; the runner tries it and removes the row. */
  redrive_at: MaybeInstant;
  /** For another version of code or tables: tried again at every start. */
  waiting: WithDefault<boolean>;
}

/** One row: the term of the active runner, see `lease.ts`. */
interface LeaseRow {
  term: number;
  until: Date;
  singleton: WithDefault<boolean>;
}

/** Read models live in the schema `projections`, which a rebuild replaces as a whole. */
export interface ProjectionTables {
  projection_lease: LeaseRow;
  'projections.foundations': FoundationView;
  'projections.timeline': TimelineView;
  'projections.documents': DocumentView;
  'projections.tasks': TaskView;
  'projections.figures': FigureView;
  'projections.checkpoint': CheckpointView;
  'projections.parked': ParkedView;
}
