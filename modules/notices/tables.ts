import type { Json, MaybeInstant, WithDefault } from '#database/columns.ts';
import type { NoticeKind, NoticeSubject } from '#domain/notices/notices.ts';

export interface NoticeRow {
  id: WithDefault<string>;
  account_id: string;
  /** The mail of the notice: several attempts to send it lead to one notice. */
  message_id: string;
  kind: NoticeKind;
  subject: Json<NoticeSubject>;
  created_at: WithDefault<Date>;
  read_at: MaybeInstant;
}

export interface NoticesTables {
  notices: NoticeRow;
}
