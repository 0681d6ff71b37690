const key = (pathname: string) => `mailed-token ${pathname}`;

/** Only for this tab. A browser may refuse to store anything; then a reload asks for the link again. */
function inTab<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(window.sessionStorage);
  } catch {
    return undefined;
  }
}

export const keepToken = (pathname: string, token: string): void =>
  inTab((storage) => storage.setItem(key(pathname), token));
export const keptToken = (pathname: string): string | undefined =>
  inTab((storage) => storage.getItem(key(pathname))) ?? undefined;
export const forgetToken = (pathname: string): void =>
  inTab((storage) => storage.removeItem(key(pathname)));
