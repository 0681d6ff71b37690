import { mkdir, open, readdir, readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { classes } from '#domain/erasures/classes.ts';
import { sync } from '#modules/files/file-store.ts';

/**
 * What was erased, kept apart from the database and from all backups: after a restore, a database learns from it
 * what to erase again. Lines of JSON are only ever added; they hold ids and times.
 */
const entry = z.object({
  /** Id of the account. */
  person: z.uuid(),
  class: z.enum(classes),
  /** When it was erased, or will be, for what the law keeps until then. */
  at: z.iso.datetime(),
});
export type LedgerEntry = z.infer<typeof entry>;

const ENDING = '.jsonl';
const NEWLINE = 0x0a;

/** Durable once it resolves. Each machine writes its own file, so that all can share the folder. */
export async function recordErasures(
  folder: string,
  entries: readonly LedgerEntry[],
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${hostname()}${ENDING}`);
  const file = await open(path, 'a+', 0o600);
  try {
    const lines = entries.map((one) => `${JSON.stringify(entry.parse(one))}\n`).join('');
    // A single write, so that additions of several processes do not mix.
    await file.appendFile((await endsWithin(file)) ? `\n${lines}` : lines);
    await file.sync();
  } finally {
    await file.close();
  }
  await sync(folder);
}

/** Whether the file ends within a line, as a power cut leaves it; the next line must not be joined to it. */
async function endsWithin(file: Awaited<ReturnType<typeof open>>): Promise<boolean> {
  const { size } = await file.stat();
  if (size === 0) return false;
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer[0] !== NEWLINE;
}

export interface Ledger {
  /** The oldest entry first. */
  entries: LedgerEntry[];
  /** `file:line` of unreadable lines: cut off by a power cut and written again later, or damaged. */
  unreadable: string[];
}

/** Reads the ledger; a missing folder has no entries. */
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
