import { z } from 'zod';
import { addDaysTo } from '../../days/working-days.ts';
import { dayKey } from '../../site/formats.ts';
import { isIban } from '../../site/iban.ts';
import { line, text } from '../../text.ts';
import { refuse, refuseField } from '../command.ts';
import { fileSchema } from '../file.ts';
import type { FileReference, StateAt } from '../state.ts';
import { type Unfinished, unfinished } from '../statuses.ts';
import { commandOf, event } from '../step.ts';

/** 100,000 euros: what is beyond was mistyped. */
const MOST_CENTS = 10_000_000;
/** How far from today an invoice may be due. */
const MOST_DAYS = 366;

/** What the form says of an invoice; numbers arrive as text. */
export const firmInvoiceSchema = z.object({
  number: line(60),
  grossCents: z.coerce
    .number({ error: 'NOT_AN_AMOUNT' })
    .int('NOT_AN_AMOUNT')
    .min(1)
    .max(MOST_CENTS),
  dueOn: z.iso.date({ error: 'NOT_A_DATE' }),
  iban: text(60)
    .overwrite((iban) => iban.replaceAll(/\s/g, '').toUpperCase())
    .refine(isIban, 'NOT_AN_IBAN'),
});
export type FirmInvoice = z.output<typeof firmInvoiceSchema>;

type Billed = StateAt<Unfinished | 'completed'>;
const billed = [...unfinished, 'completed'] as const;

/** `R-2026/7` and `r-2026/7` are one number. */
const folded = (number: string): string => number.replaceAll(/\s/g, '').toLowerCase();

const isFarFrom = (today: string, day: string): boolean =>
  day < addDaysTo(today, -MOST_DAYS) || day > addDaysTo(today, MOST_DAYS);

const events = {
  FirmInvoiceFiled: event<FileReference & FirmInvoice>()({
    from: billed,
    file: 'firm-invoice',
    personal: { name: 'founder' },
    fold: (state, { number }): Billed => ({
      ...state,
      firmInvoices: [...(state.firmInvoices ?? []), number],
    }),
  }),
};
const command = commandOf<typeof events>();

const commands = [
  command({
    name: 'file-firm-invoice',
    via: ['file'],
    who: ['staff', 'lawyer'],
    when: billed,
    gates: ['mandate-given'],
    payload: fileSchema.extend(firmInvoiceSchema.shape),
    decide: ({ firmInvoices = [] }, invoice, { at }) => {
      if (isFarFrom(dayKey(at), invoice.dueOn)) return refuseField('dueOn');
      const isFiled = firmInvoices.some((number) => folded(number) === folded(invoice.number));
      return isFiled ? refuse('INVOICE_FILED') : [{ type: 'FirmInvoiceFiled', data: invoice }];
    },
  }),
] as const;

/** Invoices of the law firm for its own part of the order; the lead alone is its debtor and sees them. */
export const firmInvoice = { events, commands };
