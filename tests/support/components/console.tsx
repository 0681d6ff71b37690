import {
  createRoutesStub,
  Outlet,
  RouterContextProvider,
  useLocation,
  useNavigate,
} from 'react-router';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import type { TeamRole } from '#domain/desk/rights.ts';
import type { Locale } from '#domain/site/paths.ts';
import { listAt } from '#web/kit/list/list-address.ts';
import * as boundary from '#web/layouts/staff/boundary.tsx';
import * as desk from '#web/layouts/staff/desk.tsx';
import Login from '#web/layouts/staff/login.tsx';
import Missing from '#web/layouts/staff/missing.tsx';
import Staff from '#web/layouts/staff.tsx';
import { prefer } from '#web/shared/staff/preference.ts';
import { endSession } from '#web/shared/staff/session/session.ts';
import { type StaffPage, staffLogin, staffPages } from '#web/staff-pages.ts';
import { type Answers, listed, refused, stubApi } from './api.ts';
import { site } from './app.tsx';
import { wholeReview } from './foundations.ts';
import { Around, type Stub } from './shown.tsx';
import { tasksOf } from './team-rows.ts';

interface PageModule {
  default: NonNullable<Stub['Component']>;
  clientLoader?: unknown;
  shouldRevalidate?: unknown;
}

const files = import.meta.glob<PageModule>('/web/features/*/staff/**/*.tsx', { eager: true });

const routeOf = (file: string): Stub => {
  const {
    default: Component,
    clientLoader,
    shouldRevalidate,
  } = files[`/web/${file}`] as PageModule;
  return { Component, loader: clientLoader, shouldRevalidate } as Stub;
};

/** As in `web/routes.ts`. */
const pages = [
  ...Map.groupBy(Object.entries<StaffPage>(staffPages), ([, { around }]) => around),
].flatMap(([around, members]): Stub[] => {
  const inside = members.map(([name, { path, file }]) => ({
    ...routeOf(file),
    id: `staff:${name}`,
    path,
  }));
  return around ? [{ ...routeOf(around), children: inside } as Stub] : inside;
});

/** Of the browser: the address, and the button to go back. */
function AddressBar() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <button type="button" hidden data-address onClick={() => void navigate(-1)}>
      {pathname + search}
    </button>
  );
}

const addressBar = () => document.querySelector<HTMLElement>('[data-address]');
export const address = () => new URL(addressBar()?.textContent ?? '', location.origin);
export const goBack = () => addressBar()?.click();

const Console = createRoutesStub(
  [
    {
      id: 'root',
      loader: () => site,
      Component: () => (
        <Around>
          <AddressBar />
          <Outlet />
        </Around>
      ),
      children: [
        {
          id: 'staff',
          Component: Staff,
          children: [
            { path: staffLogin, Component: Login },
            {
              id: 'desk',
              Component: desk.default,
              HydrateFallback: desk.HydrateFallback,
              loader: desk.clientLoader,
              middleware: desk.clientMiddleware as NonNullable<Stub['middleware']>,
              shouldRevalidate: desk.shouldRevalidate,
              children: [
                {
                  Component: boundary.default,
                  ErrorBoundary: boundary.ErrorBoundary,
                  children: [...pages, { path: 'admin/*', Component: Missing }],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
  new RouterContextProvider(),
);

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
  await render(
    <Console
      initialEntries={before === undefined ? [at] : [before, at]}
      // From the server, which makes the page around the console.
      hydrationData={{ loaderData: { root: site } }}
      future={{ v8_middleware: true }}
    />,
  );
}

export const teamMember = (role: TeamRole) => ({
  id: role,
  email: `${role}@example.com`,
  first_name: 'Kim',
  last_name: 'Winter',
  role: { name: role },
});

/** Nobody has to be found another time. */
const noRebookings = { consultants: [], absences: [], outsideHours: [] };

/** There is nothing to do, and nothing went wrong. */
const nothing: Answers = {
  'GET /admin/tasks': tasksOf([]),
  'GET /admin/calendar/rebookings': () => noRebookings,
  'GET /admin/inquiries': () => listed(),
  'GET /admin/stuck': () => listed(),
  'GET /admin/team': () => [],
  'GET /admin/views': () => [],
  'GET /admin/mails': () => listed(),
  'GET /admin/unrendered-invoices': () => listed(),
  'GET /foundations': () => listed(),
  'GET /foundations/:id/timeline': () => [],
  'POST /admin/search': () => ({ late: [] }),
  'GET /admin/foundations/:id/review': () => wholeReview,
  'GET /admin/foundations/:id/origins': () => [],
  'POST /auth/logout': () => null,
};

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
