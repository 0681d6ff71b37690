import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { CreditCard, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router';
import type { Invoice } from '#api/contract.gen.d.ts';
import { isUnpaid } from '#domain/invoices/invoice.ts';
import { brand } from '#domain/site/brand.ts';
import { lastDayBefore, longDate, money } from '#domain/site/formats.ts';
import { postedForm } from '../../kit/forms/posted-form.ts';
import { toLastPage } from '../../kit/list/last-page.ts';
import { Pager, pageIn, rowsOf, rowsPerPage } from '../../kit/list/pager.tsx';
import { dataOf, services } from '../../kit/session/context.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { MemberHead } from '../../kit/ui/member/member-head.tsx';
import { SettingsNav } from '../../shared/accounts/settings-nav.tsx';
import { InvoiceStatus } from '../../shared/invoices/invoice-status.tsx';
import { useReadNotices } from '../../shared/notices/use-read-notices.ts';
import { payByCard } from '../../shared/orders/pay-by-card.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = pageIn(url);
  const query = rowsOf(page);
  const { call } = services(context);
  const [answer, methods] = await Promise.all([
    call('GET /invoices', { query }),
    call('GET /payment-methods'),
  ]);
  const invoices = dataOf(answer);
  const total = (answer.ok && answer.meta.total) || invoices.length;
  if (invoices.length === 0) toLastPage(url, page, total, rowsPerPage);
  return { invoices, page, total, cardOffered: methods.ok && methods.data.includes('card') };
}

/** Leads to the page of Stripe on which the invoice of an order is paid. */
export async function action({ context, request }: ActionFunctionArgs) {
  const orderId = (await postedForm(request)).get('orderId');
  const page = await payByCard(services(context).call, String(orderId));
  if (typeof page === 'object') throw redirect(page.url, 303);
  return { failed: page === 'unavailable' };
}

/** What we have invoiced, the newest first. */
export default function Invoices() {
  const { invoices, page, total, cardOffered } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>()?.failed;
  const { t } = useTranslation(['invoices']);
  const { to } = useLocale();
  const { state } = useNavigation();
  useReadNotices({ invoiceIds: invoices.map(({ id }) => id).join(' ') });
  if (invoices.length === 0 && page === 1) {
    return (
      <Box sx={{ maxWidth: 860 }}>
        <title>{`${t('invoices:title')} · ${brand.name}`}</title>
        <EmptyState title={t('invoices:empty.title')} text={t('invoices:empty.text')} alone>
          <Button variant="contained" href={to('products')}>
            {t('invoices:empty.action')}
          </Button>
        </EmptyState>
      </Box>
    );
  }
  return (
    <>
      <MemberHead title={t('invoices:title')} lead={t('invoices:lead')} />
      <SettingsNav />
      {failed && (
        <Alert severity="error" sx={{ mt: 3 }}>
          {t('invoices:payFailed')}
        </Alert>
      )}
      <Box
        aria-busy={state === 'loading'}
        sx={{
          mt: { xs: 3, md: 4 },
          opacity: state === 'loading' ? 0.6 : 1,
          transition: 'opacity 150ms ease-out',
        }}
      >
        <Columns />
        <Card component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {invoices.map((invoice) => (
            <Row key={invoice.id} invoice={invoice} cardOffered={cardOffered} />
          ))}
        </Card>
      </Box>
      <Pager list="invoices" page={page} total={total} />
    </>
  );
}

const wide = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2.2fr) minmax(0, 1.3fr) minmax(0, 1.2fr) 132px 164px',
  columnGap: 3,
  alignItems: 'center',
} as const;

function PayByCard({ orderId, number }: { orderId: string; number: string }) {
  const { t } = useTranslation(['invoices']);
  const { state, formData } = useNavigation();
  const busy = state !== 'idle' && formData?.get('orderId') === orderId;
  return (
    <Form method="post">
      <input type="hidden" name="orderId" value={orderId} />
      <Button
        type="submit"
        fullWidth
        variant="contained"
        size="small"
        disabled={busy}
        aria-label={t('invoices:payOf', { number })}
        startIcon={<CreditCard size={18} strokeWidth={1.75} aria-hidden="true" />}
        sx={{ minHeight: 44 }}
      >
        {t('invoices:pay')}
      </Button>
    </Form>
  );
}

/** Of wide screens; rows say the same to screen readers alone. */
function Columns() {
  const { t } = useTranslation(['invoices']);
  return (
    <Box
      aria-hidden="true"
      sx={{
        ...wide,
        display: { xs: 'none', md: 'grid' },
        px: 3,
        mb: 1,
        color: 'text.secondary',
        fontSize: '0.875rem',
      }}
    >
      <span>{t('invoices:columns.number')}</span>
      <span>{t('invoices:columns.date')}</span>
      <Box component="span" sx={{ textAlign: 'right' }}>
        {t('invoices:columns.total')}
      </Box>
      <span>{t('invoices:columns.status')}</span>
    </Box>
  );
}

function Row({ invoice, cardOffered }: { invoice: Invoice; cardOffered: boolean }) {
  const { t } = useTranslation(['invoices']);
  const { locale } = useLocale();
  const { id, number, orderId, issuedAt, grossCents, status } = invoice;
  return (
    <Box
      component="li"
      sx={{
        ...wide,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr) auto',
          md: wide.gridTemplateColumns,
        },
        alignItems: { xs: 'start', md: 'center' },
        rowGap: 1,
        px: { xs: 2.5, md: 3 },
        py: 2,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography component="h2" sx={{ fontWeight: 600 }}>
          {number}
        </Typography>
        <Note invoice={invoice} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', order: { xs: 3, md: 0 } }}>
        <Box component="span" sx={visuallyHidden}>{`${t('invoices:columns.date')}: `}</Box>
        {longDate(issuedAt, locale)}
      </Typography>
      <Typography sx={{ textAlign: 'right', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        <Box component="span" sx={visuallyHidden}>{`${t('invoices:columns.total')}: `}</Box>
        {money(grossCents, locale)}
      </Typography>
      <Box sx={{ order: { xs: 4, md: 0 }, justifySelf: { xs: 'end', md: 'start' } }}>
        <InvoiceStatus status={status} />
      </Box>
      <Box
        sx={{
          order: 5,
          gridColumn: { xs: '1 / -1', md: 'auto' },
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row', md: 'column' },
          gap: 1,
          mt: { xs: 0.5, md: 0 },
        }}
      >
        {cardOffered && isUnpaid(status) && <PayByCard orderId={orderId} number={number} />}
        <Button
          component="a"
          href={`/api/invoices/${id}/pdf`}
          aria-label={t('invoices:downloadOf', { number })}
          variant="outlined"
          size="small"
          startIcon={<Download size={18} strokeWidth={1.75} aria-hidden="true" />}
          sx={{ minHeight: 44 }}
        >
          {t('invoices:download')}
        </Button>
      </Box>
    </Box>
  );
}

/** Until when it is to be paid, what goes back, or what it takes back. */
function Note({ invoice: { status, dueAt, refundCents, cancels } }: { invoice: Invoice }) {
  const { t } = useTranslation(['invoices']);
  const { locale } = useLocale();
  // The end of the last day on which it can be paid.
  const date = longDate(lastDayBefore(dueAt), locale);
  const text = cancels
    ? t('invoices:cancels', { number: cancels })
    : status === 'open'
      ? t('invoices:due', { date })
      : status === 'overdue'
        ? t('invoices:wasDue', { date })
        : refundCents > 0
          ? t('invoices:refund', { amount: money(refundCents, locale) })
          : undefined;
  if (!text) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
      {text}
    </Typography>
  );
}
