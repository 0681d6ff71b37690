import { z } from 'zod';

/**
 * Kinds of mails that members may turn off. Their content still appears under the bell, and nothing is late or
 * lost without them.
 */
export const optionalMails = [
  /** News that require no action. */
  'progress',
  /** The second and later reminders of a step; the first one is always sent. */
  'reminders',
  /** Reminders of what a company has to do after its entry. */
  'duties',
  /** Reminders shortly before an appointment, whose calendar file came with the agreement. */
  'before-appointments',
  /** Receipts of payments and of used hours, which the order shows as well. */
  'receipts',
] as const;
export type OptionalMail = (typeof optionalMails)[number];

/** Kinds that members always get. */
export const requiredMails = [
  /** The case waits for the member, has met an obstacle, or has ended. */
  'turn',
  /** Appointments that were agreed, moved or cancelled. */
  'appointment',
  /** Contract, withdrawal, invoice and due payments; the law requires most of these. */
  'order',
  /** Access to the account, and confirmations of its address. */
  'account',
] as const;
export type RequiredMail = (typeof requiredMails)[number];

/** The kind of a mail for a member; `none` for readers without settings. */
export type MailChoice = OptionalMail | RequiredMail | 'none';

export const isOptional = (choice: MailChoice): choice is OptionalMail =>
  (optionalMails as readonly string[]).includes(choice);

/** Kinds that a member has turned off. */
export const unwantedMails = z
  .array(z.enum(optionalMails))
  .max(optionalMails.length)
  .transform((kinds) => [...new Set(kinds)]);
