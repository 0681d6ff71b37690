import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { articleCategories, isArticleCategory } from '#domain/site/categories.ts';
import { pageNotFound } from '../../kit/api/not-found.ts';
import { dataOf, services } from '../../kit/session/context.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import { Main } from '../../kit/ui/page/main.tsx';
import { PageHead } from '../../kit/ui/page-head.tsx';
import { Section } from '../../kit/ui/section.tsx';
import { Cards } from './cards.tsx';
import { FeedLink } from './feed-link.tsx';
import { Topics } from './topics.tsx';
import { Trail } from './trail.tsx';

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
  const { t, texts, locale, to } = useI18n('content');
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
        <Trail
          above={[{ text: texts.content.blog.name, href: to('blog') }]}
          here={{ text: name, href: to('blog-category', { category }) }}
        />
        <Typography variant="h1">{name}</Typography>
        <Typography
          color="textSecondary"
          sx={{ mt: 2.5, mb: 4, fontSize: '1.1875rem', maxWidth: '60ch', textWrap: 'pretty' }}
        >
          {t('content:blogCategory.description', values)}
        </Typography>
        <Topics current={category} />
        <Box sx={{ mt: 5 }}>
          <Cards documents={articles} heading="h2" />
        </Box>
      </Section>
    </Main>
  );
}
