import { randomUUID } from 'node:crypto';
import type { RetentionClass } from '#domain/erasures/classes.ts';
import { replaceLines } from '#modules/contributions/lines.ts';
import { enterBill } from '#modules/costs/bills.ts';
import { setTick } from '#modules/duties/ticks.ts';
import type { Stage } from '../stage.ts';
import { listed } from './plant-people.ts';

interface Planted {
  foundationId: string;
  founderId: string;
  planted: (retention: RetentionClass, what: string) => string;
}

/** What the lead enters: a bill, payments on both contributions, and why a duty is none. */
export async function plantMoneyAndDuties(
  stage: Stage,
  { foundationId, founderId, planted }: Planted,
): Promise<void> {
  const { db } = stage.dependencies;
  const payee = planted('formation', 'bill');
  const bill = { kind: 'notary', amountCents: 83_000, payee } as const;
  await enterBill(db, { foundationId, lineId: randomUUID() }, bill, new Date());
  const why = planted('formation', 'duty');
  const tick = { state: 'done', on: null, why, documentId: null } as const;
  const duty = { foundationId, founderId, key: 'bank-name' } as const;
  await setTick(stage.dependencies, duty, tick, new Date());
  const { lead, joined } = await listed(stage, foundationId);
  const payment = { bookedOn: '2026-12-01', amountCents: 1 };
  const lines = [
    { ...payment, payer: planted('formation', 'payer'), participantId: lead },
    { ...payment, payer: planted('formation', 'joined-payer'), participantId: joined },
  ];
  const change = { foundationId, whose: 'all', lines, revision: 0 } as const;
  const replaced = await replaceLines(stage.dependencies, change, new Date());
  if (replaced !== 'replaced') throw new Error(`The payments were ${replaced}.`);
}
