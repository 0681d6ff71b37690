import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Command {
  file: string;
  args: string[];
  env?: Record<string, string | undefined>;
  cwd?: string;
  uid?: number;
  gid?: number;
}

/** Identifies a process: ids are reused, but not together with a start time. */
export interface ProcessIdentity {
  pid: number;
  started: string;
}

const LOG_BYTES_MAX = 20 * 1024 * 1024;

/** @returns `--name value` for each entry. */
export function flags(values: Record<string, string | number>): string[] {
  return Object.entries(values).flatMap(([name, value]) => [`--${name}`, String(value)]);
}

/** Starts a command in its own process group, so that its whole tree can be killed. */
export function launch(command: Command, logFile: string): ChildProcess {
  keepLogSmall(logFile);
  const log = openSync(logFile, 'a', 0o600);
  const child = spawn(command.file, command.args, {
    cwd: command.cwd,
    env: command.env,
    uid: command.uid,
    gid: command.gid,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  return child;
}

function keepLogSmall(logFile: string): void {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_BYTES_MAX) renameSync(logFile, `${logFile}.1`);
}

/** @returns undefined when no process has that id (a zombie counts as none). */
export function identify(pid: number): ProcessIdentity | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!isErrno(error, 'EPERM')) return undefined;
  }
  const fields = statOf(pid);
  return fields?.[0] === 'Z' ? undefined : { pid, started: fields?.[19] ?? 'unknown' };
}

export function isRunning(identity: ProcessIdentity): boolean {
  return identify(identity.pid)?.started === identity.started;
}

/** Fields of `/proc/<pid>/stat` after the name, which may hold spaces; undefined without such a process. */
export function statOf(pid: number): string[] | undefined {
  const stat = readProc(pid, 'stat');
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** @returns the command line, or undefined where the system does not reveal it. */
export function commandLine(pid: number): string | undefined {
  return readProc(pid, 'cmdline')?.replaceAll('\0', ' ');
}

/**
 * Asks a process to stop and kills it after the limit, then kills what is left of its group. Safe to
 * call for a process that is gone.
 */
export async function endTree(
  identity: ProcessIdentity,
  signal: NodeJS.Signals,
  limitMs: number,
): Promise<void> {
  if (isRunning(identity)) send(identity.pid, signal);
  const deadline = Date.now() + limitMs;
  while (isRunning(identity) && Date.now() < deadline) await sleep(50);
  send(-identity.pid, 'SIGKILL');
  while (isRunning(identity) && Date.now() < deadline + 2_000) await sleep(20);
}

/** Kills what a dead process left of its group. */
export function endGroup(pid: number): void {
  send(-pid, 'SIGKILL');
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!isErrno(error, 'ESRCH')) throw error;
  }
}

function readProc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}

export function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
