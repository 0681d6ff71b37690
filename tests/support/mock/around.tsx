import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { createRoutesStub } from 'react-router';
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
