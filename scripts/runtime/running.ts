import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { endTree, identify, isErrno, isRunning, type ProcessIdentity } from './processes.ts';
import { Problem } from './progress.ts';

const identitySchema = z.object({ pid: z.number().int().positive(), started: z.string() });
const noteSchema = z.object({
  supervisor: identitySchema,
  address: z.string(),
  /** For scripts and tests that use the running system; contains the password. */
  databaseUrl: z.string(),
  temporalAddress: z.string(),
  kurrentdbUrl: z.string().optional(),
  eventStreamPrefix: z.string(),
  parts: z.record(z.string(), identitySchema),
});
type Note = z.infer<typeof noteSchema>;

const file = (dataDir: string) => join(dataDir, 'running.json');

/** @returns the note of what is running on this data folder, if anything is */
export function runningHere(dataDir: string): Note | undefined {
  const note = readNote(dataDir);
  return note && isRunning(note.supervisor) ? note : undefined;
}

/**
 * Claims the data folder for this process, and kills leftovers of a supervisor that was killed.
 *
 * @throws Problem when another supervisor is running on it
 */
export async function takeDataFolder(
  dataDir: string,
  system: Omit<Note, 'supervisor' | 'parts'>,
): Promise<void> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const self = identify(process.pid);
  if (!self) throw new Error('This process cannot identify itself.');
  const note: Note = { supervisor: self, ...system, parts: {} };
  try {
    writeFileSync(file(dataDir), JSON.stringify(note), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!isErrno(error, 'EEXIST')) throw error;
    const other = runningHere(dataDir);
    if (other) {
      throw new Problem(
        `It is running already: process ${other.supervisor.pid}, ${other.address}. ` +
          'Stop it first, or give this one another DATA_DIR and other ports.',
      );
    }
    await endLeftovers(readNote(dataDir));
    writeNote(dataDir, note);
  }
}

export function noteParts(dataDir: string, parts: Record<string, ProcessIdentity>): void {
  const note = readNote(dataDir);
  if (note?.supervisor.pid === process.pid) writeNote(dataDir, { ...note, parts });
}

export function leaveDataFolder(dataDir: string): void {
  if (readNote(dataDir)?.supervisor.pid === process.pid) rmSync(file(dataDir), { force: true });
}

/**
 * Kills leftovers of a supervisor that was killed.
 *
 * @returns whether there was one
 */
export async function endLeftoversIn(dataDir: string): Promise<boolean> {
  const note = readNote(dataDir);
  if (!note || isRunning(note.supervisor)) return false;
  await endLeftovers(note);
  return true;
}

async function endLeftovers(note: Note | undefined): Promise<void> {
  const left = Object.values(note?.parts ?? {}).filter(isRunning);
  await Promise.all(left.map((identity) => endTree(identity, 'SIGTERM', 5_000)));
}

function readNote(dataDir: string): Note | undefined {
  try {
    return noteSchema.parse(JSON.parse(readFileSync(file(dataDir), 'utf8')));
  } catch {
    return undefined;
  }
}

function writeNote(dataDir: string, note: Note): void {
  const draft = `${file(dataDir)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(note, null, 2), { mode: 0o600 });
  renameSync(draft, file(dataDir));
}
