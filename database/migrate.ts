import { readdirSync } from 'node:fs';
import { type Migration, Migrator, sql } from 'kysely';
import type { Connection } from './connection.ts';

const folder = new URL('./migrations/', import.meta.url);

async function loadMigrations(): Promise<Record<string, Migration>> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const loaded = files.map(async (name) => [name, await import(new URL(name, folder).href)]);
  return Object.fromEntries(await Promise.all(loaded));
}

/** Applies pending migrations. Several processes may call it at the same time. */
export async function migrate({ db }: Connection): Promise<void> {
  await sql`select 1`.execute(db);
  const migrator = new Migrator({ db, provider: { getMigrations: loadMigrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
