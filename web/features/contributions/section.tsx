import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** A part of the page with its heading. */
export function Section({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Typography id={id} variant="h5" component="h2" color="primary">
        {title}
      </Typography>
      {text && (
        <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '68ch' }}>
          {text}
        </Typography>
      )}
      {children}
    </Card>
  );
}
