import type { ReactNode } from 'react';
import type { ProductCard as Product } from '#api/contract.gen.d.ts';
import { durationText, productCategoryNames } from '#domain/catalogue/names.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { CardGrid } from '../../../kit/ui/cards/card-grid.tsx';
import { Text } from '../../../kit/ui/elements/text.tsx';
import { usePriceTexts, useVendorName } from '../../../shared/catalogue/offer-texts.ts';
import { ProductCard } from '../../../shared/catalogue/product-card.tsx';
import styles from './product-cards.module.css';

interface ProductCardsProps {
  products: readonly Product[];
  columns: 2 | 3;
  /** After the last product. */
  last?: ReactNode;
}

/** Products with the price for everybody. */
export function ProductCards({ products, columns, last }: ProductCardsProps) {
  const { locale, to } = useLocale();
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
            <Text tone="secondary" className={styles.summary}>
              {product.summary}
            </Text>
          </ProductCard>
        </li>
      ))}
      {last && <li>{last}</li>}
    </CardGrid>
  );
}

/** What it costs, and who offers it. */
function Offer({ product }: { product: Product }) {
  const { locale } = useLocale();
  const { amount, taxShort, note } = usePriceTexts(product);
  const { durationHours } = product;
  const vendorName = useVendorName(product);
  const duration = durationHours === null ? [] : [durationText(durationHours, locale)];
  return (
    <>
      <Text className={styles.amount}>{amount}</Text>
      {(taxShort || note) && (
        <Text variant="body2" tone="secondary" className={styles.tax}>
          {[taxShort, note].filter(Boolean).join(', ')}
        </Text>
      )}
      <Text variant="body2" tone="secondary" className={styles.vendor}>
        {[vendorName, ...duration].join(' · ')}
      </Text>
    </>
  );
}
