import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Maximum width of public pages in px, including side padding. */
export const pageWidth = 1168;

interface SectionProps {
  id?: string;
  /** Sets the section apart by its background and borders. */
  band?: boolean;
  children: ReactNode;
}

/** A section of a public page. */
export function Section({ id, band = false, children }: SectionProps) {
  return (
    <Box
      component="section"
      id={id}
      sx={{
        py: { xs: 4, sm: 7, md: 12 },
        bgcolor: band ? 'background.paper' : undefined,
        borderTop: band ? 1 : 0,
        borderBottom: band ? 1 : 0,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ maxWidth: pageWidth, mx: 'auto', px: { xs: 2.5, sm: 3 } }}>{children}</Box>
    </Box>
  );
}

interface SectionHeadProps {
  kicker?: string;
  title: string;
  lead?: string;
}

export function SectionHead({ kicker, title, lead }: SectionHeadProps) {
  return (
    <Box sx={{ maxWidth: 640 }}>
      {kicker && (
        <Typography
          variant="overline"
          component="p"
          color="textSecondary"
          sx={{ mb: 1, display: { xs: 'none', sm: 'block' } }}
        >
          {kicker}
        </Typography>
      )}
      <Typography variant="h2">{title}</Typography>
      {lead && (
        <Typography
          variant="subtitle1"
          component="p"
          color="textSecondary"
          sx={{
            mt: { xs: 1.25, sm: 2 },
            fontSize: { xs: '1.0625rem', sm: '1.125rem' },
            textWrap: 'pretty',
          }}
        >
          {lead}
        </Typography>
      )}
    </Box>
  );
}
