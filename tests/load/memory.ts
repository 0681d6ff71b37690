import { readFileSync } from 'node:fs';

/** Resident memory of a process in MB, on Linux. */
export function residentMb(pid: number): number {
  const [, kb = '0'] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kb) / 1_024;
}

/** What a process takes every so often, until `end`. */
export function watchMemory(pids: Record<string, number>, everyMs: number) {
  const samples: Record<string, number[]> = {};
  const look = () => {
    for (const [part, pid] of Object.entries(pids)) (samples[part] ??= []).push(residentMb(pid));
  };
  look();
  const timer = setInterval(look, everyMs);
  return {
    end(): Record<string, number[]> {
      clearInterval(timer);
      look();
      return samples;
    },
  };
}
