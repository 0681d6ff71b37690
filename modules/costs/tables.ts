import type { Instant } from '#database/columns.ts';
import type { EnteredKind } from '#domain/costs/names.ts';

/** A bill that the lead of a formation entered, or that an invoice of the law firm was paid. Days as `2026-11-27`. */
export interface EnteredBillRow {
  id: string;
  foundation_id: string;
  kind: EnteredKind;
  amount_cents: number;
  payee: string | null;
  reference: string | null;
  due_on: string | null;
  paid_on: string | null;
  document_id: string | null;
  entered_at: Instant;
}

export interface CostsTables {
  entered_bills: EnteredBillRow;
}
