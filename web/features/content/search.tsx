import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Search as Glass } from 'lucide-react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { SearchHit } from '#api/contract.ts';
import { toLastPage } from '../../kit/list/last-page.ts';
import { dataOf, services } from '../../kit/session/context.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import { breakable } from '../../kit/ui/breakable.ts';
import { Main } from '../../kit/ui/page/main.tsx';
import { PageHead } from '../../kit/ui/page-head.tsx';
import { Section } from '../../kit/ui/section.tsx';
import { pageOf } from '../../shared/content/document-page.ts';
import { categoryName } from './cards.tsx';
import { Topics } from './topics.tsx';

/** What the API takes. */
const queryMaxLength = 200;
const hitsPerPage = 20;
const lastPage = 50;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, queryMaxLength);
  const page = pageIn(url);
  if (q === '') return { q, page, hits: [], total: 0 };
  const { call } = services(context);
  const query = { q, limit: hitsPerPage, offset: (page - 1) * hitsPerPage };
  const answer = await call('GET /search', { as: 'none', query });
  const hits = dataOf(answer);
  const total = (answer.ok && answer.meta.total) || hits.length;
  if (hits.length === 0) toLastPage(url, page, total, hitsPerPage);
  return { q, page, hits, total };
}

function pageIn({ searchParams }: URL): number {
  const page = Number(searchParams.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1;
}

/** A plain form, so that an address holds what was looked for. */
export default function Search() {
  const { q, page, hits, total } = useLoaderData<typeof loader>();
  const { t, texts } = useI18n('content');
  const { title, heading, hint, noneHint } = texts.content.search;
  const count = total === 0 ? 'content:search.none' : 'content:search.found';
  return (
    <Main>
      <PageHead title={q === '' ? title : `${title}: ${q}`} noindex />
      <Section>
        <Typography variant="h1">{heading}</Typography>
        <SearchForm q={q} />
        {q === '' ? (
          <Typography color="textSecondary" sx={{ mt: 2 }}>
            {hint}
          </Typography>
        ) : (
          <Typography variant="h3" component="h2" sx={{ mt: 6 }}>
            {t(count, { count: total, query: q })}
          </Typography>
        )}
        {hits.length > 0 && <Hits hits={hits} />}
        {total > hits.length && <Pager q={q} page={page} total={total} />}
        {hits.length === 0 && (
          <Box sx={{ mt: 3 }}>
            {q !== '' && (
              <Typography color="textSecondary" sx={{ mb: 3 }}>
                {noneHint}
              </Typography>
            )}
            <Topics />
          </Box>
        )}
      </Section>
    </Main>
  );
}

function SearchForm({ q }: { q: string }) {
  const { texts, to } = useI18n('content');
  const { label, submit } = texts.content.search;
  return (
    <Box
      component="form"
      role="search"
      method="get"
      action={to('search')}
      sx={{ mt: 4, maxWidth: 640 }}
    >
      <Box component="label" htmlFor="q" sx={{ display: 'block', fontWeight: 600, mb: 1 }}>
        {label}
      </Box>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 1.5 }}>
        <Box
          component="input"
          id="q"
          name="q"
          type="search"
          defaultValue={q}
          maxLength={queryMaxLength}
          autoComplete="off"
          sx={{
            flex: 1,
            minHeight: 48,
            px: 2,
            font: 'inherit',
            color: 'text.primary',
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'brand.fieldBorder',
            borderRadius: '12px',
          }}
        />
        <Button
          type="submit"
          variant="contained"
          size="large"
          startIcon={<Glass size={20} strokeWidth={1.75} aria-hidden="true" />}
        >
          {submit}
        </Button>
      </Box>
    </Box>
  );
}

const Hits = ({ hits }: { hits: readonly SearchHit[] }) => (
  <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, mt: 2, maxWidth: 760 }}>
    {hits.map((hit) => (
      <Hit key={`${hit.kind}/${hit.category}/${hit.slug}`} hit={hit} />
    ))}
  </Box>
);

function Hit({ hit }: { hit: SearchHit }) {
  const { texts, locale, to } = useI18n('content');
  const { name, params } = pageOf(hit);
  return (
    <Box component="li" sx={{ py: 3, borderBottom: 1, borderColor: 'divider' }}>
      <Typography variant="overline" component="p" color="textSecondary">
        {texts.content.search.kinds[hit.kind]} · {categoryName(hit, locale)}
      </Typography>
      <Typography variant="h4" component="h3" sx={{ mt: 0.5 }}>
        <Link href={to(name, params)} color="inherit" sx={{ fontWeight: 'inherit' }}>
          {breakable(hit.title)}
        </Link>
      </Typography>
      <Typography
        color="textSecondary"
        sx={{
          mt: 1,
          '& mark': {
            bgcolor: 'brand.accentTint',
            color: 'text.primary',
            borderRadius: '4px',
            px: 0.25,
          },
        }}
      >
        {'… '}
        {hit.excerpt.map(({ text, hit: isHit }, index) =>
          isHit ? <mark key={index}>{text}</mark> : text,
        )}
        {' …'}
      </Typography>
    </Box>
  );
}

function Pager({ q, page, total }: { q: string; page: number; total: number }) {
  const { t, texts, to } = useI18n('content');
  const { label, previous, next } = texts.content.search.pager;
  const pages = Math.min(Math.ceil(total / hitsPerPage), lastPage);
  const hrefOf = (number: number) =>
    `${to('search')}?${new URLSearchParams({ q, page: `${number}` })}`;
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{ mt: 4, display: 'flex', alignItems: 'center', gap: 2.5, flexWrap: 'wrap' }}
    >
      {page > 1 && (
        <Button variant="outlined" href={hrefOf(page - 1)}>
          {previous}
        </Button>
      )}
      <Typography color="textSecondary">
        {t('content:search.pager.here', { page, pages })}
      </Typography>
      {page < pages && (
        <Button variant="outlined" href={hrefOf(page + 1)}>
          {next}
        </Button>
      )}
    </Box>
  );
}
