import type { Database } from '#database/connection.ts';
import type { PersonKeys } from '#event-store/personal-data.ts';
import type { EventStore } from '#event-store/port.ts';
import type { Post } from '#mails/post.ts';

/** What the activities work with; `worker.ts` puts it together, tests do with real parts. */
export interface Dependencies {
  db: Database;
  /** A pool of its own: a slow mail server must not keep commands waiting for a connection. */
  mailDb: Database;
  events: EventStore;
  keys: PersonKeys;
  post: Post;
  linkSecret: string;
  /** Origin of the site, without a final slash. */
  publicUrl: string;
  now: () => Date;
}
