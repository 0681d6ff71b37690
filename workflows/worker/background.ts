import { pause } from '#event-store/backoff.ts';
import { log } from '#logging/log.ts';
import { timed } from '#telemetry/metrics.ts';

export interface Job {
  /** Name of the job in the log. */
  name: string;
  everyMs: number;
  run: () => Promise<unknown>;
}

export interface BackgroundJobs {
  /** Waits for running jobs. */
  stop(): Promise<void>;
}

/** Repeats each job until stopped. A failed run is logged and tried again with the next one. */
export function startJobs(jobs: readonly Job[]): BackgroundJobs {
  const stopping = new AbortController();
  const loops = jobs.map((job) => repeat(job, stopping.signal));
  return {
    async stop() {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}

async function repeat({ name, everyMs, run }: Job, signal: AbortSignal): Promise<void> {
  let isFailing = false;
  while (!signal.aborted) {
    // Jitter keeps several workers from running at the same moment.
    await pause(everyMs * (0.75 + Math.random() / 2), signal);
    if (signal.aborted) return;
    try {
      await timed('jobs_seconds', run, (error) => ({
        name,
        outcome: error === undefined ? 'done' : 'failed',
      }));
      if (isFailing) log.info(`${name}: works again`);
      isFailing = false;
    } catch (error) {
      // An outage is logged once rather than every second.
      if (!isFailing) log.warn(`${name}: ${kindOf(error)}, trying again`);
      isFailing = true;
    }
  }
}

/** Name and code of an error; messages of databases quote their input. */
function kindOf(error: unknown): string {
  const { name, code } = error as { name?: string; code?: unknown };
  return [name ?? 'failed', code].filter((part) => part !== undefined).join(' ');
}
