import { z } from 'zod';
import { line, optional } from '../text.ts';
import { type EnteredKind, enteredKinds } from './names.ts';

/** A million euros: what is beyond was mistyped. */
const MOST_CENTS = 100_000_000;
/** Of one formation. */
export const BILLS_MAX = 50;

const day = z.iso.date({ error: 'NOT_A_DATE' });

/** What a founder enters of a bill. */
export const enteredBillSchema = z
  .object({
    kind: z.enum(enteredKinds, 'NOT_CHOSEN'),
    amountCents: z
      .number({ error: 'NOT_AN_AMOUNT' })
      .int('NOT_AN_AMOUNT')
      .min(1, 'NOT_AN_AMOUNT')
      .max(MOST_CENTS, 'NOT_AN_AMOUNT'),
    payee: optional(line(200)),
    dueOn: optional(day),
    paidOn: optional(day),
    reference: optional(line(140)),
    /** The law firm's invoice that was paid: its amount stays that of the invoice. */
    documentId: optional(z.uuid()),
  })
  .refine(({ kind, documentId }) => (kind === 'law-firm') === (documentId !== undefined), {
    path: ['documentId'],
    message: 'REQUIRED',
  });
export type NewBill = z.output<typeof enteredBillSchema>;

/** A bill as it is kept. */
export interface EnteredBill extends NewBill {
  lineId: string;
  kind: EnteredKind;
}
