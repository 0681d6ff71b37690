import { type RawBuilder, sql } from 'kysely';
import { dayOf } from '#database/days.ts';
import { REFUND_DAYS } from '#domain/invoices/refund.ts';

/** When a refund became due, by `invoice_states`. */
export const refundBegan: RawBuilder<Date> = sql<Date>`coalesce(refund_since, changed_at)`;

/** `refundDueOn` as an SQL expression. */
export const refundDay: RawBuilder<string> = dayOf(refundBegan, REFUND_DAYS);
