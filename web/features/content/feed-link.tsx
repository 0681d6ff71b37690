import { brand } from '#domain/site/brand.ts';
import { feeds } from '#domain/site/paths.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';

/** Tells readers of feeds where the one of the articles is. */
export function FeedLink() {
  const { texts, locale } = useI18n('content');
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={`${brand.name}: ${texts.content.blog.name}`}
      href={feeds[locale]}
    />
  );
}
