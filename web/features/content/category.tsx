import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import {
  fittingServices,
  isPageCategory,
  pageCategories,
  pageCategoryCodes,
} from '#domain/site/categories.ts';
import { foundOr404 } from '../../kit/api/not-found.ts';
import { services } from '../../kit/session/context.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import { breakable } from '../../kit/ui/breakable.ts';
import { Main } from '../../kit/ui/page/main.tsx';
import { PageHead } from '../../kit/ui/page-head.tsx';
import { Section } from '../../kit/ui/section.tsx';
import { Prose } from '../../shared/content/prose.tsx';
import { Cards } from './cards.tsx';
import { paramsOf } from './load.ts';
import { Trail } from './trail.tsx';

const servicesShown = 3;

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { call } = services(context);
  const named = { params: { category: params.category ?? '' }, as: 'none' } as const;
  const category = foundOr404(await call('GET /pages/:category', named), url);
  const field = isPageCategory(category.category) && fittingServices[category.category];
  const query = { category: field || undefined, limit: servicesShown };
  const found = await call('GET /products', { as: 'none', query });
  return {
    category,
    services: found.ok ? found.data.map(({ id, title, summary }) => ({ id, title, summary })) : [],
    paramsByLocale: paramsOf(category),
  };
}

/** What a subject is about, with its pages and the articles that fit. */
export default function Category() {
  const { category, services: fitting } = useLoaderData<typeof loader>();
  const { texts, to } = useI18n('content');
  const { title, description, html, pages, articles, category: code } = category;
  return (
    <Main>
      <PageHead title={title} description={description} />
      <Section>
        <Trail here={{ text: title, href: to('category', { category: code }) }} />
        <Typography variant="h1" sx={{ maxWidth: '21ch', mb: { xs: 4, md: 5 } }}>
          {breakable(title)}
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 368px' },
            columnGap: 8,
            rowGap: 6,
            alignItems: 'start',
          }}
        >
          <Prose html={html} />
          {pages.length > 0 && (
            <Box component="section">
              <Typography variant="h5" component="h2" sx={{ mb: 2.5 }}>
                {texts.content.category.pages}
              </Typography>
              <Cards documents={pages} columns={1} />
            </Box>
          )}
        </Box>
      </Section>
      <Section band>
        {articles.length > 0 && (
          <>
            <Typography variant="h3" component="h2" sx={{ mb: 4 }}>
              {texts.content.category.articles}
            </Typography>
            <Cards documents={articles} columns={articles.length === 4 ? 2 : 3} />
          </>
        )}
        {fitting.length > 0 && <Services services={fitting} />}
        <Others current={code} />
      </Section>
    </Main>
  );
}

interface Service {
  id: string;
  title: string;
  summary: string;
}

function Services({ services: fitting }: { services: readonly Service[] }) {
  const { texts, to } = useI18n('content');
  return (
    <>
      <Typography variant="h3" component="h2" sx={{ mt: { xs: 7, md: 9 }, mb: 3 }}>
        {texts.content.category.services}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
          columnGap: 5,
        }}
      >
        {fitting.map(({ id, title, summary }) => (
          <Box component="li" key={id} sx={{ py: 2.5, borderTop: 1, borderColor: 'divider' }}>
            <Link href={to('service', { id })} sx={{ display: 'inline-block', py: 0.5 }}>
              {breakable(title)}
            </Link>
            <Typography color="textSecondary" sx={{ mt: 0.5, fontSize: '0.9375rem' }}>
              {summary}
            </Typography>
          </Box>
        ))}
      </Box>
      <Link
        href={to('services')}
        sx={{ mt: 1, display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        {texts.content.category.allServices}
      </Link>
    </>
  );
}

function Others({ current }: { current: string }) {
  const { texts, locale, to } = useI18n('content');
  const { others } = texts.content.category;
  return (
    <Box component="nav" aria-label={others} sx={{ mt: { xs: 7, md: 9 } }}>
      <Typography variant="h6" component="h2">
        {others}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          mt: 1,
          columnGap: 4,
          columnCount: { xs: 1, sm: 2, md: 4 },
        }}
      >
        {pageCategoryCodes
          .filter((code) => code !== current)
          .map((category) => (
            <li key={category}>
              <Link
                href={to('category', { category })}
                sx={{
                  display: 'inline-flex',
                  alignItems: 'center',
                  minHeight: 44,
                  fontWeight: 500,
                }}
              >
                {pageCategories[category][locale]}
              </Link>
            </li>
          ))}
      </Box>
    </Box>
  );
}
