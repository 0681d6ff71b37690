import { z } from 'zod';
import { may, type Right, type TeamRole } from '../desk/rights.ts';

/** Subjects of mails. Of mails about accounts the team sees only the name. */
export const letterSubjects = ['case', 'money', 'meeting', 'account'] as const;
export type LetterSubject = (typeof letterSubjects)[number];

const seenWith: Record<LetterSubject, Right> = {
  case: 'foundations.read',
  money: 'money.read',
  meeting: 'people.read',
  account: 'people.read',
};

/** Lawyers see mails about cases, but not about prices and accounts. */
export const subjectsFor = (role: TeamRole): readonly LetterSubject[] =>
  letterSubjects.filter((subject) => may(role, seenWith[subject]));

export const letterReaders = ['member', 'notary', 'lawyer', 'team'] as const;
export type LetterReader = (typeof letterReaders)[number];

/** Months for which the text of a mail and its address are kept. */
export const LETTER_MONTHS = 12;

/** Replaces addresses in a copy that let the reader do something. */
export const LINK = '[Link]';

const lines = z.array(z.string());

/** A copy of a mail for the team: all its words, without working links. */
export const letterCopySchema = z.object({
  subject: z.string(),
  heading: z.string(),
  greeting: z.string(),
  paragraphs: lines,
  note: z.object({ title: z.string(), lines }).optional(),
  after: lines,
  /** Buttons and links with their words. */
  links: z.array(z.object({ label: z.string(), link: z.literal(LINK) })),
  english: lines,
  sections: z.array(z.object({ title: z.string(), paragraphs: lines })),
  reason: z.string(),
  attachments: lines,
});
export type LetterCopy = z.infer<typeof letterCopySchema>;

/** States of a mail. One that a server accepted has not necessarily been read. */
export const mailFates = [
  'on-its-way',
  'late',
  'handed-over',
  'undeliverable',
  'unwanted',
  'overtaken',
] as const;
export type MailFate = (typeof mailFates)[number];

/** Final states; the others are of mails still being sent. */
export type MailEnd = Exclude<MailFate, 'on-its-way' | 'late'>;

export const mailFateOf = ({
  end,
  failedAt,
}: {
  end: MailEnd | null;
  failedAt: Date | null;
}): MailFate => end ?? (failedAt ? 'late' : 'on-its-way');
