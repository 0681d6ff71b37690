import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Line } from '../components/line.tsx';

interface EmptyStateProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** Nothing here yet: what this is for, and the first thing to do. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <Card component="section" sx={{ p: { xs: 3, sm: 5 }, textAlign: 'center' }}>
      <Line current={1} />
      <Typography variant="h3" component="h2" color="primary" sx={{ mt: 4 }}>
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
