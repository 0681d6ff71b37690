import type { TeamNoticeKind } from '#domain/notices/team-notices.ts';

const kinds = {
  'case-handed-over': 'Du bist für diese Gründung zuständig',
  'task-handed-over': 'Du hast eine Aufgabe bekommen',
  'member-answered': 'Eine neue Nachricht wartet auf Antwort',
  'file-arrived': 'Eine Datei ist angekommen',
  mentioned: 'Du wirst in einer Notiz erwähnt',
  'inquiry-asked-on': 'Zu deiner Anfrage gibt es eine Nachfrage',
} as const satisfies Record<TeamNoticeKind, string>;

/** What the bell of the desk says. */
export const staffNotices = {
  kinds,
  by: 'von {{name}}',
  unread: 'Neu',
  allRead: 'Alle als gelesen markieren',
  all: 'Alle Benachrichtigungen',
  nothing: 'Noch keine Benachrichtigung',
  empty: 'Hier steht, was dir übergeben wird, wer dir antwortet und wo du erwähnt wirst.',
  failed: 'Die Benachrichtigungen lassen sich gerade nicht laden.',
} as const;

export const handle = { texts: { staffNotices } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    staffNotices: typeof staffNotices;
  }
}
