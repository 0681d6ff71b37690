import { type RawBuilder, sql } from 'kysely';
import { dayOf } from '#database/days.ts';
import { REFUND_DAYS } from '#domain/invoices/refund.ts';

/** Since when money has to go back, of `invoice_states`. */
export const refundBegan: RawBuilder<Date> = sql<Date>`coalesce(refund_since, changed_at)`;

/** `refundDueOn` of it, as a condition can ask for it. */
export const refundDay: RawBuilder<string> = dayOf(refundBegan, REFUND_DAYS);
