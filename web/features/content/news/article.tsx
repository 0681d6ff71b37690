import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageTitle } from '#domain/site/brand.ts';
import { fixSpaces, fixSpacesIn } from '#domain/site/fixed-spaces.ts';
import { foundOr404 } from '../../../kit/api/not-found.ts';
import { services } from '../../../kit/session/context.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { breakable } from '../../../kit/ui/breakable.ts';
import { BackLink } from '../../../kit/ui/member/back-link.tsx';
import { FoldedContents, SideContents } from '../../../shared/content/contents.tsx';
import { Meta } from '../../../shared/content/meta.tsx';
import { Prose } from '../../../shared/content/prose.tsx';
import { Sources } from '../../../shared/content/sources.tsx';
import { NewsCards } from './news-cards.tsx';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { call } = services(context);
  const answer = await call('GET /news/:id', { params: { id: params.id ?? '' } });
  return { article: foundOr404(answer, url) };
}

/** Shorter texts need no list of what they hold. */
const HEADINGS_TO_LIST = 4;

export default function NewsArticle() {
  const { article } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['news', 'sharedContent']);
  const { to } = useLocale();
  const { title, contents, html, sources, related } = article;
  const listed = contents.length >= HEADINGS_TO_LIST;
  return (
    <>
      <title>{pageTitle(title)}</title>
      <BackLink href={to('news')}>{t('news:back')}</BackLink>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 240px' },
          columnGap: 7,
          alignItems: 'start',
        }}
      >
        <Box component="article">
          <Typography
            variant="h2"
            component="h1"
            sx={{ maxWidth: '24ch', hyphens: { xs: 'auto', sm: 'manual' } }}
          >
            {breakable(fixSpaces(title))}
          </Typography>
          <Box sx={{ mt: 2 }}>
            <Meta entry={article} whole />
          </Box>
          {listed && <FoldedContents contents={contents} />}
          <Box sx={{ mt: 4 }}>
            <Prose html={html} />
          </Box>
          <Sources sources={sources} />
        </Box>
        {listed && <SideContents contents={contents} />}
      </Box>
      {related.length > 0 && (
        <Box component="section" sx={{ mt: 8 }}>
          <Typography variant="h4" component="h2" color="primary" sx={{ mb: 2.5 }}>
            {t('sharedContent:related')}
          </Typography>
          <NewsCards news={fixSpacesIn(related)} />
        </Box>
      )}
    </>
  );
}
