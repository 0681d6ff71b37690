import { z } from 'zod';

const days = (count: number) => count * 24 * 60 * 60 * 1000;
const hours = (count: number) => count * 60 * 60 * 1000;
const milliseconds = z.number().int().min(1).max(days(365));

const meeting = z.object({
  /** How long before a strategy meeting each reminder goes out. */
  reminders: z
    .array(milliseconds)
    .max(5)
    .default([days(1), hours(1)]),
  /** How long after the meeting the visitor's entries are erased. */
  keptFor: milliseconds.default(days(14)),
  /** Roughly how long the slot of a visitor who has booked before stays taken. */
  duplicateHeldFor: milliseconds.default(hours(6)),
});
export type MeetingDurations = z.output<typeof meeting>;

const invoice = z.object({
  /** How long after its due date each reminder of an invoice goes out. */
  reminders: z
    .array(milliseconds)
    .max(5)
    .default([days(3), days(14), days(28)]),
});
export type InvoiceDurations = z.output<typeof invoice>;

const erasure = z.object({
  /** Longer than processes cache keys of persons, see `event-store/personal-data.ts`. */
  keysRemembered: milliseconds.default(75_000),
});

const schema = z.object({
  /** How long before a consultation or a notary appointment the founder is reminded. */
  consultationReminder: milliseconds.default(days(1)),
  /** How long after a step began to wait for the founder each reminder goes out; see `fixedReminders`. */
  founderReminders: z
    .array(milliseconds)
    .max(5)
    .default([days(3), days(7)]),
  /** How long after an upload began to wait for the notary the reminder goes out; see `fixedReminders`. */
  notaryReminder: milliseconds.default(days(7)),
  /** Whether these two replace the working days of `domain/foundations/due-dates.ts`. */
  fixedReminders: z.boolean().optional(),
  meeting: meeting.prefault({}),
  invoice: invoice.prefault({}),
  erasure: erasure.prefault({}),
});

/**
 * Durations in milliseconds. They are part of a workflow's input: a running foundation keeps those it started
 * with.
 */
export type Durations = z.output<typeof schema>;

/**
 * @param json the environment variable `DURATIONS`
 * @throws ZodError
 */
export function parseDurations(json: string | undefined): Durations {
  const given = json === undefined ? {} : JSON.parse(json);
  const isFixed = 'founderReminders' in given || 'notaryReminder' in given;
  return schema.parse({ ...given, ...(isFixed && { fixedReminders: true }) });
}
