import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Line } from './line.tsx';

interface EmptyStateProps {
  title: string;
  text: string;
  /** The current station of the line; 0 for a line not begun. */
  station?: number;
  /** It is the only content of its page, so its title is the h1. */
  alone?: boolean;
  children: ReactNode;
}

/** Its title stands below the corner of the page, not beside it. */
const card = { p: { xs: 3, sm: 5 }, textAlign: 'center', '--corner': '0px' } as const;

/** Explains an empty page and offers the first thing to do. */
export function EmptyState({ title, text, station = 0, alone, children }: EmptyStateProps) {
  return (
    <Card component="section" sx={alone ? { ...card, mt: { md: 7 } } : card}>
      <Line current={station} />
      <Typography variant="h3" component={alone ? 'h1' : 'h2'} color="primary" sx={{ mt: 4 }}>
        {title}
      </Typography>
      <Typography
        color="textSecondary"
        sx={{ mt: 1.5, mb: 3, mx: 'auto', maxWidth: '52ch', textWrap: 'pretty' }}
      >
        {text}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
        {children}
      </Box>
    </Card>
  );
}
