import { useSyncExternalStore } from 'react';

type Name = 'locale' | 'rows' | 'shortcuts' | 'tasks';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was chosen here while the browser forbids storage. */
const ofThisPage = new Map<Name, string>();

const keyOf = (name: Name) => `staff.${name}`;

/** What this browser keeps of the choices of a member of the team; null until there is one. */
export function preference(name: Name): string | null {
  try {
    return localStorage.getItem(keyOf(name));
  } catch {
    return ofThisPage.get(name) ?? null;
  }
}

export function prefer(name: Name, value: string): void {
  try {
    localStorage.setItem(keyOf(name), value);
  } catch {
    ofThisPage.set(name, value);
  }
  for (const listener of listeners) listener();
}

/** A choice that follows whoever changes it on this page. */
export function usePreference(name: Name) {
  const value = useSyncExternalStore(
    subscribe,
    () => preference(name),
    () => null,
  );
  return [value, (chosen: string) => prefer(name, chosen)] as const;
}
