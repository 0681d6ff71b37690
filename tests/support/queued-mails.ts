import type { Database } from '#database/connection.ts';

/** The mails of a kind that wait or have gone out, the newest last. */
export const queuedMails = (db: Database, mail: string) =>
  db.selectFrom('outbox').selectAll().where('mail', '=', mail).orderBy('created_at').execute();
