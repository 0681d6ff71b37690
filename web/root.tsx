import GlobalStyles from '@mui/material/GlobalStyles';
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import {
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
} from 'react-router';
import { colors } from '#domain/site/colors.ts';
import { localeOf } from '#domain/site/paths.ts';
import './base.css';
import { services } from './kit/session/context.ts';
import { loadNewerBuild } from './kit/session/newer-build.ts';
import { usePage } from './kit/texts/use-page.ts';
import { Alternates } from './kit/ui/alternates.tsx';
import { ErrorPage } from './kit/ui/error-page.tsx';
import { useIsPublic, usePageParts } from './kit/ui/page/page-parts.ts';
import type { SiteData } from './kit/ui/site-data.ts';
import { SpeculationRules } from './kit/ui/speculation-rules.tsx';
import { Toasts } from './kit/ui/toasts/toasts.tsx';
import { colorModeOf } from './page-layouts.ts';
import { preloadedFonts } from './preloaded-fonts.ts';
import { headScript } from './site/head.ts';
import { theme } from './theme.ts';

/** The site's origin and operator never change, so they are loaded only once. */
export const loader = ({ context }: LoaderFunctionArgs): SiteData => ({
  publicUrl: services(context).publicUrl,
  operator: services(context).operator,
  tagManager: services(context).tagManager,
  cardPayments: services(context).cardPayments,
  loginProviders: services(context).loginProviders,
});
export const shouldRevalidate = () => false;
export const clientMiddleware = [loadNewerBuild];

export const links: LinksFunction = () =>
  preloadedFonts.map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  }));

/** Has zod not try whether it may compile code, which our policy forbids and browsers report. */
const withoutEval = 'globalThis.__zod_globalConfig={jitless:true}';

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  // Only the server renders public pages: what is theirs alone is left out of the browser's build.
  const isPublic = useIsPublic();
  const { nonce, siteModule } = usePageParts();
  const page = usePage();
  const forced = page && colorModeOf[page.name];
  return (
    <html
      lang={localeOf(pathname)}
      // On other pages a script sets the scheme before anything is painted.
      {...(forced && { 'data-color-scheme': forced, 'data-forced-mode': '' })}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {(['light', 'dark'] as const).map((mode) => (
          <meta
            key={mode}
            name="theme-color"
            content={colors[forced ?? mode].paper}
            media={`(prefers-color-scheme: ${mode})`}
          />
        ))}
        {import.meta.env.SSR && isPublic && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant.
          <script nonce={nonce} dangerouslySetInnerHTML={{ __html: headScript() }} />
        )}
        {!isPublic && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant.
          <script nonce={nonce} dangerouslySetInnerHTML={{ __html: withoutEval }} />
        )}
        {!isPublic && !forced && <ColorSchemeScript nonce={nonce} />}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-192.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        <Links nonce={nonce} />
        {isPublic && <script type="module" src={siteModule} />}
      </head>
      <body>
        {isPublic ? children : <Themed forced={forced !== undefined}>{children}</Themed>}
        {import.meta.env.SSR && isPublic ? (
          <SpeculationRules />
        ) : (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

/** Has run when React takes over, so the browser's build leaves out what it says. */
const ColorSchemeScript = ({ nonce }: { nonce: string | undefined }) =>
  import.meta.env.SSR ? (
    <InitColorSchemeScript attribute="data-color-scheme" defaultMode="system" nonce={nonce} />
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: empty.
    <script nonce={nonce} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
  );

interface ThemedProps {
  /** The page forces a colour scheme. */
  forced: boolean;
  children: ReactNode;
}

/** For the components of MUI, which public pages do without. */
const Themed = ({ forced, children }: ThemedProps) => (
  <StyledEngineProvider injectFirst>
    <ThemeProvider
      theme={theme}
      defaultMode="system"
      disableTransitionOnChange
      // It would put the variables behind the page, which may be painted before they arrive.
      disableStyleSheetGeneration
      // The scheme of a page that forces one is not the provider's to set.
      {...(forced && { colorSchemeNode: null })}
    >
      <GlobalStyles styles={theme.generateStyleSheets()} />
      <Toasts>{children}</Toasts>
    </ThemeProvider>
  </StyledEngineProvider>
);

export default function Root() {
  return (
    <>
      <Alternates />
      <Outlet />
    </>
  );
}

/** For errors outside any layout; errors of a page are shown inside its layout. */
export function ErrorBoundary() {
  return <ErrorPage locale={localeOf(useLocation().pathname)} />;
}
