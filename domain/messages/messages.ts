import type { TeamRole } from '../desk/rights.ts';
import type { PersonClass } from '../erasures/classes.ts';

/**
 * Who reads a thread. Everybody is named above the text before writing: what the law firm is told is its secret
 * (§ 43a (2) BRAO), so our team neither reads nor finds it.
 */
export const audiences = ['team', 'law-firm', 'notary'] as const;
export type Audience = (typeof audiences)[number];

/** As what somebody writes. */
export const authorRoles = ['lead', 'co-founder', 'staff', 'lawyer', 'notary'] as const;
export type AuthorRole = (typeof authorRoles)[number];

const readers: Record<Audience, readonly AuthorRole[]> = {
  team: ['lead', 'co-founder', 'staff'],
  'law-firm': ['lead', 'co-founder', 'lawyer'],
  notary: ['lead', 'co-founder', 'staff', 'lawyer', 'notary'],
};

/** Threads that somebody reads and writes, in display order. The one with the notary needs the notary's room. */
export const audiencesOf = (role: AuthorRole, { hasRoom }: { hasRoom: boolean }): Audience[] =>
  audiences.filter((each) => readers[each].includes(role) && (each !== 'notary' || hasRoom));

/** Admins write and read as our team. */
export const authorRoleOf = (role: TeamRole): AuthorRole => (role === 'lawyer' ? role : 'staff');

export const isMember = (role: AuthorRole): role is 'lead' | 'co-founder' =>
  role === 'lead' || role === 'co-founder';

/** Whether what somebody writes waits for an answer: the team answers members, and notaries in their thread. */
export const asks = (role: AuthorRole, audience: Audience): boolean =>
  audience === 'notary' ? role === 'notary' : isMember(role);

/** The class of retention that a thread's texts and files belong to. */
export const classOf: Record<Audience, PersonClass> = {
  team: 'formation',
  'law-firm': 'law-firm-file',
  notary: 'formation',
};

export const MESSAGE_CHARS_MAX = 5_000;
export const MESSAGE_FILES_MAX = 5;
/** Messages of a page, the newest first. */
export const MESSAGES_PAGE = 50;
/** Minutes in which authors may change or remove what they wrote. */
export const OWN_CHANGES_MINUTES = 10;
/** Minutes between two mails that say there is something to read. */
export const MAIL_MINUTES = 60;

/** Whether the author may still change or remove a message. */
export const mayChange = (writtenAt: Date, now: Date): boolean =>
  now.getTime() < writtenAt.getTime() + OWN_CHANGES_MINUTES * 60_000;

/**
 * When the next mail goes to somebody who has something to read: none while an earlier one still stands, and one an
 * hour at most.
 *
 * @param mailed the last mail, and whether what it told of has been read since
 */
export function mailDue(mailed: { at: Date; isRead: boolean } | undefined, now: Date): Date | null {
  if (!mailed) return now;
  if (!mailed.isRead) return null;
  return new Date(Math.max(now.getTime(), mailed.at.getTime() + MAIL_MINUTES * 60_000));
}
