import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface FoldProps {
  summary: string;
  children: ReactNode;
}

/**
 * Folded on phones and open above. Browsers that cannot open `details` by style show the summary
 * everywhere.
 */
export const Fold = ({ summary, children }: FoldProps) => (
  <Box
    component="details"
    sx={(theme: Theme) => ({
      '& summary svg': { transition: 'transform 200ms ease-out', flexShrink: 0 },
      '&[open] > summary svg': { transform: 'rotate(180deg)' },
      '@supports selector(::details-content)': {
        [theme.breakpoints.up('sm')]: {
          '& > summary': { display: 'none' },
          '&::details-content': { contentVisibility: 'visible', display: 'block' },
        },
      },
    })}
  >
    <Box
      component="summary"
      sx={{
        listStyle: 'none',
        '&::-webkit-details-marker': { display: 'none' },
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        minHeight: 48,
        py: 1,
        borderTop: 1,
        borderBottom: 1,
        borderColor: 'divider',
        cursor: 'pointer',
        color: 'primary.main',
        fontWeight: 600,
      }}
    >
      {summary}
      <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
    </Box>
    {children}
  </Box>
);
