import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { foundOr404 } from '../../kit/api/not-found.ts';
import { services } from '../../kit/session/context.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import { categoryName } from './cards.tsx';
import { DocumentPage } from './document.tsx';
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
  const { texts, locale, to } = useI18n('content');
  const { category } = article;
  const above = [
    { text: texts.content.blog.name, href: to('blog') },
    { text: categoryName(article, locale), href: to('blog-category', { category }) },
  ];
  return (
    <DocumentPage document={article} above={above}>
      <FeedLink />
      <Box sx={{ mt: article.related.length > 0 ? 7 : 0 }}>
        <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
          {texts.content.topics}
        </Typography>
        <Topics current={category} />
      </Box>
    </DocumentPage>
  );
}
