import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { articleCategories, isArticleCategory } from '#domain/site/categories.ts';
import { pageNotFound } from '../../kit/api/not-found.ts';
import { dataOf, services } from '../../kit/session/context.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { Text } from '../../kit/ui/elements/text.tsx';
import { Breadcrumbs } from '../../kit/ui/page/breadcrumbs.tsx';
import { Main } from '../../kit/ui/page/main.tsx';
import { PageHead } from '../../kit/ui/page-head.tsx';
import { Section } from '../../kit/ui/section.tsx';
import styles from './blog-category.module.css';
import { Cards } from './cards.tsx';
import { FeedLink } from './feed-link.tsx';
import { Topics } from './topics.tsx';

/** As many as the API gives at once. */
const most = 200;

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { category } = params;
  if (!isArticleCategory(category)) throw pageNotFound(url);
  const { call } = services(context);
  const answer = await call('GET /articles', { as: 'none', query: { category, limit: most } });
  return { category, articles: dataOf(answer) };
}

export default function BlogCategory() {
  const { category, articles } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['content']);
  const { locale, to } = useLocale();
  const name = articleCategories[category][locale];
  const values = { category: name };
  return (
    <Main>
      <PageHead
        title={t('content:blogCategory.title', values)}
        description={t('content:blogCategory.description', values)}
      />
      <FeedLink />
      <Section>
        <Breadcrumbs
          above={[{ text: t('content:blog.name'), href: to('blog') }]}
          here={{ text: name, href: to('blog-category', { category }) }}
        />
        <Text variant="h1">{name}</Text>
        <Text tone="secondary" className={styles.lead}>
          {t('content:blogCategory.description', values)}
        </Text>
        <Topics current={category} />
        <div className={styles.cards}>
          <Cards entries={articles} heading="h2" />
        </div>
      </Section>
    </Main>
  );
}
