/** Apart from the drafts themselves, because every page of the member area loads this file. */
export const draftPrefix = 'draft ';

/** At logout: the next person at this browser must not find them. */
export function forgetAllDrafts(): void {
  withStorage((storage) => {
    for (const key of Object.keys(storage))
      if (key.startsWith(draftPrefix)) storage.removeItem(key);
  });
}

/** Whether this browser keeps a draft about the foundation a path leads to. */
export function hasDraftAt(path: string): boolean {
  const [foundationId] = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(path) ?? [];
  if (!foundationId) return false;
  const isIts = (key: string) => key.startsWith(draftPrefix) && key.includes(` ${foundationId} `);
  return withStorage((storage) => Object.keys(storage).some(isIts)) ?? false;
}

/** Browsers may forbid storage, or be out of space. What is kept is a help, never a condition. */
export function withStorage<T>(
  use: (storage: Storage) => T,
  storage = () => localStorage,
): T | undefined {
  try {
    return use(storage());
  } catch {
    return undefined;
  }
}

/** The same for as long as the tab is open. */
export const withTabStorage = <T>(use: (storage: Storage) => T): T | undefined =>
  withStorage(use, () => sessionStorage);
