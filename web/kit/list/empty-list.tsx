import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  hint?: string;
  children?: ReactNode;
}

/** An empty page or list: what it is for, and what to do. */
export function EmptyList({ title, hint, children }: Props) {
  return (
    <Box sx={{ py: 6, px: 3, textAlign: 'center' }}>
      <EndOfLine />
      <Typography variant="h4" component="p" color="primary" sx={{ mt: 2, mb: 1 }}>
        {title}
      </Typography>
      {hint && (
        <Typography color="textSecondary" sx={{ maxWidth: '44ch', mx: 'auto' }}>
          {hint}
        </Typography>
      )}
      {children && <Box sx={{ mt: 3 }}>{children}</Box>}
    </Box>
  );
}

/** The line at its last station. */
function EndOfLine() {
  return (
    <Box
      component="svg"
      viewBox="0 0 120 28"
      aria-hidden
      sx={{ width: 120, color: 'primary.main', mx: 'auto', display: 'block' }}
    >
      <path d="M4 20 H40 C52 20 52 8 64 8 H98" {...stroke} />
      <circle cx="4" cy="20" r="4" fill="currentColor" />
      <circle cx="52" cy="14" r="6" fill="currentColor" />
      <Box component="circle" cx="106" cy="8" r="6" sx={{ stroke: 'secondary.main' }} {...ring} />
    </Box>
  );
}

const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 4,
  strokeLinecap: 'round',
} as const;
const ring = { fill: 'none', stroke: 'var(--s-palette-brand-accent)', strokeWidth: 4 } as const;
