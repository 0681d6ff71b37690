import type { Database } from '#database/connection.ts';

export const findMessage = (db: Database, id: string) =>
  db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
