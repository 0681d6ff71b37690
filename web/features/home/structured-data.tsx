import { useTranslation } from 'react-i18next';
import { brand } from '#domain/site/brand.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { JsonLd } from '../../kit/ui/page/json-ld.tsx';
import { useSiteData } from '../../kit/ui/site-data.ts';

/** Who we are and the questions of the page, for search engines. */
export function StructuredData() {
  const { t } = useTranslation(['home']);
  const { to } = useLocale();
  const site = useSiteData();
  if (!site) return null;
  const { name, street, postalCode, city, phone, email, vatId, sample } = site.operator;
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'Organization',
            name: brand.name,
            legalName: name,
            url: site.publicUrl + to('home'),
            logo: `${site.publicUrl}/favicon.svg`,
            email,
            telephone: phone,
            ...(!sample && { vatID: vatId }),
            address: {
              '@type': 'PostalAddress',
              streetAddress: street,
              postalCode,
              addressLocality: city,
              addressCountry: 'DE',
            },
          },
          {
            '@type': 'FAQPage',
            mainEntity: t('home:faq.items').map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: answer },
            })),
          },
        ],
      }}
    />
  );
}
