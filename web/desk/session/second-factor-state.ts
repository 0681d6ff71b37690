import { useSyncExternalStore } from 'react';
import { bareCall } from '../bare-call.ts';

interface State {
  open: boolean;
  /** The API answers nothing else before. */
  needed: boolean;
}

const closed: State = { open: false, needed: false };
let state = closed;
let waiting: (() => void)[] = [];
const listeners = new Set<() => void>();

function change(next: State) {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = () => state;
export const useSecondFactor = () => useSyncExternalStore(subscribe, current, current);

export const openSecondFactor = () => change({ open: true, needed: false });

/** Shows the way to a second factor over the page, and waits until it is there. */
export function secondFactorSetUp(): Promise<void> {
  if (!state.needed) change({ open: true, needed: true });
  return new Promise((resolve) => waiting.push(resolve));
}

/** Lets whatever was waiting go on. */
export function closeSecondFactor(): void {
  const { needed } = state;
  change(closed);
  if (!needed) return;
  const goOn = waiting;
  waiting = [];
  for (const one of goOn) one();
}

/** Unknown counts as off: who sets it up is told. */
export async function secondFactorIsOn(): Promise<boolean> {
  const answer = await bareCall('GET /users/me', { query: { fields: 'tfa_secret' } });
  return answer.ok && answer.data.tfa_secret !== null;
}
