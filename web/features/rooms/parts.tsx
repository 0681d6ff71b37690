import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { StationMark } from '../../kit/ui/line.tsx';

interface CardProps {
  /** What the room is about at present. */
  current?: boolean;
  label?: string;
  children: ReactNode;
}

export const Card = ({ current = false, label, children }: CardProps) => (
  <Box
    component="section"
    aria-label={label}
    sx={{
      border: 1,
      borderColor: current ? 'brand.accent' : 'divider',
      borderRadius: '20px',
      bgcolor: 'background.paper',
      p: { xs: 2.5, sm: current ? 4 : 3 },
      ...(current && { boxShadow: '0 10px 30px rgb(18 32 60 / 0.08)' }),
    }}
  >
    {children}
  </Box>
);

/** The heading of what is to be done, with the mark of its station. */
export const TurnHeading = ({
  look,
  children,
}: {
  look: 'done' | 'current' | 'ahead';
  children: ReactNode;
}) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 1 }}>
    <svg width="28" height="28" viewBox="-14 -14 28 28" overflow="visible" aria-hidden="true">
      <StationMark look={look} size={22} />
    </svg>
    <Typography variant="h4" component="h2" color="primary">
      {children}
    </Typography>
  </Box>
);

export const SideHeading = ({ children }: { children: ReactNode }) => (
  <Typography variant="h5" component="h2" color="primary" sx={{ mb: 1.5 }}>
    {children}
  </Typography>
);
