import { Rss } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { EntryCard } from '#api/contract.gen.d.ts';
import { articleCategories, articleCategoryCodes } from '#domain/site/categories.ts';
import { feeds } from '#domain/site/paths.ts';
import { dataOf, services } from '../../kit/session/context.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { breakable } from '../../kit/ui/breakable.ts';
import { CoveringLink } from '../../kit/ui/cards/covering-link.tsx';
import { Card } from '../../kit/ui/elements/card.tsx';
import { Text } from '../../kit/ui/elements/text.tsx';
import { TextLink } from '../../kit/ui/elements/text-link.tsx';
import { Breadcrumbs } from '../../kit/ui/page/breadcrumbs.tsx';
import { Main } from '../../kit/ui/page/main.tsx';
import { PageHead } from '../../kit/ui/page-head.tsx';
import { Section } from '../../kit/ui/section.tsx';
import { pageOf } from '../../shared/content/entry-page.ts';
import { Meta } from '../../shared/content/meta.tsx';
import styles from './blog.module.css';
import { Cards, categoryName } from './cards.tsx';
import { FeedLink } from './feed-link.tsx';
import { Picture } from './picture.tsx';
import { Topics } from './topics.tsx';

/** As many as the API gives at once; older ones are on the pages of their categories. */
const most = 200;
const newestShown = 6;
const shownPerCategory = 4;

export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = services(context);
  const answer = await call('GET /articles', { as: 'none', query: { limit: most } });
  return { articles: dataOf(answer) };
}

/** The newest article large, then the ones before it, then every category with its newest. */
export default function Blog() {
  const { articles } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['content']);
  const { to } = useLocale();
  const [first, ...rest] = articles;
  return (
    <Main>
      <PageHead title={t('content:blog.title')} description={t('content:blog.description')} />
      <FeedLink />
      <Section>
        <Breadcrumbs here={{ text: t('content:blog.name'), href: to('blog') }} />
        <Text variant="h1" className={styles.title}>
          {t('content:blog.heading')}
        </Text>
        <Text tone="secondary" className={styles.lead}>
          {first ? t('content:blog.lead') : t('content:blog.empty')}
        </Text>
        <Topics />
        {first && <LeadArticle article={first} />}
        <Text variant="h3" as="h2" className={styles.newest}>
          {t('content:blog.newest')}
        </Text>
        <Cards entries={rest.slice(0, newestShown)} />
      </Section>
      <ByTopic articles={articles} />
    </Main>
  );
}

function LeadArticle({ article }: { article: EntryCard }) {
  const { locale, to } = useLocale();
  const { name, params } = pageOf(article);
  return (
    <Card as="article" covered className={styles.leadArticle}>
      <div className={styles.picture}>
        <Picture category={article.category} />
      </div>
      <div>
        <Text variant="overline" as="p" tone="secondary" className={styles.category}>
          {categoryName(article, locale)}
        </Text>
        <Text variant="h2">
          <CoveringLink href={to(name, params)}>{breakable(article.title)}</CoveringLink>
        </Text>
        <Text tone="secondary" className={styles.description}>
          {article.description}
        </Text>
        <Meta entry={article} whole />
      </div>
    </Card>
  );
}

function ByTopic({ articles }: { articles: readonly EntryCard[] }) {
  const { t } = useTranslation(['content']);
  const byCategory = Map.groupBy(articles, ({ category }) => category);
  return (
    <Section band>
      <Text variant="h3" as="h2">
        {t('content:blog.byTopic')}
      </Text>
      <div className={styles.topics}>
        {articleCategoryCodes.map((category) => (
          <Topic key={category} category={category} articles={byCategory.get(category) ?? []} />
        ))}
      </div>
      <Feed />
    </Section>
  );
}

interface TopicProps {
  category: (typeof articleCategoryCodes)[number];
  articles: readonly EntryCard[];
}

function Topic({ category, articles }: TopicProps) {
  const { t } = useTranslation(['content']);
  const { locale, to } = useLocale();
  const href = to('blog-category', { category });
  return (
    <section>
      <Text variant="h5" as="h3">
        <TextLink href={href} tone="inherit" className={styles.topicTitle}>
          {breakable(articleCategories[category][locale])}
        </TextLink>
      </Text>
      <ul className={styles.articles}>
        {articles.slice(0, shownPerCategory).map((article) => (
          <li key={article.key} className={styles.article}>
            <TextLink href={to('article', pageOf(article).params)} className={styles.articleLink}>
              {breakable(article.title)}
            </TextLink>
          </li>
        ))}
      </ul>
      {articles.length > shownPerCategory && (
        <TextLink href={href} className={styles.all}>
          {t('content:blog.all', { count: articles.length })}
        </TextLink>
      )}
    </section>
  );
}

function Feed() {
  const { t } = useTranslation(['content']);
  const { locale } = useLocale();
  return (
    <TextLink href={feeds[locale]} className={styles.feed}>
      <Rss size={18} strokeWidth={1.75} aria-hidden="true" />
      {t('content:blog.feed')}
    </TextLink>
  );
}
