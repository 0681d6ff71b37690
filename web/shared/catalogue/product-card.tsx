import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ProductCard as Product } from '#api/contract.ts';
import { productTypeNames } from '#domain/catalogue/names.ts';
import { useTexts } from '../../kit/texts/use-texts.ts';
import { breakable } from '../../kit/ui/breakable.ts';
import { CoveringLink, coveredCard } from '../../kit/ui/cards/covering-link.tsx';
import { pictureOf } from './pictures.ts';

interface ProductCardProps {
  product: Product;
  href: string;
  /** Level of its title. */
  heading: 'h2' | 'h3';
  /** Above the title. */
  field?: string;
  /** What it costs. */
  foot: ReactNode;
  /** Below the title. */
  children: ReactNode;
}

/** A product in a `CardGrid` with feet. */
export function ProductCard({ product, href, heading, field, foot, children }: ProductCardProps) {
  const { locale } = useTexts();
  const { type, category, title } = product;
  const Picture = pictureOf[category];
  return (
    <Card component="article" sx={{ ...coveredCard, width: 1, p: { xs: 2.5, sm: 3 } }}>
      <Box sx={{ pb: { xs: 2, sm: 2.5 } }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start' }}>
          <Picture size={44} />
          <Chip
            size="small"
            label={productTypeNames[type][locale]}
            sx={{ color: 'primary.main' }}
          />
        </Box>
        {field && (
          <Typography variant="overline" component="p" color="textSecondary" sx={{ mt: 2 }}>
            {field}
          </Typography>
        )}
        <Typography variant="h4" component={heading} sx={{ mt: field ? 0 : { xs: 1, sm: 2 } }}>
          <CoveringLink href={href}>{breakable(title)}</CoveringLink>
        </Typography>
        {children}
      </Box>
      <Box sx={{ pt: 2, borderTop: 1, borderColor: 'divider' }}>{foot}</Box>
    </Card>
  );
}
