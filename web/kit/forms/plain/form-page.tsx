import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { Main } from '../../ui/page/main.tsx';
import { pageWidth } from '../../ui/section.tsx';

interface FormPageProps {
  /** Why and what for, beside the form; above it on phones. */
  intro: ReactNode;
  /** Below both. */
  after?: ReactNode;
  children: ReactNode;
}

/** A page whose one job is a form. */
export const FormPage = ({ intro, after, children }: FormPageProps) => (
  <Main
    sx={{ width: 1, maxWidth: pageWidth, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 4, md: 9 } }}
  >
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 560px)' },
        gap: { xs: 4, md: 8 },
        alignItems: 'start',
      }}
    >
      <Box sx={{ px: { xs: 0.5, sm: 0 } }}>{intro}</Box>
      <Card sx={{ p: { xs: 2.5, sm: 4, lg: 5 } }}>{children}</Card>
    </Box>
    {after}
  </Main>
);

/** A single card for what takes the place of a form. */
export const NarrowPage = ({ children }: { children: ReactNode }) => (
  <Main sx={{ width: 1, maxWidth: 640, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 4, md: 9 } }}>
    <Card sx={{ p: { xs: 3, sm: 5 } }}>{children}</Card>
  </Main>
);
