import { useSyncExternalStore } from 'react';

function followed<Value>(get: () => Value, write: (value: Value) => void) {
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    set(value: Value) {
      write(value);
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get, get),
  };
}

/** State of this page that components follow. */
export function createStore<State>(initial: State) {
  let state = initial;
  const write = (next: State) => {
    state = next;
  };
  return followed(() => state, write);
}

/** A text that outlives the page; null while there is none. */
export function keptText(storage: () => Storage, key: string) {
  /** The same while the browser forbids storage. */
  let ofThisPage: string | null = null;
  const read = () => {
    try {
      return storage().getItem(key);
    } catch {
      return ofThisPage;
    }
  };
  return followed(read, (text: string | null) => {
    ofThisPage = text;
    try {
      if (text === null) storage().removeItem(key);
      else storage().setItem(key, text);
    } catch {
      // This page still knows it.
    }
  });
}
