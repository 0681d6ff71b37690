import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { keepsLines } from '../../kit/ui/breakable.ts';

/** Names and values; unknown values are left out. */
export function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <Box component="dl" sx={list}>
      {facts
        .filter(
          ([, value]) => value !== null && value !== undefined && value !== false && value !== '',
        )
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
  '& dd': {
    m: 0,
    mb: { xs: 1.25, sm: 0 },
    overflowWrap: 'anywhere',
    ...keepsLines,
  },
} as const;
