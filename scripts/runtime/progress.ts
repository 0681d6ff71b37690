/** Prints one line to the terminal. */
export type Say = (line: string) => void;

/** Something the user can fix; printed without a stack. */
export class Problem extends Error {}

const FIRST_LINE_MS = 1_000;
const NEXT_LINE_MS = 15_000;

/** Reports a wait after one second, then every 15 seconds. */
export async function withProgress<T>(say: Say, what: string, work: Promise<T>): Promise<T> {
  const begun = Date.now();
  let repeat: NodeJS.Timeout | undefined;
  const first = setTimeout(() => {
    say(`… ${what}`);
    repeat = setInterval(() => say(`… ${what} (${seconds(begun)})`), NEXT_LINE_MS);
  }, FIRST_LINE_MS);
  try {
    return await work;
  } finally {
    clearTimeout(first);
    clearInterval(repeat);
  }
}

function seconds(since: number): string {
  const all = Math.round((Date.now() - since) / 1000);
  return all < 60 ? `${all} s` : `${Math.floor(all / 60)} min ${all % 60} s`;
}
