import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ArrowLeft } from 'lucide-react';
import { useGetOne } from 'ra-core';
import { Link as RouterLink, useParams } from 'react-router';
import type { ManagedOrder } from '#api/contract.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import { longDate, money } from '#domain/site/formats.ts';
import { readOptions } from '../../../shared/staff/reads.ts';
import { ReadFailed } from '../../../shared/staff/ui/states.tsx';
import { Facts } from '../../../shared/staff/ui/facts.tsx';
import { dayAndTime } from '../../../shared/staff/ui/formats.ts';
import { InvoiceStatusLine } from '../../../shared/invoices/invoice-status-line.tsx';
import { Panel } from '../../../shared/staff/ui/panel.tsx';
import { consolePaths } from '../../../shared/staff/paths.ts';
import { usePageTitle } from '../../../shared/staff/ui/use-page-title.ts';
import { HoursPanel } from './hours-panel.tsx';
import { LinesPanel } from './lines-panel.tsx';
import { MemberLink } from './member-link.tsx';
import { useTexts } from '../../../kit/texts/use-texts.ts';

/** One order: what was agreed, and what has become of it. */
export function OrderPage() {
  const { t } = useTexts('staff', 'staffInvoices', 'staffOrders');
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetOne<ManagedOrder>('order', { id }, readOptions);
  usePageTitle(data && t('staffOrders:order.heading', { number: data.number }));
  return (
    <>
      <Button
        component={RouterLink}
        to={consolePaths.orders}
        startIcon={<ArrowLeft size={18} strokeWidth={1.75} />}
        sx={{ ml: -1.5, mb: 1, fontSize: '0.9375rem' }}
      >
        {t('staffOrders:order.back')}
      </Button>
      {data ? (
        <Content order={data} />
      ) : error ? (
        <Card>
          <ReadFailed error={error} onRetry={refetch} />
        </Card>
      ) : (
        <Skeleton variant="rounded" height={420} sx={{ borderRadius: '20px' }} />
      )}
    </>
  );
}

function Content({ order }: { order: ManagedOrder }) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Head order={order} />
      <Box sx={columns}>
        <Box sx={column}>
          <LinesPanel order={order} />
          {order.hourPackages.length > 0 && <HoursPanel order={order} />}
        </Box>
        <Box sx={column}>
          <AgreementPanel order={order} />
          <AddressPanel billing={order.billing} />
        </Box>
      </Box>
    </Box>
  );
}

function Head({ order: { number, placedAt, withdrawnAt } }: { order: ManagedOrder }) {
  const { t, locale } = useTexts('staff', 'staffInvoices', 'staffOrders');
  const on = (instant: string) => ({ instant: dayAndTime(instant, locale) });
  return (
    <Box>
      <Typography variant="h3" component="h1" color="primary">
        {t('staffOrders:order.heading', { number })}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.75 }}>
        {t('staffOrders:order.placedAt', on(placedAt))}
      </Typography>
      {withdrawnAt && (
        <Chip label={t('staffOrders:order.withdrawnAt', on(withdrawnAt))} sx={{ mt: 1.5 }} />
      )}
    </Box>
  );
}

function AgreementPanel({ order }: { order: ManagedOrder }) {
  const { t, locale } = useTexts('staff', 'staffInvoices', 'staffOrders');
  const word = (key: string) => t(`staffOrders:order.${key}`);
  const { accountId, foundationId, payment, earlyStart, termsVersion, invoice } = order;
  return (
    <Panel title={word('agreement')}>
      <Facts
        facts={[
          [word('member'), <MemberLink key="member" accountId={accountId} />],
          [
            word('foundation'),
            foundationId && (
              <Link
                key="foundation"
                component={RouterLink}
                to={consolePaths.foundation(foundationId)}
              >
                {t('staff:fileNumber', { number: fileNumber(foundationId) })}
              </Link>
            ),
          ],
          [word('payment'), word(`payments.${payment}`)],
          [word('invoice'), <Invoice key="invoice" invoice={invoice} />],
          [word('earlyStart'), word(earlyStart ? 'early' : 'notEarly')],
          [word('withdrawableUntil'), longDate(lastDayBefore(order.withdrawableUntil), locale)],
          [word('terms'), termsVersion],
        ]}
      />
    </Panel>
  );
}

/** Periods end with the last moment of a day. */
const lastDayBefore = (end: string) => new Date(Date.parse(end) - 1).toISOString();

function Invoice({ invoice }: Pick<ManagedOrder, 'invoice'>) {
  const { t, locale } = useTexts('staff', 'staffInvoices', 'staffOrders');
  if (!invoice) return t('staffOrders:orders.noInvoice');
  const { id, number, status, refundCents } = invoice;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      <Link
        href={`/api/invoices/${id}/pdf`}
        aria-label={t('staffInvoices:invoices.download', { number })}
      >
        {number}
      </Link>
      <InvoiceStatusLine status={status} />
      {refundCents > 0 && (
        <Typography component="span" sx={{ fontSize: 'inherit', fontWeight: 600 }}>
          {t('staffInvoices:invoices.refund', { amount: money(refundCents, locale) })}
        </Typography>
      )}
    </Box>
  );
}

function AddressPanel({ billing }: Pick<ManagedOrder, 'billing'>) {
  const { t, locale } = useTexts('staff', 'staffInvoices', 'staffOrders');
  if (!billing) {
    return (
      <Panel title={t('staffOrders:order.address')}>
        <Typography color="textSecondary">{t('staffOrders:orders.addressMissing')}</Typography>
      </Panel>
    );
  }
  const { company, name, street, zip, city, country, vatId } = billing;
  const countryName = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
  const address = [company, name, street, `${zip} ${city}`, countryName].filter(Boolean);
  return (
    <Panel title={t('staffOrders:order.address')}>
      <Typography component="address" sx={{ fontStyle: 'normal', whiteSpace: 'pre-line' }}>
        {address.join('\n')}
      </Typography>
      {vatId && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {`${t('staffOrders:order.vatId')} ${vatId}`}
        </Typography>
      )}
    </Panel>
  );
}

const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.35fr) minmax(0, 1fr)' },
} as const;
const column = { display: 'grid', gap: 3, alignContent: 'start' } as const;
