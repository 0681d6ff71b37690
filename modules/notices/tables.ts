import type { Json, MaybeInstant, WithDefault } from '#database/columns.ts';
import type { NoticeKind, NoticeSubject } from '#domain/notices/notices.ts';
import type { TeamNoticeKind } from '#domain/notices/team-notices.ts';

export interface NoticeRow {
  id: WithDefault<string>;
  account_id: string;
  /** Its mail, or for the team its cause and reader: several attempts lead to one notice. */
  message_id: string;
  kind: NoticeKind | TeamNoticeKind;
  subject: Json<NoticeSubject>;
  created_at: WithDefault<Date>;
  read_at: MaybeInstant;
}

export interface NoticesTables {
  notices: NoticeRow;
}
