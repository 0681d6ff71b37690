import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { OrderCard } from '#api/contract.gen.d.ts';
import { brand } from '#domain/site/brand.ts';
import { longDate, money } from '#domain/site/formats.ts';
import { toLastPage } from '../../kit/list/last-page.ts';
import { Pager, pageIn, rowsOf, rowsPerPage } from '../../kit/list/pager.tsx';
import { dataOf, services } from '../../kit/session/context.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { CoveringLink, coveredCard } from '../../kit/ui/cards/covering-link.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { MemberHead } from '../../kit/ui/member/member-head.tsx';
import { SettingsNav } from '../../shared/accounts/settings-nav.tsx';
import { OrderStatus } from './order-status.tsx';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = pageIn(url);
  const query = rowsOf(page);
  const answer = await services(context).call('GET /orders', { query });
  const orders = dataOf(answer);
  const total = (answer.ok && answer.meta.total) || orders.length;
  if (orders.length === 0) toLastPage(url, page, total, rowsPerPage);
  return { orders, page, total, now: new Date().toISOString() };
}

/** What the member has ordered, the newest first. */
export default function Orders() {
  const { orders, page, total, now } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['orders']);
  const { to } = useLocale();
  return (
    <Box sx={{ maxWidth: 860 }}>
      {orders.length === 0 ? (
        <EmptyState title={t('orders:empty.title')} text={t('orders:empty.text')} alone>
          <title>{`${t('orders:title')} · ${brand.name}`}</title>
          <Button variant="contained" href={to('products')}>
            {t('orders:empty.action')}
          </Button>
        </EmptyState>
      ) : (
        <>
          <MemberHead title={t('orders:title')} lead={t('orders:lead')} />
          <SettingsNav />
          <Box component="ul" sx={list}>
            {orders.map((order) => (
              <li key={order.id}>
                <OrderRow order={order} now={now} />
              </li>
            ))}
          </Box>
          <Pager list="orders" page={page} total={total} />
        </>
      )}
    </Box>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  mt: { xs: 3, md: 4 },
  p: 0,
  display: 'grid',
  gap: 2,
} as const;

/** The link covers the whole row. */
function OrderRow({ order, now }: { order: OrderCard; now: string }) {
  const { locale, to } = useLocale();
  const { id, number, titles, placedAt, grossCents } = order;
  const [first = number, ...others] = titles;
  return (
    <Card
      sx={{
        ...coveredCard,
        p: { xs: 2.5, sm: 3 },
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
        gap: { xs: 1.5, sm: 3 },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h5" component="h2">
          <CoveringLink href={to('order', { id })}>{first}</CoveringLink>
        </Typography>
        {others.length > 0 && (
          <Typography sx={{ mt: 0.5, textWrap: 'pretty' }}>{others.join('\u00a0· ')}</Typography>
        )}
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {`${number} · ${longDate(placedAt, locale)}`}
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          flexDirection: { xs: 'row', sm: 'column' },
          alignItems: { xs: 'center', sm: 'flex-end' },
          justifyContent: 'space-between',
          gap: 1,
        }}
      >
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {money(grossCents, locale)}
        </Typography>
        <OrderStatus order={order} now={now} />
      </Box>
    </Card>
  );
}
