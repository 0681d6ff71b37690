import { z } from 'zod';
import type { Status } from '../foundations/statuses.ts';
import { line } from '../text.ts';

/** Most payments of a formation, whoever enters them: the lead replaces all at once. */
export const LINES_MAX = 100;

/** No contribution of a company that is being formed is older. */
const EARLIEST_DAY = '2000-01-01';

/** A payment as founders type or choose it. */
export const lineSchema = z.object({
  bookedOn: z.iso
    .date({ error: 'NOT_A_DATE' })
    .refine((day) => day >= EARLIEST_DAY, { error: 'LONG_AGO' }),
  amountCents: z.int().min(1).max(100_000_000_000),
  /** As the bank writes it. */
  payer: line(140),
  participantId: z.uuid(),
});

export const contributionLinesSchema = z.object({
  lines: z.array(lineSchema).max(LINES_MAX),
  /** Whether law firm and notary see the payments; the lead alone says so. */
  offered: z.boolean().optional(),
  /** Of what whoever changes it has read. */
  revision: z.int().min(0),
});

/** From the deed on there is somebody to pay; after the entry nobody asks any more. */
const enteredWhile: readonly Status[] = [
  'bank-account-pending',
  'share-capital-payment-pending',
  'register-record-pending',
];
export const mayEnterAt = (status: Status): boolean => enteredWhile.includes(status);
