import { type Participant, shareholdersOf, sumOf } from '../foundations/people/people.ts';
import { percentOf } from './percent.ts';

/** Shares of one holder that follow each other and have the same nominal value. */
export interface ShareRun {
  first: number;
  last: number;
  count: number;
  /** Of each. */
  euros: number;
  percent: string;
}

export interface Holding {
  participant: Participant;
  runs: ShareRun[];
  totalEuros: number;
  totalPercent: string;
}

/** All shares, numbered from 1 without a gap in the order of the shareholders (§ 1 (1) GesLV). */
export function holdingsOf(
  people: { participants: readonly Participant[] },
  capitalEuros: number,
): Holding[] {
  let number = 0;
  return shareholdersOf(people).map((participant) => {
    const runs: ShareRun[] = [];
    for (const euros of participant.shareholder?.shareEuros ?? []) {
      number += 1;
      const last = runs.at(-1);
      if (last?.euros === euros) {
        last.last = number;
        last.count += 1;
      } else {
        const percent = percentOf(euros, capitalEuros);
        runs.push({ first: number, last: number, count: 1, euros, percent });
      }
    }
    const totalEuros = sumOf(participant.shareholder);
    return { participant, runs, totalEuros, totalPercent: percentOf(totalEuros, capitalEuros) };
  });
}

/** `7`, or `1–12`. */
export const numbersOf = ({ first, last }: ShareRun): string =>
  first === last ? `${first}` : `${first}–${last}`;
