import {
  createRoutesStub,
  Outlet,
  RouterContextProvider,
  useLocation,
  useNavigate,
} from 'react-router';
import * as boundary from '#web/desk/frame/boundary.tsx';
import * as desk from '#web/desk/frame/desk.tsx';
import Missing from '#web/desk/frame/missing.tsx';
import Staff from '#web/desk/layout.tsx';
import Login from '#web/desk/session/login.tsx';
import { type StaffPage, staffLogin, staffPages } from '#web/staff-pages.ts';
import { Around, type Stub } from './around.tsx';
import { site } from './site.ts';

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

const Routes = createRoutesStub(
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

interface DeskProps {
  at: string;
  /** The page that was open before. */
  before?: string | undefined;
}

/** The desk with all its pages; the API behind them is for `stubApi`. */
export const Desk = ({ at, before }: DeskProps) => (
  <Routes
    initialEntries={before === undefined ? [at] : [before, at]}
    // From the server, which makes the page around the desk.
    hydrationData={{ loaderData: { root: site } }}
    future={{ v8_middleware: true }}
  />
);
