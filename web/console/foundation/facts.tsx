import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface PanelProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

/** A card with a heading, which names it for screen readers. */
export function Panel({ title, action, children }: PanelProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2.5, md: 3 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
        <Typography id={id} variant="h4" component="h2" color="primary" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Card>
  );
}

/** Names and values; what is not known is left out. */
export function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <Box component="dl" sx={list}>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
    </Box>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(120px, 0.42fr) 1fr' },
  columnGap: 2,
  rowGap: { xs: 0.25, sm: 1.25 },
  m: 0,
  fontSize: '0.9375rem',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, mb: { xs: 1.25, sm: 0 }, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
} as const;
