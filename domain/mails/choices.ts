import { z } from 'zod';

/**
 * Kinds of mails that members may do without. What they say is under the bell all the same; nothing is
 * late and no right is lost without them.
 */
export const optionalMails = [
  /** News after which there is nothing to do. */
  'progress',
  /** The second reminder of a step and those after it; the first always comes. */
  'reminders',
  /** Of an appointment shortly before: when it was agreed, a mail brought it for the calendar. */
  'before-appointments',
  /** That a payment has arrived or hours were used: what the member did, and what the order shows. */
  'receipts',
] as const;
export type OptionalMail = (typeof optionalMails)[number];

/** Kinds that members always get. */
export const requiredMails = [
  /** The case waits for the member, something got in the way, or it has ended. */
  'turn',
  /** Agreed, moved or called off: whoever misses it stands before a closed door. */
  'appointment',
  /** Contract, withdrawal, invoice, and money that is due: the law wants most of them. */
  'order',
  /** Who gets into the account, and what was confirmed with its address. */
  'account',
] as const;
export type RequiredMail = (typeof requiredMails)[number];

/** What kind of mail it is to a member; `none` for readers without settings. */
export type MailChoice = OptionalMail | RequiredMail | 'none';

export const isOptional = (choice: MailChoice): choice is OptionalMail =>
  (optionalMails as readonly string[]).includes(choice);

/** The kinds that a member does without. */
export const unwantedMails = z
  .array(z.enum(optionalMails))
  .max(optionalMails.length)
  .transform((kinds) => [...new Set(kinds)]);
