import { describe, expect, test } from 'vitest';
import { isOtherBuild, mayReload, RELOAD_PAUSE_MS } from '#web/kit/session/newer-build.ts';

/** Session storage of a browser. */
function memory(stored = new Map<string, string>()) {
  return {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  };
}

describe('a page is reloaded', () => {
  test('at most once per path in ten seconds', () => {
    const storage = memory();
    const now = 1_000_000;
    expect(mayReload('/app/', now, storage)).toBe(true);
    expect(mayReload('/app/', now + RELOAD_PAUSE_MS - 1, storage)).toBe(false);
    expect(mayReload('/app/foundation/', now + 1, storage)).toBe(true);
    expect(mayReload('/app/', now + RELOAD_PAUSE_MS, storage)).toBe(true);
  });

  test('even after the clock was put back', () => {
    const storage = memory();
    mayReload('/app/', 5_000_000, storage);
    expect(mayReload('/app/', 1_000_000, storage)).toBe(true);
  });

  test('whatever the storage holds', () => {
    expect(mayReload('/app/', 1, memory(new Map([['reloads', '{"broken']])))).toBe(true);
    expect(mayReload('/app/', 1, memory(new Map([['reloads', '{}']])))).toBe(true);
  });

  test('not at all without a storage, because nothing would stop it', () => {
    expect(mayReload('/app/', 1, undefined)).toBe(false);
  });
});

test('only the name of another build is a newer build', () => {
  expect(isOtherBuild({ id: 'b' }, 'a')).toBe(true);
  expect(isOtherBuild({ id: 'a' }, 'a')).toBe(false);
  for (const answer of [null, undefined, 'b', {}, { id: 1 }]) {
    expect(isOtherBuild(answer, 'a')).toBe(false);
  }
});
