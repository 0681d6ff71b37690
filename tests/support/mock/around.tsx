import { __unsafe_useEmotionCache as useStyleCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { createRoutesStub } from 'react-router';
import '#web/base.css';
import { Toasts } from '#web/kit/ui/toasts/toasts.tsx';
import { theme } from '#web/theme.ts';

const styleSheets = theme.generateStyleSheets();

/**
 * Has all rules go into one sheet, as in production. In development each is an element of its own, and thousands of
 * them add up in a page that all files share.
 */
function OneSheet() {
  Object.assign(useStyleCache()?.sheet ?? {}, { isSpeedy: true });
  return null;
}

/** What `root.tsx` puts around every page of the app, without its document. */
export function Around({ children }: { children: ReactNode }) {
  return (
    <StyledEngineProvider injectFirst>
      <OneSheet />
      <ThemeProvider theme={theme} defaultMode="system" disableStyleSheetGeneration>
        <GlobalStyles styles={styleSheets} />
        <CssBaseline enableColorScheme />
        <Toasts>{children}</Toasts>
      </ThemeProvider>
    </StyledEngineProvider>
  );
}

export type Stub = Parameters<typeof createRoutesStub>[0][number];
