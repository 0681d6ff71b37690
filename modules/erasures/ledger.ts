import { mkdir, open, readdir, readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { classes } from '#domain/erasures/classes.ts';

/**
 * What was erased, apart from the database and from everything that backups hold: a restored database
 * has what had been erased since, and learns from here what to erase again. Lines of JSON, only ever
 * added; ids and times, nothing about anybody.
 */
const entry = z.object({
  /** An account. */
  person: z.uuid(),
  class: z.enum(classes),
  /** When it was erased; in the future for what the law keeps until then. */
  at: z.iso.datetime(),
});
export type LedgerEntry = z.infer<typeof entry>;

const ENDING = '.jsonl';
const NEWLINE = 0x0a;

/** Durable once it resolves. Each machine writes to a file of its own, so that all can share the folder. */
export async function recordErasures(
  folder: string,
  entries: readonly LedgerEntry[],
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${hostname()}${ENDING}`);
  const file = await open(path, 'a+', 0o600);
  try {
    const lines = entries.map((one) => `${JSON.stringify(entry.parse(one))}\n`).join('');
    // One write: what several processes add does not mix.
    await file.appendFile((await endsWithin(file)) ? `\n${lines}` : lines);
    await file.sync();
  } finally {
    await file.close();
  }
  await syncFolder(folder);
}

/** Whether a power cut has left the beginning of a line, which must not swallow the next one. */
async function endsWithin(file: Awaited<ReturnType<typeof open>>): Promise<boolean> {
  const { size } = await file.stat();
  if (size === 0) return false;
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer[0] !== NEWLINE;
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export interface Ledger {
  /** Oldest first. */
  entries: LedgerEntry[];
  /** `file:line` of what cannot be read: cut off by a power cut, and written again after it, or damaged. */
  unreadable: string[];
}

/** A folder that is not there is a ledger without entries. */
export async function readLedger(folder: string): Promise<Ledger> {
  const ledger: Ledger = { entries: [], unreadable: [] };
  for (const name of await filesOf(folder)) {
    const lines = (await readFile(join(folder, name), 'utf8')).split('\n');
    for (const [index, line] of lines.entries()) {
      if (line === '') continue;
      const parsed = parsedLine(line);
      if (parsed) ledger.entries.push(parsed);
      else ledger.unreadable.push(`${name}:${index + 1}`);
    }
  }
  ledger.entries.sort((a, b) => a.at.localeCompare(b.at));
  return ledger;
}

async function filesOf(folder: string): Promise<string[]> {
  try {
    const names = await readdir(folder);
    return names.filter((name) => name.endsWith(ENDING)).toSorted();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function parsedLine(line: string): LedgerEntry | undefined {
  try {
    return entry.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
