import { cpus, loadavg, totalmem } from 'node:os';
import pLimit from 'p-limit';
import { type Processes, processorSeconds } from './processor-time.ts';

const ROUNDS = 5;

/** One of two ways of doing the same thing `amount` times. */
export interface Way {
  processes: Processes;
  /** Runs before each round, and is not measured. */
  prepare?(): Promise<unknown>;
  run(): Promise<unknown>;
}

/**
 * Compares our way with one that does the least, in turn, so that a drifting machine favours neither. Prints the
 * rates per second (medians), their ratio, and the processor time of one. A first round warms up.
 */
export async function compare(what: string, amount: number, ours: Way, least: Way): Promise<void> {
  const sides = [ours, least].map((way) => ({ way, rates: [] as number[], costs: new Costs() }));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { way, rates, costs } of sides) {
      await way.prepare?.();
      const before = processorSeconds(way.processes);
      const rate = amount / (await seconds(way.run));
      if (round === 0) continue;
      rates.push(rate);
      costs.add(before, processorSeconds(way.processes), amount * ROUNDS);
    }
  }
  const [mine, bare] = sides.map(({ rates, costs }) => ({ rates, costs }));
  if (!mine || !bare) return;
  const perSecond = (rates: readonly number[]) => `${quantile(rates, 0.5).toFixed(1)}/s`;
  print(`${what}, ours : the least`, `${perSecond(mine.rates)} : ${perSecond(bare.rates)}`);
  print(`${what}, ratio`, ratioOf(mine.rates, bare.rates).toFixed(2));
  for (const [part, ms] of mine.costs) {
    const figures = `${ms.toFixed(2)} : ${(bare.costs.get(part) ?? 0).toFixed(2)} ms`;
    print(`${what}, processor time of one, ${part}`, figures);
  }
}

/** Processor time in milliseconds that one of many takes, by the name of its process. */
export class Costs extends Map<string, number> {
  /** @param of the number of all */
  add(before: Map<string, number>, after: Map<string, number>, of: number): void {
    for (const [name, now] of after) {
      const ms = ((now - (before.get(name) ?? 0)) * 1_000) / of;
      this.set(name, (this.get(name) ?? 0) + ms);
    }
  }
}

/** Figures of two alternatives, measured in turn, so that a drifting machine favours neither. */
export async function inTurn(rounds: number, a: () => Promise<number>, b: () => Promise<number>) {
  const figures: { a: number[]; b: number[] } = { a: [], b: [] };
  for (let round = 0; round < rounds; round += 1) {
    figures.a.push(await a());
    figures.b.push(await b());
  }
  return figures;
}

/** The median ratio of `a` to `b` over the rounds. */
export const ratioOf = (a: readonly number[], b: readonly number[]): number =>
  quantile(
    a.map((figure, round) => figure / (b[round] ?? Number.NaN)),
    0.5,
  );

export async function seconds(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1_000;
}

/**
 * The smallest value that at least this share of all values do not exceed (nearest rank): of 100 values, the 99th
 * is the 99th percentile.
 *
 * @param share 0.5 for the median, 0.99 for the 99th percentile
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Runs the work `count` times, `lanes` at a time. */
export async function atOnce(
  lanes: number,
  count: number,
  work: (index: number) => Promise<unknown>,
): Promise<void> {
  const limit = pLimit(lanes);
  await Promise.all(Array.from({ length: count }, (_, index) => limit(work, index)));
}

export function printMachine(): void {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  console.log(`${cpus().length} × ${cpu?.model.trim()}, ${memory} GiB, Node ${process.version}`);
}

/** Other work on the machine shows in its load. */
export function printLoad(): void {
  const [minute = 0, five = 0] = loadavg();
  console.log(`load ${minute.toFixed(1)} in the last minute, ${five.toFixed(1)} in the last five`);
}

export function print(what: string, figure: string): void {
  console.log(`${what.padEnd(60)} ${figure}`);
}
