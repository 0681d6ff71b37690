import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Rss } from 'lucide-react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { DocumentCard } from '#api/contract.ts';
import { articleCategories, articleCategoryCodes } from '#domain/site/categories.ts';
import { feeds } from '#domain/site/paths.ts';
import { dataOf, services } from '../../kit/session/context.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import { breakable } from '../../kit/ui/breakable.ts';
import { CoveringLink, coveredCard } from '../../kit/ui/cards/covering-link.tsx';
import { Main } from '../../kit/ui/page/main.tsx';
import { PageHead } from '../../kit/ui/page-head.tsx';
import { Section } from '../../kit/ui/section.tsx';
import { pageOf } from '../../shared/content/document-page.ts';
import { Meta } from '../../shared/content/meta.tsx';
import { Cards, categoryName } from './cards.tsx';
import { FeedLink } from './feed-link.tsx';
import { Picture } from './picture.tsx';
import { Topics } from './topics.tsx';
import { Trail } from './trail.tsx';

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
  const { texts, to } = useI18n('content');
  const { title, heading, description, lead, newest, empty } = texts.content.blog;
  const [first, ...rest] = articles;
  return (
    <Main>
      <PageHead title={title} description={description} />
      <FeedLink />
      <Section>
        <Trail here={{ text: texts.content.blog.name, href: to('blog') }} />
        <Typography variant="h1" sx={{ maxWidth: '22ch' }}>
          {heading}
        </Typography>
        <Typography
          color="textSecondary"
          sx={{ mt: 2.5, mb: 4, fontSize: '1.1875rem', maxWidth: '60ch', textWrap: 'pretty' }}
        >
          {first ? lead : empty}
        </Typography>
        <Topics />
        {first && <LeadArticle article={first} />}
        <Typography variant="h3" component="h2" sx={{ mt: { xs: 6, md: 8 }, mb: 4 }}>
          {newest}
        </Typography>
        <Cards documents={rest.slice(0, newestShown)} />
      </Section>
      <ByTopic articles={articles} />
    </Main>
  );
}

function LeadArticle({ article }: { article: DocumentCard }) {
  const { locale, to } = useI18n('content');
  const { name, params } = pageOf(article);
  return (
    <Card
      component="article"
      sx={{
        ...coveredCard,
        mt: { xs: 4, md: 5 },
        p: { xs: 3, sm: 4, md: 6 },
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        alignItems: { md: 'center' },
        gap: { xs: 2.5, md: 8 },
      }}
    >
      <Box
        sx={{
          flexShrink: 0,
          display: 'grid',
          placeItems: 'center',
          width: { xs: 88, md: 232 },
          height: { xs: 88, md: 232 },
          borderRadius: '50%',
          bgcolor: 'brand.highlight',
          '& svg': { width: { xs: 44, md: 108 }, height: 'auto' },
        }}
      >
        <Picture category={article.category} />
      </Box>
      <Box>
        <Typography variant="overline" component="p" color="textSecondary" sx={{ mb: 1 }}>
          {categoryName(article, locale)}
        </Typography>
        <Typography variant="h2">
          <CoveringLink href={to(name, params)}>{breakable(article.title)}</CoveringLink>
        </Typography>
        <Typography
          color="textSecondary"
          sx={{ mt: 2, mb: 2.5, fontSize: '1.125rem', maxWidth: '56ch', textWrap: 'pretty' }}
        >
          {article.description}
        </Typography>
        <Meta document={article} whole />
      </Box>
    </Card>
  );
}

function ByTopic({ articles }: { articles: readonly DocumentCard[] }) {
  const { texts } = useI18n('content');
  const byCategory = Map.groupBy(articles, ({ category }) => category);
  return (
    <Section band>
      <Typography variant="h3" component="h2">
        {texts.content.blog.byTopic}
      </Typography>
      <Box
        sx={{
          mt: 4,
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(4, minmax(0, 1fr))',
          },
          columnGap: 5,
          rowGap: 6,
        }}
      >
        {articleCategoryCodes.map((category) => (
          <Topic key={category} category={category} articles={byCategory.get(category) ?? []} />
        ))}
      </Box>
      <Feed />
    </Section>
  );
}

interface TopicProps {
  category: (typeof articleCategoryCodes)[number];
  articles: readonly DocumentCard[];
}

function Topic({ category, articles }: TopicProps) {
  const { t, locale, to } = useI18n('content');
  const href = to('blog-category', { category });
  return (
    <section>
      <Typography variant="h5" component="h3">
        <Link href={href} color="inherit" sx={{ fontWeight: 'inherit' }}>
          {breakable(articleCategories[category][locale])}
        </Link>
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mt: 1.5 }}>
        {articles.slice(0, shownPerCategory).map((article) => (
          <Box component="li" key={article.key} sx={{ borderTop: 1, borderColor: 'divider' }}>
            <Link
              href={to('article', pageOf(article).params)}
              sx={{
                display: 'block',
                py: 1.5,
                fontWeight: 500,
                fontSize: '0.9375rem',
                lineHeight: 1.4,
                color: 'text.primary',
              }}
            >
              {breakable(article.title)}
            </Link>
          </Box>
        ))}
      </Box>
      {articles.length > shownPerCategory && (
        <Link href={href} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
          {t('content:blog.all', { count: articles.length })}
        </Link>
      )}
    </section>
  );
}

function Feed() {
  const { texts, locale } = useI18n('content');
  return (
    <Link
      href={feeds[locale]}
      sx={{ mt: 5, display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 44 }}
    >
      <Rss size={18} strokeWidth={1.75} aria-hidden="true" />
      {texts.content.blog.feed}
    </Link>
  );
}
