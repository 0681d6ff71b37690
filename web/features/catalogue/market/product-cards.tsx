import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ProductCard as Product } from '#api/contract.gen.d.ts';
import { deliveryModeNames, durationText } from '#domain/catalogue/names.ts';
import { shortDate } from '#domain/site/formats.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { CardGrid } from '../../../kit/ui/cards/card-grid.tsx';
import { usePriceTexts, useVendorName } from '../../../shared/catalogue/offer-texts.ts';
import { PriceNotes } from '../../../shared/catalogue/price-card.tsx';
import { ProductAction } from '../../../shared/catalogue/product-action.tsx';
import { ProductCard } from '../../../shared/catalogue/product-card.tsx';

/** Products with their prices, each with its next step. */
export const ProductCards = ({ products, now }: { products: readonly Product[]; now: string }) => (
  <CardGrid columns={{ sm: 2, lg: 3 }} feet>
    {products.map((product) => (
      <li key={product.id}>
        <MemberProductCard product={product} now={now} />
      </li>
    ))}
  </CardGrid>
);

/** Its button lies above the link that covers the card. */
function MemberProductCard({ product, now }: { product: Product; now: string }) {
  const { to } = useLocale();
  const { id, summary } = product;
  return (
    <ProductCard
      product={product}
      href={to('product', { id })}
      heading="h2"
      foot={<Offer product={product} />}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, textWrap: 'pretty' }}>
        {summary}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1.5, textWrap: 'pretty' }}>
        {useWhoAndWhen(product, now)}
      </Typography>
    </ProductCard>
  );
}

/** Date and place if it has a date, else who offers it and how long it takes. */
function useWhoAndWhen(product: Product, now: string): string {
  const { locale } = useLocale();
  const { startsAt, location, delivery, durationHours } = product;
  const vendor = useVendorName(product);
  if (startsAt) {
    const place = location ?? deliveryModeNames[delivery][locale];
    return `${shortDate(startsAt, locale, now)}, ${place}`;
  }
  const duration = durationHours === null ? [] : [durationText(durationHours, locale)];
  return [vendor, ...duration].join(', ');
}

function Offer({ product }: { product: Product }) {
  const { amount, taxShort, note } = usePriceTexts(product);
  return (
    <>
      <Box
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1.5 }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {amount}
          </Typography>
          {taxShort && (
            // WebKit balances it into three lines where two would do.
            <Typography variant="body2" color="textSecondary" sx={{ textWrap: 'wrap' }}>
              {taxShort}
            </Typography>
          )}
        </Box>
        <ProductAction product={product} />
      </Box>
      <PriceNotes notes={[note]} />
    </>
  );
}
