import type { Product } from '#api/contract.ts';
import { productCategoryNames } from '#domain/catalogue/names.ts';
import { useI18n } from '../../shared/i18n/use-i18n.ts';
import { JsonLd } from '../../shared/pages/json-ld.tsx';
import { useSiteData } from '../../shared/ui/site-data.ts';

/** The service, its offer if it has a price, and the way to its page. */
export function StructuredData({ product }: { product: Product }) {
  const { texts, locale, to } = useI18n('services');
  const origin = useSiteData()?.publicUrl ?? '';
  const { id, title, summary, category, price, vendor } = product;
  const { detail, list } = texts.services;
  const url = origin + to('service', { id });
  const crumbs = [
    { name: detail.home, item: origin + to('home') },
    { name: list.kicker, item: origin + to('services') },
    { name: title, item: url },
  ];
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'Product',
            '@id': `${url}#product`,
            name: title,
            description: summary,
            category: productCategoryNames[category][locale],
            url,
            brand: { '@type': 'Organization', name: vendor.name },
            ...(price.grossCents !== null && {
              offers: {
                '@type': 'Offer',
                url,
                priceCurrency: 'EUR',
                price: (price.grossCents / 100).toFixed(2),
                priceSpecification: {
                  '@type': 'UnitPriceSpecification',
                  priceCurrency: 'EUR',
                  price: (price.grossCents / 100).toFixed(2),
                  valueAddedTaxIncluded: true,
                },
                seller: { '@type': 'Organization', name: vendor.name },
              },
            }),
          },
          {
            '@type': 'BreadcrumbList',
            itemListElement: crumbs.map((crumb, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              ...crumb,
            })),
          },
        ],
      }}
    />
  );
}
