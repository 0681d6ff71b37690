import { createStore } from './store.ts';

/** Whether the API answers reads, so that an open page can say when it stands still. */
interface Reachability {
  /** Reads fail, or one has been waiting for long. */
  away: boolean;
  /** Milliseconds since 1970; null before the first answer. */
  lastAnswerAt: number | null;
  /** What this tab has changed is accepted, but the read models do not show it yet. */
  behind: boolean;
}

const SLOW_AFTER_MS = 4_000;

const store = createStore<Reachability>({ away: false, lastAnswerAt: null, behind: false });
const change = (next: Partial<Reachability>) => store.set({ ...store.get(), ...next });
export const useReachability = store.use;

/** A read starts; the function returned ends it. */
export function noteStart(): () => void {
  const slow = setTimeout(() => change({ away: true }), SLOW_AFTER_MS);
  return () => clearTimeout(slow);
}

/** A read ended with this status; 0 when there was no answer. */
export function noteAnswer(status: number): void {
  const answered = status !== 0 && (status < 502 || status > 504);
  change(answered ? { away: false, lastAnswerAt: Date.now() } : { away: true });
}

/** Of a read that asked for the last change of this tab. */
export function noteFreshness(stale: boolean): void {
  if (stale !== store.get().behind) change({ behind: stale });
}
