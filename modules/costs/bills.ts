import { type Selectable, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { BILLS_MAX, type EnteredBill, type NewBill } from '#domain/costs/entered-bill.ts';
import type { EnteredBillRow } from './tables.ts';

/** Bills of a formation are added one at a time, so that the limit holds, and so are those of one key. */
const BILLS_LOCK = 735_110_082;

/** Bills of a formation, in the order in which they were entered. */
export async function billsOf(db: Database, foundationId: string): Promise<EnteredBill[]> {
  const rows = await db
    .selectFrom('entered_bills')
    .selectAll()
    .where('foundation_id', '=', foundationId)
    .orderBy('entered_at')
    .orderBy('id')
    .execute();
  return rows.map(fromRow);
}

const fromRow = (row: Selectable<EnteredBillRow>): EnteredBill => ({
  lineId: row.id,
  kind: row.kind,
  amountCents: row.amount_cents,
  ...(row.payee !== null && { payee: row.payee }),
  ...(row.reference !== null && { reference: row.reference }),
  ...(row.due_on !== null && { dueOn: row.due_on }),
  ...(row.paid_on !== null && { paidOn: row.paid_on }),
  ...(row.document_id !== null && { documentId: row.document_id }),
});

const columnsOf = (bill: NewBill) => ({
  kind: bill.kind,
  amount_cents: bill.amountCents,
  payee: bill.payee ?? null,
  reference: bill.reference ?? null,
  due_on: bill.dueOn ?? null,
  paid_on: bill.paidOn ?? null,
  document_id: bill.documentId ?? null,
});

interface Place {
  foundationId: string;
  /** Of a new bill, the caller's idempotency key: a repetition writes nothing. */
  lineId: string;
}

/** An invoice of the law firm has one entry, which the next one replaces. @returns why it was refused */
export async function enterBill(
  db: Database,
  { foundationId, lineId }: Place,
  bill: NewBill,
  now: Date,
): Promise<'TOO_MANY_BILLS' | 'KEY_USED' | undefined> {
  return db.transaction().execute(async (transaction) => {
    for (const one of [foundationId, lineId]) {
      await sql`select pg_advisory_xact_lock(${BILLS_LOCK}, hashtext(${one}))`.execute(transaction);
    }
    const known = await billsOf(transaction, foundationId);
    if (known.some((one) => one.lineId === lineId)) return undefined;
    if (await isBill(transaction, lineId)) return 'KEY_USED';
    const same = known.find(({ documentId }) => documentId && documentId === bill.documentId);
    if (!same && known.length >= BILLS_MAX) return 'TOO_MANY_BILLS';
    if (same) await removeBill(transaction, { foundationId, lineId: same.lineId });
    await transaction
      .insertInto('entered_bills')
      .values({
        id: lineId,
        foundation_id: foundationId,
        entered_at: now,
        ...columnsOf(bill),
      })
      .execute();
    return undefined;
  });
}

const isBill = async (db: Database, lineId: string): Promise<boolean> =>
  (await db
    .selectFrom('entered_bills')
    .select('id')
    .where('id', '=', lineId)
    .executeTakeFirst()) !== undefined;

/** An entry stays with its invoice of the law firm. @returns whether there is such a bill */
export async function changeBill(
  db: Database,
  { foundationId, lineId }: Place,
  bill: NewBill,
): Promise<boolean> {
  const changed = await db
    .updateTable('entered_bills')
    .set(columnsOf(bill))
    .where('id', '=', lineId)
    .where('foundation_id', '=', foundationId)
    .where('document_id', 'is not distinct from', bill.documentId ?? null)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Removing one that is gone changes nothing. */
export async function removeBill(db: Database, { foundationId, lineId }: Place): Promise<void> {
  await db
    .deleteFrom('entered_bills')
    .where('id', '=', lineId)
    .where('foundation_id', '=', foundationId)
    .execute();
}

export async function forgetBillsIn(db: Database, foundationIds: readonly string[]): Promise<void> {
  if (foundationIds.length === 0) return;
  await db.deleteFrom('entered_bills').where('foundation_id', 'in', foundationIds).execute();
}
