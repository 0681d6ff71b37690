import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface PillProps {
  /** Asks somebody to do something. */
  calls: boolean;
  children: ReactNode;
}

/** How something stands, in a few words. */
export const Pill = ({ calls, children }: PillProps) => (
  <Box
    component="span"
    sx={{
      display: 'inline-block',
      px: 1.5,
      py: 0.5,
      borderRadius: '999px',
      fontSize: '0.875rem',
      fontWeight: 600,
      whiteSpace: 'nowrap',
      bgcolor: calls ? 'brand.accentTint' : 'brand.highlight',
      color: calls ? 'warning.main' : 'primary.main',
    }}
  >
    {children}
  </Box>
);
