import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  createRoutesStub,
  type LoaderFunctionArgs,
  Outlet,
  RouterContextProvider,
  redirect,
} from 'react-router';
import { cleanup, render } from 'vitest-browser-react';
import { sampleSender } from '#domain/site/operator.ts';
import { type Locale, pageNames, paths } from '#domain/site/paths.ts';
import { servicesContext } from '#web/kit/session/context.ts';
import { loginPath } from '#web/kit/session/guard.ts';
import { createI18n } from '#web/kit/texts/i18n.ts';
import { Main } from '#web/kit/ui/page/main.tsx';
import { NextPage } from '#web/layouts/app/next-page.tsx';
import AppLayout from '#web/layouts/app.tsx';
import type { Services } from '#web/server/services.ts';
import type { StubbedApi } from '../mock/api.ts';
import { Around, type Stub } from '../mock/around.tsx';
import { site, user } from '../mock/site.ts';
import { textsOf } from '../texts.ts';

/** What a file of a page exports. */
interface PageModule {
  default: () => ReactNode;
  loader?: (args: LoaderFunctionArgs) => unknown;
  action?: (args: LoaderFunctionArgs) => unknown;
  clientLoader?: (args: ClientLoaderFunctionArgs) => unknown;
  clientAction?: (args: ClientActionFunctionArgs) => unknown;
}

interface AppOptions {
  api: StubbedApi;
  locale?: Locale;
  /** Shown beside every page, as parts of the layout are. */
  beside?: ReactNode;
  /** Within the menu, the bell and the legal links of the member area. */
  framed?: boolean;
  /** The page before, to go back to. */
  before?: string;
  /** Other pages, by path. */
  others?: readonly Stub[];
}

/**
 * Shows a page of the member area with its own loaders and actions; only the API behind them is
 * stubbed. Logging in again by the dialog takes any password.
 */
export async function showPage(
  page: PageModule,
  { path, address = path }: { path: string; address?: string },
  { api, locale = 'de', beside, framed = false, before, others = [] }: AppOptions,
) {
  const session = { ended: false };
  const i18n = createI18n(locale, textsOf(locale));
  const name = pageNames.find((one) => paths[one][locale] === path);
  const id = name && `${locale}/${name}`;
  const route = {
    ...(id && { id }),
    path,
    Component: page.default,
    ...ownCalls(page, api, session),
  };
  const login: Stub = {
    path: paths.login[locale],
    action: ({ url }) => {
      session.ended = false;
      return redirect(url.searchParams.get('redirect') ?? '/');
    },
  };
  const Layout = () => (
    <Around>
      <I18nextProvider i18n={i18n}>
        {beside}
        {framed ? <Outlet /> : <Unframed />}
      </I18nextProvider>
    </Around>
  );
  const member: Stub = {
    id: `${locale}:app`,
    loader: () => ({ user, unread: 0 }),
    Component: framed ? AppLayout : Outlet,
    children: [route as Stub, ...others],
  };
  const App = createRoutesStub(
    [
      {
        id: 'root',
        loader: () => site,
        Component: Layout,
        children: [login, member],
      },
    ],
    contextOf(api, session),
  );
  const entries = before === undefined ? [address] : [before, address];
  // Of a test that opens several pages, one after the other.
  await cleanup();
  await render(<App initialEntries={entries} future={{ v8_middleware: true }} />);
  return { session };
}

const Unframed = () => (
  <Main>
    <NextPage>
      <Outlet />
    </NextPage>
  </Main>
);

interface SessionState {
  ended: boolean;
}

/** What the browser's part of a page asks of the server's, over a line that may be lost. */
function ownCalls(page: PageModule, { connection }: StubbedApi, session: SessionState) {
  const { clientLoader, clientAction } = page;
  const overTheLine = (run: PageModule['loader']) => async (args: LoaderFunctionArgs) => {
    if (connection.lost) throw new TypeError('Failed to fetch');
    if (session.ended) throw redirect(loginPath(args.url));
    const answer = (async () => run?.(args))();
    if (!connection.answersLost) return answer;
    await Promise.allSettled([answer]);
    throw new TypeError('Failed to fetch');
  };
  const loader = page.loader && overTheLine(page.loader);
  const action = page.action && overTheLine(page.action);
  return {
    loader: clientLoader
      ? (args: LoaderFunctionArgs) =>
          clientLoader({ ...args, serverLoader: (() => loader?.(args)) as never })
      : loader,
    action: clientAction
      ? (args: LoaderFunctionArgs) => {
          // The browser's part reads the form; what it sends on is read again.
          const sent = { ...args, request: args.request.clone() };
          return clientAction({ ...args, serverAction: (() => action?.(sent)) as never });
        }
      : action,
  };
}

function contextOf({ call }: StubbedApi, session: SessionState): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(servicesContext, {
    call,
    session: {
      accessToken: async () => (session.ended ? undefined : 'a token'),
      start: () => undefined,
      end: async () => undefined,
      leaveToProvider: async () => undefined,
      forget: () => undefined,
    },
    flash: () => undefined,
    siteModule: '',
    sender: sampleSender,
    ...site,
  } satisfies Services);
  return context;
}
