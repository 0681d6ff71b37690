import type { Product } from '#api/contract.gen.d.ts';
import { productCategoryNames } from '#domain/catalogue/names.ts';
import { picturePath } from '#domain/site/paths.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { JsonLd } from '../../../kit/ui/page/json-ld.tsx';
import { useSiteData } from '../../../kit/ui/site-data.ts';

/** The service and its offer; without a price it is no product that search engines would take. */
export function StructuredData({ product }: { product: Product }) {
  const { locale, to } = useLocale();
  const origin = useSiteData()?.publicUrl ?? '';
  const { id, title, summary, category, price, vendor } = product;
  if (price.grossCents === null) return null;
  const path = to('service', { id });
  const url = origin + path;
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'Product',
        '@id': `${url}#product`,
        name: title,
        description: summary,
        category: productCategoryNames[category][locale],
        url,
        image: origin + picturePath(path),
        brand: { '@type': 'Organization', name: vendor.name },
        offers: {
          '@type': 'Offer',
          url,
          priceCurrency: 'EUR',
          price: euros(price.grossCents),
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            priceCurrency: 'EUR',
            price: euros(price.grossCents),
            valueAddedTaxIncluded: true,
          },
          seller: { '@type': 'Organization', name: vendor.name },
        },
      }}
    />
  );
}

const euros = (cents: number) => (cents / 100).toFixed(2);
