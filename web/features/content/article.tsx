import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { foundOr404 } from '../../kit/api/not-found.ts';
import { services } from '../../kit/session/context.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { Text } from '../../kit/ui/elements/text.tsx';
import styles from './article.module.css';
import { categoryName } from './cards.tsx';
import { EntryPage } from './entry.tsx';
import { FeedLink } from './feed-link.tsx';
import { paramsOf } from './load.ts';
import { Topics } from './topics.tsx';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { call } = services(context);
  const { category = '', slug = '' } = params;
  const place = { params: { category, slug }, as: 'none' } as const;
  const article = foundOr404(await call('GET /articles/:category/:slug', place), url);
  return { article, paramsByLocale: paramsOf(article) };
}

export default function Article() {
  const { article } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['content']);
  const { locale, to } = useLocale();
  const { category } = article;
  const above = [
    { text: t('content:blog.name'), href: to('blog') },
    { text: categoryName(article, locale), href: to('blog-category', { category }) },
  ];
  return (
    <EntryPage entry={article} above={above}>
      <FeedLink />
      <div className={article.related.length > 0 ? styles.topics : undefined}>
        <Text variant="h6" as="h2" className={styles.topicsTitle}>
          {t('content:topics')}
        </Text>
        <Topics current={category} />
      </div>
    </EntryPage>
  );
}
