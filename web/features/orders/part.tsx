import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A card of the page of an order. */
export const OrderCardPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card component="section" sx={{ p: { xs: 2.5, sm: 3 } }}>
    <Typography variant="h5" component="h2" color="primary" sx={{ mb: 2 }}>
      {title}
    </Typography>
    {children}
  </Card>
);
