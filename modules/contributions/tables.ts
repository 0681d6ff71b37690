import type { Json, MaybeInstant } from '#database/columns.ts';
import type { SealedText } from '#event-store/tables.ts';

/** What the founders of a formation have entered about its contributions. */
export interface ContributionsRow {
  foundation_id: string;
  /** Counts the changes. */
  revision: number;
  /** Since when law firm and notary see the payments. */
  offered_at: MaybeInstant;
}

export interface ContributionLineRow {
  id: string;
  foundation_id: string;
  participant_id: string;
  /** Day, amount and payer. */
  content: Json<SealedText>;
}

export interface ContributionTables {
  contributions: ContributionsRow;
  contribution_lines: ContributionLineRow;
}
