import type { Partner } from '#api/contract.ts';
import { pathToSection } from '#domain/site/paths.ts';
import { useI18n } from '../../shared/i18n/use-i18n.ts';
import { JsonLd } from '../../shared/pages/json-ld.tsx';
import { useSiteData } from '../../shared/ui/site-data.ts';

/** Only the way to the page: the offer is somebody else's, and samples are not to be found. */
export function StructuredData({ partner: { slug, name } }: { partner: Partner }) {
  const { texts, locale, to } = useI18n('partner');
  const origin = useSiteData()?.publicUrl ?? '';
  const crumbs = [
    { name: texts.partner.home, item: origin + to('home') },
    { name: texts.partner.partners, item: origin + pathToSection('partners', locale) },
    { name, item: origin + to('partner', { slug }) },
  ];
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map((crumb, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          ...crumb,
        })),
      }}
    />
  );
}
