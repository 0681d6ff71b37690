import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { breaksAnywhere } from '../../kit/ui/breakable.ts';

/** A part of the page with its heading. */
export function Section({
  title,
  beside,
  text,
  children,
}: {
  title: string;
  /** A short mark in the line of the heading. */
  beside?: ReactNode;
  text?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}
      >
        <Typography id={id} variant="h5" component="h2" color="primary" sx={breaksAnywhere}>
          {title}
        </Typography>
        {beside}
      </Box>
      {text && (
        <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '68ch' }}>
          {text}
        </Typography>
      )}
      {children}
    </Card>
  );
}
