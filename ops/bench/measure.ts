import { cpus, loadavg, totalmem } from 'node:os';

/** Figures of two alternatives, measured in turn, so that a drifting machine favours neither. */
export async function inTurn(rounds: number, a: () => Promise<number>, b: () => Promise<number>) {
  const figures: { a: number[]; b: number[] } = { a: [], b: [] };
  for (let round = 0; round < rounds; round += 1) {
    figures.a.push(await a());
    figures.b.push(await b());
  }
  return figures;
}

/** Of figures of the same rounds: the median of what each `a` is of its `b`. */
export const ratioOf = (a: readonly number[], b: readonly number[]): number =>
  quantile(
    a.map((figure, round) => figure / (b[round] ?? Number.NaN)),
    0.5,
  );

/** How much two alternatives do per second, each once it is warm: the medians, and their ratio. */
export async function compareRates(
  rounds: number,
  ours: () => Promise<number>,
  theirs: () => Promise<number>,
) {
  await ours();
  await theirs();
  const { a, b } = await inTurn(rounds, ours, theirs);
  return { ours: quantile(a, 0.5), theirs: quantile(b, 0.5), ratio: ratioOf(a, b) };
}

export async function seconds(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1_000;
}

/**
 * The smallest figure that at least this share of all do not exceed (nearest rank): of 100 figures the
 * 99th is the 99th percentile.
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
) {
  let next = 0;
  const lane = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      await work(index);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

export function printMachine(): void {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  console.log(`${cpus().length} × ${cpu?.model.trim()}, ${memory} GiB, Node ${process.version}`);
}

/** What else the machine does meanwhile. */
export function printLoad(): void {
  const [minute = 0, five = 0] = loadavg();
  console.log(`load ${minute.toFixed(1)} in the last minute, ${five.toFixed(1)} in the last five`);
}
