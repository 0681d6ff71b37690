import { z } from 'zod';
import { dayKey } from './site/formats.ts';
import { line, optional } from './text.ts';

/** Berlin and some other courts add letters: HRB 123456 B. */
const registerNumber = z
  .string()
  .trim()
  .max(40, 'TOO_LONG')
  .regex(/^(?:HRB)?\s*\d{1,7}\s*[a-z]{0,3}$/i, 'NOT_A_REGISTER_NUMBER')
  .transform((value) => {
    const [, digits = '', letters = ''] =
      /^(?:HRB)?\s*(\d{1,7})\s*([a-z]{0,3})$/i.exec(value) ?? [];
    return `HRB ${digits} ${letters.toUpperCase()}`.trim();
  });

/** `Köln` becomes `Amtsgericht Köln`: every register court is an Amtsgericht. */
const registerCourt = line(120).transform((name) =>
  /gericht/i.test(name) ? name : `Amtsgericht ${name}`,
);

/** The entry in the commercial register, as far as the notary states it beside the extract. */
export const registerEntrySchema = z.object({
  /** A day, `2026-11-19`. */
  enteredOn: optional(z.iso.date({ error: 'NOT_A_DATE' })),
  registerNumber: optional(registerNumber),
  registerCourt: optional(registerCourt),
});

export type RegisterEntry = z.output<typeof registerEntrySchema>;

/** Whether the stated day of the entry is after that of `now` in Berlin. */
export const isInFuture = ({ enteredOn }: RegisterEntry, now: string): boolean =>
  enteredOn !== undefined && enteredOn > dayKey(now);

/** `HRB 123456, Amtsgericht Köln`; undefined while neither is known. */
export const registerReference = ({ registerNumber, registerCourt }: RegisterEntry) =>
  [registerNumber, registerCourt].filter(Boolean).join(', ') || undefined;
