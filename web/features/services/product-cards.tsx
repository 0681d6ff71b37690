import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ProductCard as Product } from '#api/contract.ts';
import { durationText, productCategoryNames, productTypeNames } from '#domain/catalogue/names.ts';
import { useI18n } from '../../shared/i18n/use-i18n.ts';
import { usePriceTexts, useVendorName } from '../../shared/shop/offer-texts.ts';
import { pictureOf } from '../../shared/shop/pictures.ts';
import { breakable } from '../../shared/ui/breakable.ts';

interface ProductCardsProps {
  products: readonly Product[];
  columns: 2 | 3;
  /** After the last product. */
  last?: ReactNode;
}

export function ProductCards({ products, columns, last }: ProductCardsProps) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          md: `repeat(${columns}, minmax(0, 1fr))`,
        },
        gap: 3,
      }}
    >
      {products.map((product) => (
        <Box component="li" key={product.id} sx={{ display: 'flex' }}>
          <ProductCard product={product} />
        </Box>
      ))}
      {last && (
        <Box component="li" sx={{ display: 'flex' }}>
          {last}
        </Box>
      )}
    </Box>
  );
}

/** The link of the title covers the whole card. */
function ProductCard({ product }: { product: Product }) {
  const { locale, to } = useI18n('services');
  const { id, type, category, title, summary } = product;
  const Picture = pictureOf[category];
  return (
    <Card
      sx={{
        position: 'relative',
        width: 1,
        p: { xs: 3, md: 3.5 },
        display: 'flex',
        flexDirection: 'column',
        transition: 'border-color 200ms ease-out',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <Picture size={44} />
        <Chip
          size="small"
          label={productTypeNames[type][locale]}
          sx={{ bgcolor: 'brand.highlight' }}
        />
      </Box>
      <Typography variant="overline" component="p" color="textSecondary" sx={{ mt: 2.5 }}>
        {productCategoryNames[category][locale]}
      </Typography>
      <Typography variant="h4" component="h3">
        <Link
          href={to('service', { id })}
          color="inherit"
          underline="none"
          sx={{
            fontWeight: 'inherit',
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          {breakable(title)}
        </Link>
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 2.5, flex: 1, textWrap: 'pretty' }}>
        {summary}
      </Typography>
      <Offer product={product} />
    </Card>
  );
}

/** What it costs, and who offers it. */
function Offer({ product }: { product: Product }) {
  const { locale } = useI18n('services');
  const { amount, taxShort, note } = usePriceTexts(product);
  const { durationHours } = product;
  const vendorName = useVendorName(product);
  const duration = durationHours === null ? [] : [durationText(durationHours, locale)];
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
      <Typography sx={{ fontWeight: 600, fontSize: '1.125rem', color: 'text.primary' }}>
        {amount}
      </Typography>
      {(taxShort || note) && (
        <Typography variant="body2" color="textSecondary">
          {[taxShort, note].filter(Boolean).join(', ')}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {[vendorName, ...duration].join(' · ')}
      </Typography>
    </Box>
  );
}
