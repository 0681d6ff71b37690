import { useTranslation } from 'react-i18next';
import { brand } from '#domain/site/brand.ts';
import { feeds } from '#domain/site/paths.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';

/** Tells readers of feeds where the one of the articles is. */
export function FeedLink() {
  const { t } = useTranslation(['content']);
  const { locale } = useLocale();
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={`${brand.name}: ${t('content:blog.name')}`}
      href={feeds[locale]}
    />
  );
}
