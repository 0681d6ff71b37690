import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router';
import { fixSpacesIn } from '#domain/site/fixed-spaces.ts';
import type { Call } from '../../../kit/api/call.ts';
import { toLastPage } from '../../../kit/list/last-page.ts';
import { useFocusOnPage } from '../../../kit/list/pager.tsx';
import { dataOf, services } from '../../../kit/session/context.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { Door } from '../../../kit/ui/illustrations.tsx';
import { MemberHead } from '../../../kit/ui/member/member-head.tsx';
import { countOf, loadCart } from '../../../shared/orders/cart/cart.ts';
import { CartButton } from './cart-button.tsx';
import { Filters } from './filters.tsx';
import { MarketHead } from './market-head.tsx';
import { ProductCards } from './product-cards.tsx';
import { isFiltered, type ListQuery, productsPerPage, queryIn, searchOf } from './query.ts';

export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const { call } = services(context);
  const query = queryIn(url);
  const [list, all, { cart, headers }] = await Promise.all([
    load(call, query),
    countAll(call),
    loadCart(call, request),
  ]);
  if (list.products.length === 0) toLastPage(url, query.page, list.total, productsPerPage);
  const now = new Date().toISOString();
  return data({ ...list, all, inCart: countOf(cart), query, now }, { headers });
}

async function load(call: Call, { page, q, ...filter }: ListQuery) {
  const range = { limit: productsPerPage, offset: (page - 1) * productsPerPage };
  const answer = await call('GET /products', {
    query: { ...filter, ...(q && { q }), ...range },
  });
  const products = fixSpacesIn(dataOf(answer));
  return { products, total: (answer.ok && answer.meta.total) || products.length };
}

/** How many there are without any filter. */
async function countAll(call: Call): Promise<number> {
  const answer = await call('GET /products', { query: { limit: 1 } });
  return (answer.ok && answer.meta.total) || 0;
}

export default function Products() {
  const { products, total, all, inCart, query, now } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['market', 'common']);
  const { to } = useLocale();
  const { state } = useNavigation();
  const wholeFirstPage = !isFiltered(query) && query.page === 1;
  return (
    <>
      <MarketHead
        actions={
          <>
            <Button href={to('orders')} sx={{ ml: { xs: -1.5, sm: 0 } }}>
              {t('common:app.orders')}
            </Button>
            <CartButton count={inCart} />
          </>
        }
      >
        <Box sx={{ flex: '1 1 320px' }}>
          <MemberHead title={t('market:title')} lead={t('market:lead')} />
        </Box>
      </MarketHead>
      <Filters query={query} all={all} />
      <ResultCount total={total} query={query} />
      <Box
        aria-busy={state === 'loading'}
        sx={{ opacity: state === 'loading' ? 0.6 : 1, transition: 'opacity 150ms ease-out' }}
      >
        {products.length > 0 ? <ProductCards products={products} now={now} /> : <Nothing />}
      </Box>
      <Pager query={query} total={total} />
      {wholeFirstPage && <Formation />}
    </>
  );
}

/** Read out whenever it changes. */
function ResultCount({ total, query }: { total: number; query: ListQuery }) {
  const { t } = useTranslation(['market']);
  const results = t('market:results', { count: total });
  const pages = Math.ceil(total / productsPerPage);
  const text =
    pages > 1 ? t('market:resultsOfPage', { results, page: query.page, pages }) : results;
  return (
    <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 2.5, mb: 2 }}>
      {text}
    </Typography>
  );
}

function Nothing() {
  const { t } = useTranslation(['market']);
  const { to } = useLocale();
  return (
    <EmptyState title={t('market:empty.title')} text={t('market:empty.text')}>
      <Button variant="contained" href={to('products')}>
        {t('market:filter.reset')}
      </Button>
      <Button variant="outlined" href={to('contact')}>
        {t('market:empty.contact')}
      </Button>
    </EmptyState>
  );
}

/** The package of the formation is ordered where its details are. */
function Formation() {
  const { t } = useTranslation(['market']);
  const { to } = useLocale();
  return (
    <Card
      component="section"
      sx={{
        mt: 4,
        p: 3,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2.5,
        bgcolor: 'transparent',
      }}
    >
      <Door style={{ flexShrink: 0 }} />
      <Box sx={{ flex: '1 1 240px' }}>
        <Typography variant="h5" component="h2" color="primary">
          {t('market:formation.title')}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, maxWidth: '62ch' }}>
          {t('market:formation.text')}
        </Typography>
      </Box>
      <Button variant="outlined" href={to('foundations')}>
        {t('market:formation.action')}
      </Button>
    </Card>
  );
}

/** Phones have room for three. */
const shownAtOnce = 5;

function Pager({ query, total }: { query: ListQuery; total: number }) {
  const { t } = useTranslation(['market']);
  const { to } = useLocale();
  const pager = useFocusOnPage(query.page);
  const last = Math.ceil(total / productsPerPage);
  if (last <= 1) return null;
  const at = (page: number) => to('products') + searchOf(query, { page });
  const first = Math.max(1, Math.min(query.page - 2, last - shownAtOnce + 1));
  const near = Array.from({ length: Math.min(shownAtOnce, last) }, (_, index) => first + index);
  return (
    <Box
      component="nav"
      ref={pager}
      aria-label={t('market:pager.label')}
      sx={{ display: 'flex', justifyContent: 'center', gap: { xs: 0.5, sm: 1 }, mt: 4 }}
    >
      {query.page > 1 && <Button href={at(query.page - 1)}>{t('market:pager.previous')}</Button>}
      {near.map((page) => (
        <Button
          key={page}
          href={at(page)}
          variant={page === query.page ? 'contained' : 'outlined'}
          aria-label={t('market:pager.page', { page })}
          aria-current={page === query.page ? 'page' : undefined}
          sx={{
            minWidth: 44,
            px: 1,
            display: {
              xs: Math.abs(page - query.page) > 1 ? 'none' : 'inline-flex',
              sm: 'inline-flex',
            },
          }}
        >
          {page}
        </Button>
      ))}
      {query.page < last && <Button href={at(query.page + 1)}>{t('market:pager.next')}</Button>}
    </Box>
  );
}
