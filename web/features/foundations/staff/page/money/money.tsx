import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type ClientLoaderFunctionArgs, Link as RouterLink, useLoaderData } from 'react-router';
import type { ManagedOrder } from '#api/contract.gen.d.ts';
import { longDate, money } from '#domain/site/formats.ts';
import { call } from '../../../../../desk/call.ts';
import { patiently, useKept } from '../../../../../desk/reads.ts';
import { Facts } from '../../../../../desk/ui/facts.tsx';
import { dayAndTime } from '../../../../../desk/ui/formats.ts';
import { InvoiceLine } from '../../../../../desk/ui/invoice-line.tsx';
import { Panel } from '../../../../../desk/ui/panel.tsx';
import { ReadFailed } from '../../../../../desk/ui/states.tsx';
import type { DataOf } from '../../../../../kit/api/call.ts';
import { useLocale } from '../../../../../kit/texts/use-locale.ts';
import { staffPath } from '../../../../../staff-pages.ts';
import { FollowUps, readFollowUps } from '../../case/follow-ups.tsx';
import { list } from '../../case/obstacles-card.tsx';

type Payments = DataOf<'GET /admin/invoices/:id/payments'>;

export async function clientLoader({ params: { id = '' }, request }: ClientLoaderFunctionArgs) {
  const { signal } = request;
  const [foundation, followUps] = await Promise.all([
    patiently(() => call('GET /foundations/:id', { params: { id }, signal })),
    readFollowUps(id, signal),
  ]);
  if (!foundation.ok) return foundation;
  const { order } = foundation.data;
  const aboutMoney = followUps.filter(({ about }) => about === 'settle-money');
  if (!order) return { ok: true as const, order: null, payments: [], followUps: aboutMoney };
  const params = { id: order.id };
  const found = await patiently(() => call('GET /admin/orders/:id', { params, signal }));
  if (!found.ok) return found;
  const payments = await paymentsOf(found.data, signal);
  return { ok: true as const, order: found.data, payments, followUps: aboutMoney };
}

async function paymentsOf({ invoice }: ManagedOrder, signal: AbortSignal): Promise<Payments> {
  if (!invoice) return [];
  const params = { id: invoice.id };
  const answer = await call('GET /admin/invoices/:id/payments', { params, signal });
  return answer.ok ? answer.data : [];
}

/** What was ordered for this formation, billed and paid, and what is still to be settled. */
export default function Money() {
  const { t } = useTranslation(['staffPage']);
  const read = useKept(useLoaderData<typeof clientLoader>());
  if (!read.ok) return <ReadFailed refusal={read} />;
  const { order, payments, followUps } = read;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <FollowUps rows={followUps} />
      {order ? (
        <>
          <OrderPanel order={order} />
          <InvoicePanel order={order} />
          {order.invoice && <PaymentsPanel payments={payments} />}
        </>
      ) : (
        <Typography color="textSecondary">{t('staffPage:money.none')}</Typography>
      )}
    </Box>
  );
}

function OrderPanel({ order }: { order: ManagedOrder }) {
  const { t } = useTranslation(['staffPage']);
  const { locale } = useLocale();
  const words = t('staffPage:money');
  const { id, number, placedAt, withdrawnAt, releasedBecause, totals } = order;
  const state = withdrawnAt
    ? t(`staffPage:money.${releasedBecause ? 'released' : 'withdrawn'}`, {
        date: longDate(withdrawnAt, locale),
      })
    : t('staffPage:money.standing', { date: longDate(placedAt, locale) });
  return (
    <Panel title={words.order}>
      <Facts
        facts={[
          [
            words.number,
            <Link key="order" component={RouterLink} to={staffPath('order', id)}>
              {number}
            </Link>,
          ],
          [words.total, money(totals.grossCents, locale)],
          [words.state, state],
        ]}
      />
    </Panel>
  );
}

function InvoicePanel({ order: { invoice, settlement } }: { order: ManagedOrder }) {
  const { t } = useTranslation(['staffPage']);
  const words = t('staffPage:money');
  return (
    <Panel title={words.invoice}>
      {invoice ? (
        <InvoiceLine invoice={invoice} />
      ) : (
        <Typography color="textSecondary">{words.noInvoice}</Typography>
      )}
      {settlement && (
        <Box sx={{ mt: 2 }}>
          <Typography sx={{ fontWeight: 600 }}>{words.settlement}</Typography>
          <InvoiceLine invoice={settlement} />
        </Box>
      )}
    </Panel>
  );
}

function PaymentsPanel({ payments }: { payments: Payments }) {
  const { t } = useTranslation(['staffPage']);
  const { locale } = useLocale();
  const words = t('staffPage:money');
  return (
    <Panel title={words.payments}>
      {payments.length === 0 && <Typography color="textSecondary">{words.noPayments}</Typography>}
      <Box component="ul" sx={list}>
        {payments.map(({ id, amountCents, method, offsetBy, paidAt, recordedAt, recordedBy }) => (
          <li key={id}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontWeight: 600 }}>
              <time dateTime={paidAt}>{longDate(paidAt, locale)}</time>
              <span>{money(amountCents, locale)}</span>
            </Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {[
                offsetBy
                  ? t('staffPage:money.offset', { number: offsetBy })
                  : words.methods[method],
                recordedBy?.name,
                t('staffPage:money.entered', { instant: dayAndTime(recordedAt, locale) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Box>
          </li>
        ))}
      </Box>
    </Panel>
  );
}
