import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Smaller on phones than other headlines: names of services are long words in German. */
export const pageTitle = { fontSize: { xs: '1.75rem', sm: '2.5rem', md: '3rem' } };

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
