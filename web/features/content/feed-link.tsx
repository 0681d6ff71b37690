import { brand } from '#domain/site/brand.ts';
import { feeds } from '#domain/site/paths.ts';
import { useTexts } from '../../kit/texts/use-texts.ts';

/** Tells readers of feeds where the one of the articles is. */
export function FeedLink() {
  const { t, locale } = useTexts('content');
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={`${brand.name}: ${t('content:blog.name')}`}
      href={feeds[locale]}
    />
  );
}
