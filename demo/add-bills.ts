import { v5 as uuidv5 } from 'uuid';
import type { Database } from '#database/connection.ts';
import type { NewBill } from '#domain/costs/entered-bill.ts';
import { addDaysTo } from '#domain/days/working-days.ts';
import { dayKey } from '#domain/site/formats.ts';
import { enterBill } from '#modules/costs/bills.ts';

interface DemoBill extends Omit<NewBill, 'dueOn' | 'paidOn'> {
  /** Days from today. */
  dueIn: number;
  paidIn?: number;
}

/** By the founder's address: what the notary and the court have billed. */
const bills: Readonly<Record<string, readonly DemoBill[]>> = {
  'katharina.engel@example.com': [
    { kind: 'notary', amountCents: 83_147, reference: 'KR 2026/1187', dueIn: -3, paidIn: -6 },
    { kind: 'court', amountCents: 30_000, reference: 'HRB-Anmeldung', dueIn: 9 },
  ],
  'marie.lorenz@example.com': [
    { kind: 'notary', amountCents: 13_384, reference: 'UVZ 412/2026', dueIn: -30, paidIn: -33 },
    { kind: 'court', amountCents: 30_000, dueIn: -12, paidIn: -14 },
    { kind: 'chamber', payee: 'IHK Nord Westfalen', amountCents: 15_000, dueIn: 20 },
  ],
};

/** Bills that a demo's founder has entered; added once. */
export async function addDemoBills(
  db: Database,
  { id: foundationId, email }: { id: string; email: string },
  now: Date,
): Promise<void> {
  const today = dayKey(now.toISOString());
  for (const [index, { dueIn, paidIn, ...bill }] of (bills[email] ?? []).entries()) {
    const lineId = uuidv5(`bill ${index}`, foundationId);
    const days = {
      dueOn: addDaysTo(today, dueIn),
      ...(paidIn !== undefined && { paidOn: addDaysTo(today, paidIn) }),
    };
    await enterBill(db, { foundationId, lineId }, { ...bill, ...days }, now);
  }
}
