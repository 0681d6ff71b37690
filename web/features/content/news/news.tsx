import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { EntryCard } from '#api/contract.gen.d.ts';
import { fixSpacesIn } from '#domain/site/fixed-spaces.ts';
import { dataOf, services } from '../../../kit/session/context.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { breakable } from '../../../kit/ui/breakable.ts';
import { CoveringLink, coveredCard } from '../../../kit/ui/cards/covering-link.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { MemberHead } from '../../../kit/ui/member/member-head.tsx';
import { Meta } from '../../../shared/content/meta.tsx';
import { NewsCards } from './news-cards.tsx';

const PER_PAGE = 13;
const SHOWN_MAX = 195;

/** Newest first; `?show=26` shows more. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { call } = services(context);
  const asked = Number(url.searchParams.get('show')) || PER_PAGE;
  const limit = Math.min(Math.max(Math.trunc(asked), PER_PAGE), SHOWN_MAX);
  const answer = await call('GET /news', { query: { limit } });
  const news = fixSpacesIn(dataOf(answer));
  const total = (answer.ok && answer.meta.total) || news.length;
  return { news, total, limit };
}

export default function News() {
  const { news, total, limit } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['news']);
  const { to } = useLocale();
  const [newest, ...others] = news;
  return (
    <>
      <MemberHead title={t('news:title')} lead={t('news:lead')} />
      {newest ? (
        <Newest news={newest} />
      ) : (
        <Box sx={{ mt: 4 }}>
          <EmptyState title={t('news:empty.title')} text={t('news:empty.text')}>
            <Button variant="outlined" href={to('blog')}>
              {t('news:empty.action')}
            </Button>
          </EmptyState>
        </Box>
      )}
      {others.length > 0 && (
        <Box component="section" aria-labelledby="earlier">
          <Typography
            id="earlier"
            variant="h4"
            component="h2"
            color="primary"
            sx={{ mt: 5, mb: 2.5 }}
          >
            {t('news:earlier')}
          </Typography>
          <NewsCards news={others} />
        </Box>
      )}
      {total > news.length && limit < SHOWN_MAX && (
        <Button variant="outlined" href={`?show=${limit + PER_PAGE}`} sx={{ mt: 4 }}>
          {t('news:more')}
        </Button>
      )}
    </>
  );
}

/** The latest in full width. */
function Newest({ news }: { news: EntryCard }) {
  const { t } = useTranslation(['news']);
  const { to } = useLocale();
  return (
    <Card component="article" sx={{ ...coveredCard, mt: 4, p: { xs: 3, sm: 4.5 } }}>
      <Typography variant="overline" component="p" color="textSecondary">
        {t('news:newest')}
      </Typography>
      <Typography variant="h3" component="h2" sx={{ mt: 1, maxWidth: '26ch' }}>
        <CoveringLink href={to('news-article', { id: news.key })}>
          {breakable(news.title)}
        </CoveringLink>
      </Typography>
      <Typography sx={{ mt: 1.5, mb: 2.5, maxWidth: '62ch', textWrap: 'pretty' }}>
        {news.description}
      </Typography>
      <Meta entry={news} />
    </Card>
  );
}
