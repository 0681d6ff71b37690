import { useState } from 'react';
import { useLocation } from 'react-router';
import { isUndecided } from '../kit/api/api-error.ts';
import type { Outcome } from './call.ts';

const MAX_RETRIES = 2;
const FIRST_PAUSE_MS = 1_000;

/** Reads again during a short outage, before a page has to say that it cannot be shown. */
export async function patiently<Read extends Outcome>(read: () => Promise<Read>): Promise<Read> {
  for (let failures = 0; ; failures += 1) {
    const answer = await read();
    const outcome: Outcome = answer;
    if (outcome.ok || failures === MAX_RETRIES || !isUndecided(outcome)) return answer;
    await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** failures));
  }
}

/**
 * What was last read for this address: a page that is open outlasts reads that fail later.
 * @param answer the same object until it is read again, as from a loader
 * @param of what was read, where that has several addresses
 */
export function useKept<Read extends { ok: boolean }>(answer: Read, of?: string): Read {
  const { pathname, search } = useLocation();
  const address = of ?? pathname + search;
  const [kept, setKept] = useState({ address, answer });
  const replaces =
    kept.answer !== answer && (answer.ok || !kept.answer.ok || kept.address !== address);
  if (replaces) setKept({ address, answer });
  return replaces ? answer : kept.answer;
}
