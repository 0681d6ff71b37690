import { bareCall } from '../bare-call.ts';
import { createStore } from '../store.ts';

interface State {
  open: boolean;
  /** The API answers nothing else before. */
  needed: boolean;
}

const closed: State = { open: false, needed: false };
const store = createStore(closed);
export const useSecondFactor = store.use;
let waiting: (() => void)[] = [];

export const openSecondFactor = () => store.set({ open: true, needed: false });

/** Shows the way to a second factor over the page, and waits until it is there. */
export function secondFactorSetUp(): Promise<void> {
  if (!store.get().needed) store.set({ open: true, needed: true });
  return new Promise((resolve) => waiting.push(resolve));
}

/** Lets whatever was waiting go on. */
export function closeSecondFactor(): void {
  const { needed } = store.get();
  store.set(closed);
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
