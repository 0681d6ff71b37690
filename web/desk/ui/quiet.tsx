import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A second, smaller line of a cell. */
export const Quiet = ({ children }: { children: ReactNode }) => (
  <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
    {children}
  </Box>
);
