import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface MainProps {
  sx?: SxProps;
  children: ReactNode;
}

const unmarked = { '&:focus-visible': { outline: 'none' } } as const;

/** What the skip link leads to; it takes the focus without showing it. */
export const Main = ({ sx, children }: MainProps) => (
  <Box component="main" id="content" tabIndex={-1} sx={[unmarked, sx ?? {}].flat()}>
    {children}
  </Box>
);

/** A page of text, as wide as it reads well. */
export const ReadingPage = ({ children }: { children: ReactNode }) => (
  <Main sx={{ maxWidth: 760, mx: 'auto', px: { xs: 2.5, sm: 3 }, py: { xs: 6, md: 9 } }}>
    {children}
  </Main>
);
