import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { render } from 'vitest-browser-react';
import '#web/base.css';
import { Toasts } from '#web/kit/ui/toasts/toasts.tsx';
import { theme } from '#web/theme.ts';

/** What `root.tsx` puts around every page of the app, without its document. */
export function Around({ children }: { children: ReactNode }) {
  return (
    <StyledEngineProvider injectFirst>
      <ThemeProvider theme={theme} defaultMode="system" disableStyleSheetGeneration>
        <GlobalStyles styles={theme.generateStyleSheets()} />
        <CssBaseline enableColorScheme />
        <Toasts>{children}</Toasts>
      </ThemeProvider>
    </StyledEngineProvider>
  );
}

export type Stub = Parameters<typeof createRoutesStub>[0][number];

/** Shows a part as a page of the app at `path`, with the loader and the action of the stub. */
export function show(Part: () => ReactNode, { path = '/app/', ...stub }: Partial<Stub> = {}) {
  const Component = () => (
    <Around>
      <main>
        <Part />
      </main>
    </Around>
  );
  const App = createRoutesStub([{ path, Component, ...stub } as Stub]);
  return render(<App initialEntries={[path]} />);
}
