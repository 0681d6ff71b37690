import { z } from 'zod';
import { may, type Right, type TeamRole } from '../desk/rights.ts';

/** What a letter is about. Of mails of accounts the team reads the name alone. */
export const letterSubjects = ['case', 'money', 'meeting', 'account'] as const;
export type LetterSubject = (typeof letterSubjects)[number];

const seenWith: Record<LetterSubject, Right> = {
  case: 'foundations.read',
  money: 'money.read',
  meeting: 'people.read',
  account: 'people.read',
};

/** Lawyers work on cases; prices and accounts are none of their business. */
export const subjectsFor = (role: TeamRole): readonly LetterSubject[] =>
  letterSubjects.filter((subject) => may(role, seenWith[subject]));

export const letterReaders = ['member', 'notary', 'lawyer', 'team'] as const;
export type LetterReader = (typeof letterReaders)[number];

/** How long the text of a letter and its address are kept. */
export const LETTER_MONTHS = 12;

/** Stands in a copy where the letter has an address that lets its reader do something. */
export const LINK = '[Link]';

const lines = z.array(z.string());

/** A letter as the team reads it later: all its words, no link that opens anything. */
export const letterCopySchema = z.object({
  subject: z.string(),
  heading: z.string(),
  greeting: z.string(),
  paragraphs: lines,
  note: z.object({ title: z.string(), lines }).optional(),
  after: lines,
  /** The buttons and links, each with its words. */
  links: z.array(z.object({ label: z.string(), link: z.literal(LINK) })),
  english: lines,
  sections: z.array(z.object({ title: z.string(), paragraphs: lines })),
  reason: z.string(),
  attachments: lines,
});
export type LetterCopy = z.infer<typeof letterCopySchema>;

/** How far a mail has come. That a server has taken it does not mean that it was read. */
export const mailFates = [
  'on-its-way',
  'late',
  'handed-over',
  'undeliverable',
  'unwanted',
  'overtaken',
] as const;
export type MailFate = (typeof mailFates)[number];

/** How it ended; the others are still being sent. */
export type MailEnd = Exclude<MailFate, 'on-its-way' | 'late'>;

export const mailFateOf = ({
  end,
  failedAt,
}: {
  end: MailEnd | null;
  failedAt: Date | null;
}): MailFate => end ?? (failedAt ? 'late' : 'on-its-way');
