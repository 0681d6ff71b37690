import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import type { TeamRole } from '#domain/desk/rights.ts';
import type { Locale } from '#domain/site/paths.ts';
import { prefer } from '#web/desk/preference.ts';
import { endSession } from '#web/desk/session/session.ts';
import { listAt } from '#web/kit/list/list-address.ts';
import { staffPages } from '#web/staff-pages.ts';
import { type Answers, refused, stubApi } from '../mock/api.ts';
import { Desk } from '../mock/desk.tsx';
import { nothing, teamMember } from '../mock/desk-pages.ts';

const addressBar = () => document.querySelector<HTMLElement>('[data-address]');
export const address = () => new URL(addressBar()?.textContent ?? '', location.origin);
export const goBack = () => addressBar()?.click();

interface Opened {
  /** Nobody is logged in without one. */
  role?: TeamRole;
  at?: string;
  /** The page that was open before. */
  before?: string;
  locale?: Locale;
  answers?: Answers;
}

/** Opens the console with all its pages; only the API behind them is stubbed. */
export async function openConsole(opened: Opened) {
  const { role, at = '/admin/', before, locale = 'de', answers = {} } = opened;
  const me = () => (role ? teamMember(role) : refused(401, 'INVALID_CREDENTIALS'));
  const api = stubApi({ ...nothing, 'GET /users/me': me, ...answers });
  // What another test file has chosen is still kept.
  prefer('locale', locale);
  await reopen(at, before);
  return api;
}

/** Opens an address anew, as reloading a page does. */
export async function reopen(
  at = address().pathname + address().search,
  before?: string,
): Promise<void> {
  await cleanup();
  // A new page does not know who was logged in on the one before.
  await endSession();
  await render(<Desk at={at} before={before} />);
}

/** Every test of a file begins in an unused window, and fails on errors in the browser's console. */
export function inFreshWindows(): void {
  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { path } of Object.values(staffPages)) listAt(new URL(path, location.origin), {});
    await page.viewport(1280, 900);
    vi.stubGlobal(
      'EventSource',
      class extends EventTarget {
        close() {}
      },
    );
    vi.spyOn(console, 'error');
  });
  afterEach(() => {
    const errors = vi.mocked(console.error).mock.calls;
    vi.restoreAllMocks();
    expect(errors).toEqual([]);
  });
}
