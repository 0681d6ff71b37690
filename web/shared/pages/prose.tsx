import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A part of a longer text, under its own heading. */
export const TextPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section">
    <Typography variant="h4" component="h2" sx={{ mb: 1.5 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

export const Paragraph = ({ children }: { children: ReactNode }) => (
  <Typography sx={{ maxWidth: '68ch', textWrap: 'pretty', '& + &': { mt: 1.5 } }}>
    {children}
  </Typography>
);
