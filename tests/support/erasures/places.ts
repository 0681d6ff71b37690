import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from '@temporalio/client';
import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';

/** Where a planted word stands: `users`, `projections`, `files/`, `temporal`, `log`. */
export interface Hit {
  place: string;
  word: string;
}

export interface Searched {
  /** With the rights of the owner, who sees every table. */
  db: Database;
  temporal: Client;
  dataDir: string;
  log: string;
}

/** Everything that begins with this, or is one of these days, in all that the product keeps. */
export async function findPlanted(
  searched: Searched,
  prefix: string,
  days: readonly string[],
): Promise<Hit[]> {
  const words = new RegExp([`${prefix}[a-z-]+`, ...days].join('|'), 'g');
  const found = await Promise.all([
    inTables(searched.db, words),
    inFiles(searched.dataDir, words),
    inHistories(searched.temporal, words),
    hitsIn('log', searched.log, words),
  ]);
  const hits = found.flat().map((hit) => JSON.stringify(hit));
  return [...new Set(hits)].toSorted().map((hit) => JSON.parse(hit));
}

const hitsIn = (place: string, text: string, words: RegExp): Hit[] =>
  [...text.matchAll(words)].map(([word]) => ({ place, word }));

/** Every row of every table as text; bytes are decoded. */
async function inTables(db: Database, words: RegExp): Promise<Hit[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    `.execute(db);
  const hits: Hit[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(`${schema}.${name}`)} as t`.execute(db);
    const text = rows.map(({ row }) => row + decodedBytes(row)).join('\n');
    hits.push(...hitsIn(schema === 'public' ? name : schema, text, words));
  }
  return hits;
}

const decodedBytes = (row: string): string =>
  [...row.matchAll(/\\\\?x((?:[0-9a-f]{2})+)/g)]
    .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
    .join('\n');

async function inFiles(dataDir: string, words: RegExp): Promise<Hit[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const hits: Hit[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const [folder = ''] = path.slice(dataDir.length + 1).split('/');
    const bytes = await readFile(path);
    hits.push(...hitsIn(`${folder}/`, `${entry.name}\n${bytes.toString('latin1')}`, words));
  }
  return hits;
}

/** Histories, summaries and search attributes of all workflows, closed ones included. */
async function inHistories(client: Client, words: RegExp): Promise<Hit[]> {
  const hits: Hit[] = [];
  for await (const { workflowId, runId } of client.workflow.list()) {
    const handle = client.workflow.getHandle(workflowId, runId);
    const described = (await handle.describe()).raw;
    const text = [workflowId, ...textsIn(await handle.fetchHistory()), ...textsIn(described)];
    hits.push(...hitsIn('temporal', text.join('\n'), words));
  }
  return hits;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value instanceof Uint8Array) return [Buffer.from(value).toString('utf8')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...textsIn(inner)]);
}
