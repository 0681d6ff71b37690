import { Worker } from 'node:worker_threads';
import { Overloaded } from '../../concurrency.ts';

interface Waiting<Job, Result> {
  job: Job;
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
}

/** What a worker answers to each job. */
export type Answer<Result> = { result: Result } | { error: string };

/**
 * Threads of our own for work that keeps a core busy. libuv's pool has only four, and files and
 * name look-ups wait in the same queue. Threads start when they are needed, do one job at a time
 * and keep no process alive while they are idle.
 */
export class WorkerPool<Job, Result> {
  readonly #file: URL;
  readonly #width: number;
  readonly #maxWaiting: number;
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Waiting<Job, Result>>();
  readonly #queue: Waiting<Job, Result>[] = [];

  /** @param file answers each message with an `Answer` */
  constructor(file: URL, { width, maxWaiting }: { width: number; maxWaiting: number }) {
    this.#file = file;
    this.#width = width;
    this.#maxWaiting = maxWaiting;
  }

  /** @throws Overloaded when too many jobs are waiting already */
  async run(job: Job): Promise<Result> {
    if (this.#busy.size >= this.#width && this.#queue.length >= this.#maxWaiting) {
      throw new Overloaded();
    }
    return new Promise((resolve, reject) => {
      this.#queue.push({ job, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#busy.size >= this.#width) return;
    const waiting = this.#queue.shift();
    if (!waiting) return;
    const worker = this.#idle.pop() ?? this.#start();
    this.#busy.set(worker, waiting);
    worker.ref();
    worker.postMessage(waiting.job);
  }

  #start(): Worker {
    // Flags of the process, such as those of a test runner, are not for the threads.
    const worker = new Worker(this.#file, { execArgv: [] });
    worker.on('message', (answer: Answer<Result>) => {
      const done = this.#free(worker);
      worker.unref();
      this.#idle.push(worker);
      if ('error' in answer) done?.reject(new Error(answer.error));
      else done?.resolve(answer.result);
      this.#next();
    });
    const lost = (error: Error) => {
      const index = this.#idle.indexOf(worker);
      if (index >= 0) this.#idle.splice(index, 1);
      this.#free(worker)?.reject(error);
      this.#next();
    };
    worker.on('error', lost);
    worker.on('exit', () => lost(new Error('A worker thread has ended.')));
    return worker;
  }

  #free(worker: Worker): Waiting<Job, Result> | undefined {
    const done = this.#busy.get(worker);
    this.#busy.delete(worker);
    return done;
  }
}
