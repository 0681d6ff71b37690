import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Line } from './line.tsx';

interface EmptyStateProps {
  title: string;
  text: string;
  /** The station of the line; 0 shows a line nobody has begun. */
  station?: number;
  /** The only heading of its page. */
  alone?: boolean;
  children: ReactNode;
}

/** Nothing here yet: what this is for, and the first thing to do. */
export function EmptyState({ title, text, station = 1, alone, children }: EmptyStateProps) {
  return (
    <Card component="section" sx={{ p: { xs: 3, sm: 5 }, textAlign: 'center' }}>
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
      {children}
    </Card>
  );
}
