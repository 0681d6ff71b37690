import { localStorageStore, memoryStore, type Store } from 'ra-core';

/**
 * Settings of this browser, such as language and shortcuts. What a list was searched for may name
 * people: that is kept by the address, and by the tab until it is closed.
 */
export function createStore(): Store {
  const browser = localStorageStore('2', 'console');
  const tab = memoryStore();
  const storeOf = (key: string) => (key.endsWith('.listParams') ? tab : browser);
  return {
    ...browser,
    setup() {
      browser.setup();
      tab.setup();
    },
    getItem: (key, initial) => storeOf(key).getItem(key, initial),
    setItem: (key, value) => storeOf(key).setItem(key, value),
    removeItem: (key) => storeOf(key).removeItem(key),
    reset() {
      browser.reset();
      tab.reset();
    },
    subscribe: (key, callback) => storeOf(key).subscribe(key, callback),
  };
}
