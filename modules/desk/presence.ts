import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { listen } from '#database/listen.ts';
import { THERE_MS } from '#domain/desk/presence.ts';

/** More than a team opens; beyond that the longest silent are forgotten. */
const MOST = 5_000;

/** Who of the team has which case open. Processes tell each other by NOTIFY; nothing is stored. */
export interface Presence {
  /** Tells all processes that somebody has a case open. */
  say(db: Database, foundationId: string, personId: string): Promise<void>;
  /** Ids of all others who have it open, whoever came first first. */
  others(foundationId: string, personId: string): string[];
  close(): Promise<void>;
}

export function watchPresence(databaseUrl: string, now = Date.now): Presence {
  const closed = new AbortController();
  /** When each is forgotten, by `foundation person`. */
  const seen = new Map<string, number>();
  const forget = () => {
    for (const [key, until] of seen) if (until <= now()) seen.delete(key);
    for (const key of seen.keys()) if (seen.size > MOST) seen.delete(key);
  };
  const onNotification = (key: string) => {
    seen.set(key, now() + THERE_MS);
    forget();
  };
  const listener = { databaseUrl, channel: 'presence', name: 'presence' } as const;
  const listening = listen({ ...listener, onNotification }, closed.signal);
  return {
    async say(db, foundationId, personId) {
      await sql`select pg_notify('presence', ${`${foundationId} ${personId}`})`.execute(db);
    },
    others(foundationId, personId) {
      forget();
      return [...seen.keys()].flatMap((key) => {
        const [foundation, person = ''] = key.split(' ');
        return foundation === foundationId && person !== personId ? [person] : [];
      });
    },
    async close() {
      closed.abort();
      await listening;
    },
  };
}
