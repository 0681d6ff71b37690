import { useTranslation } from 'react-i18next';
import type { Thing } from 'schema-dts';
import type { WholeEntry } from '#api/contract.gen.d.ts';
import { brand } from '#domain/site/brand.ts';
import { picturePath } from '#domain/site/paths.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { JsonLd } from '../../kit/ui/page/json-ld.tsx';
import { useSiteData } from '../../kit/ui/site-data.ts';
import { pageOf } from '../../shared/content/entry-page.ts';
import { categoryName } from './cards.tsx';

/** An article or page and its questions, for search engines. */
export function StructuredData({ entry }: { entry: WholeEntry }) {
  const { t } = useTranslation(['sharedContent']);
  const { locale, to } = useLocale();
  const origin = useSiteData()?.publicUrl ?? '';
  const { name, params } = pageOf(entry);
  const path = to(name, params);
  const { title, description, author, published, updated, faq } = entry;
  const publisher = {
    '@type': 'Organization',
    name: brand.name,
    url: origin + to('home'),
    logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png`, width: '512', height: '512' },
  } as const;
  const things: Thing[] = [];
  if (published) {
    things.push({
      '@type': 'Article',
      '@id': `${origin}${path}#article`,
      mainEntityOfPage: origin + path,
      headline: title,
      description,
      image: origin + picturePath(path),
      inLanguage: locale,
      articleSection: categoryName(entry, locale),
      datePublished: published,
      dateModified: updated ?? published,
      author: {
        '@type': 'Organization',
        name: `${brand.name}, ${t('sharedContent:authors')[author ?? 'editorial']}`,
        url: origin + to('imprint'),
      },
      publisher,
    });
  }
  if (faq.length > 0) {
    things.push({
      '@type': 'FAQPage',
      '@id': `${origin}${path}#faq`,
      inLanguage: locale,
      mainEntity: faq.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    });
  }
  return <JsonLd data={{ '@context': 'https://schema.org', '@graph': things }} />;
}
