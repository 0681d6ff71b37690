import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ProductCard as Product } from '#api/contract.ts';
import { deliveryModeNames, durationText, productTypeNames } from '#domain/catalogue/names.ts';
import { shortDate } from '#domain/site/formats.ts';
import { useI18n } from '../i18n/use-i18n.ts';
import { breakable } from '../ui/breakable.ts';
import { useMemberPriceTexts, useVendorName } from './offer-texts.ts';
import { pictureOf } from './pictures.ts';
import { ProductAction } from './product-action.tsx';

interface MemberProductCardsProps {
  products: readonly Product[];
  now: string;
}

/** Products as the member area lists them, each with its next step. */
export const MemberProductCards = ({ products, now }: MemberProductCardsProps) => (
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
        lg: 'repeat(3, minmax(0, 1fr))',
      },
      gap: 3,
    }}
  >
    {products.map((product) => (
      <Box component="li" key={product.id} sx={{ display: 'flex' }}>
        <MemberProductCard product={product} now={now} />
      </Box>
    ))}
  </Box>
);

/** The link of the title covers the card, except for its button. */
function MemberProductCard({ product, now }: { product: Product; now: string }) {
  const { locale, to } = useI18n('shop');
  const { id, type, category, title, summary } = product;
  const Picture = pictureOf[category];
  return (
    <Card
      component="article"
      sx={{
        position: 'relative',
        width: 1,
        p: 3,
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
          sx={{ bgcolor: 'brand.highlight', color: 'primary.main' }}
        />
      </Box>
      <Typography variant="h4" component="h2" sx={{ mt: 2 }}>
        <Link
          href={to('product', { id })}
          color="inherit"
          underline="none"
          sx={{
            fontWeight: 'inherit',
            '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '20px' },
          }}
        >
          {breakable(title)}
        </Link>
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, textWrap: 'pretty' }}>
        {summary}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1.5, mb: 2.5 }}>
        {useWhoAndWhen(product, now)}
      </Typography>
      <Offer product={product} />
    </Card>
  );
}

/** Date and place if it has a date, else who offers it and how long it takes. */
function useWhoAndWhen(product: Product, now: string): string {
  const { locale } = useI18n('shop');
  const { startsAt, location, delivery, durationHours } = product;
  const vendor = useVendorName(product);
  if (startsAt) {
    return [shortDate(startsAt, locale, now), location ?? deliveryModeNames[delivery][locale]].join(
      ', ',
    );
  }
  const duration = durationHours === null ? [] : [durationText(durationHours, locale)];
  return [vendor, ...duration].join(', ');
}

function Offer({ product }: { product: Product }) {
  const { amount, taxShort, discount, note } = useMemberPriceTexts(product);
  return (
    <Box sx={{ mt: 'auto', pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1.5 }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {amount}
          </Typography>
          {taxShort && (
            <Typography variant="body2" color="textSecondary">
              {taxShort}
            </Typography>
          )}
        </Box>
        <ProductAction product={product} />
      </Box>
      {[discount, note].map(
        (text) =>
          text && (
            <Typography key={text} variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              {text}
            </Typography>
          ),
      )}
    </Box>
  );
}
