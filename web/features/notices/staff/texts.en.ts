import type { TeamNoticeKind } from '#domain/notices/team-notices.ts';
import type { Same } from '../../../kit/texts/same.ts';
import type { staffNotices as german } from './texts.de.ts';

const kinds: Record<TeamNoticeKind, string> = {
  'case-handed-over': 'You are now in charge of this formation',
  'task-handed-over': 'You have been given a task',
  'member-answered': 'A new message is waiting for an answer',
  'file-arrived': 'A file has arrived',
  mentioned: 'You are mentioned in a note',
  'inquiry-asked-on': 'There is a further question on your inquiry',
};

const staffNotices: Same<typeof german> = {
  kinds,
  by: 'by {{name}}',
  unread: 'New',
  allRead: 'Mark all as read',
  all: 'All notifications',
  nothing: 'No notification yet',
  empty:
    'This is where you see what is handed to you, who answers you and where you are mentioned.',
  failed: 'The notifications cannot be loaded right now.',
};

export const handle = { texts: { staffNotices } };
