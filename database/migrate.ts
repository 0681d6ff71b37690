import { readdirSync } from 'node:fs';
import { type Migration, Migrator, sql } from 'kysely';
import type { Connection } from './connection.ts';

const folder = new URL('./migrations/', import.meta.url);

/** Migrations by name, which is their order. */
export async function loadMigrations(): Promise<Record<string, Migration>> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const loaded = files.map(async (name) => [name, await import(new URL(name, folder).href)]);
  return Object.fromEntries(await Promise.all(loaded));
}

/**
 * Applies pending migrations without a time limit. Several processes may call it at the same time: the others
 * wait.
 */
export async function migrate({ db }: Connection): Promise<void> {
  await db.connection().execute(async (one) => {
    // The pool's limit is meant for requests; an index on a large table takes longer.
    await sql`set statement_timeout = 0`.execute(one);
    try {
      const migrator = new Migrator({ db: one, provider: { getMigrations: loadMigrations } });
      const { error } = await migrator.migrateToLatest();
      if (error) throw error;
    } finally {
      await sql`reset statement_timeout`.execute(one);
    }
  });
}
