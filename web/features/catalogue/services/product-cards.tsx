import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ProductCard as Product } from '#api/contract.ts';
import { durationText, productCategoryNames } from '#domain/catalogue/names.ts';
import { useTexts } from '../../../kit/texts/use-texts.ts';
import { CardGrid } from '../../../kit/ui/cards/card-grid.tsx';
import { usePriceTexts, useVendorName } from '../../../shared/catalogue/offer-texts.ts';
import { ProductCard } from '../../../shared/catalogue/product-card.tsx';

interface ProductCardsProps {
  products: readonly Product[];
  columns: 2 | 3;
  /** After the last product. */
  last?: ReactNode;
}

/** Products with the price for everybody. */
export function ProductCards({ products, columns, last }: ProductCardsProps) {
  const { locale, to } = useTexts();
  return (
    <CardGrid columns={{ sm: 2, md: columns }} feet>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            href={to('service', { id: product.id })}
            heading="h3"
            field={productCategoryNames[product.category][locale]}
            foot={<Offer product={product} />}
          >
            <Typography color="textSecondary" sx={{ mt: 1, textWrap: 'pretty' }}>
              {product.summary}
            </Typography>
          </ProductCard>
        </li>
      ))}
      {last && <li>{last}</li>}
    </CardGrid>
  );
}

/** What it costs, and who offers it. */
function Offer({ product }: { product: Product }) {
  const { locale } = useTexts();
  const { amount, taxShort, note } = usePriceTexts(product);
  const { durationHours } = product;
  const vendorName = useVendorName(product);
  const duration = durationHours === null ? [] : [durationText(durationHours, locale)];
  return (
    <>
      <Typography sx={{ fontWeight: 600, fontSize: '1.125rem', color: 'text.primary' }}>
        {amount}
      </Typography>
      {(taxShort || note) && (
        <Typography variant="body2" color="textSecondary" sx={{ textWrap: 'pretty' }}>
          {[taxShort, note].filter(Boolean).join(', ')}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, textWrap: 'pretty' }}>
        {[vendorName, ...duration].join(' · ')}
      </Typography>
    </>
  );
}
