import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { type ClientLoaderFunctionArgs, Link as RouterLink, useLoaderData } from 'react-router';
import type { ManagedOrder } from '#api/contract.gen.d.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import { lastDayBefore, longDate, money } from '#domain/site/formats.ts';
import { numberFormat } from '#domain/site/intl.ts';
import { call } from '../../../desk/call.ts';
import { patiently, useKept } from '../../../desk/reads.ts';
import { BackToList } from '../../../desk/ui/back-to-list.tsx';
import { column, columns } from '../../../desk/ui/columns.ts';
import { Facts } from '../../../desk/ui/facts.tsx';
import { dayAndTime } from '../../../desk/ui/formats.ts';
import { InvoiceLine } from '../../../desk/ui/invoice-line.tsx';
import { LinesPanel } from '../../../desk/ui/lines-panel.tsx';
import { Panel } from '../../../desk/ui/panel.tsx';
import { PageFailed } from '../../../desk/ui/states.tsx';
import { usePageTitle } from '../../../desk/ui/use-page-title.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { staffPath } from '../../../staff-pages.ts';
import { AddressPanel } from './address-panel.tsx';
import { HoursPanel } from './hours-panel.tsx';
import { MemberLink } from './member-link.tsx';

export async function clientLoader({ params: { id = '' }, request }: ClientLoaderFunctionArgs) {
  const { signal } = request;
  const order = await patiently(() => call('GET /admin/orders/:id', { params: { id }, signal }));
  if (!order.ok) return order;
  const params = { id: order.data.accountId };
  const member = await call('GET /users/:id', { params, signal });
  return { ...order, member: member.ok ? member.data : undefined };
}

/** One order: what was agreed, and what has become of it. */
export default function OrderPage() {
  const { t } = useTranslation(['staffOrders']);
  const read = useKept(useLoaderData<typeof clientLoader>());
  usePageTitle(read.ok ? t('staffOrders:order.heading', { number: read.data.number }) : undefined);
  return (
    <>
      <BackToList list="orders" label={t('staffOrders:order.back')} />
      {read.ok ? <Content order={read.data} member={read.member} /> : <PageFailed refusal={read} />}
    </>
  );
}

type Member = ComponentProps<typeof MemberLink>['member'];

function Content({ order, member }: { order: ManagedOrder; member: Member }) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Head order={order} />
      <Box sx={columns}>
        <Box sx={column}>
          <OrderLines order={order} />
          {order.hourPackages.length > 0 && <HoursPanel order={order} />}
        </Box>
        <Box sx={column}>
          <AgreementPanel order={order} member={member} />
          <AddressPanel order={order} member={member} />
        </Box>
      </Box>
    </Box>
  );
}

function Head({ order }: { order: ManagedOrder }) {
  const { number, placedAt, withdrawnAt, releasedBecause } = order;
  const { t } = useTranslation(['staffOrders']);
  const { locale } = useLocale();
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
        <Chip
          label={t(
            `staffOrders:order.${releasedBecause ? 'releasedAt' : 'withdrawnAt'}`,
            on(withdrawnAt),
          )}
          sx={{ mt: 1.5 }}
        />
      )}
    </Box>
  );
}

function AgreementPanel({ order, member }: { order: ManagedOrder; member: Member }) {
  const { t } = useTranslation(['staff', 'staffInvoices', 'staffOrders']);
  const { locale } = useLocale();
  const words = t('staffOrders:order');
  const shared = t('staffInvoices:invoice');
  const { foundationId, payment, earlyStart, termsVersion, invoice, settlement } = order;
  return (
    <Panel title={words.agreement}>
      <Facts
        facts={[
          [shared.member, <MemberLink key="member" member={member} />],
          [
            shared.foundation,
            foundationId && (
              <Link
                key="foundation"
                component={RouterLink}
                to={staffPath('foundation', foundationId)}
              >
                {t('staff:fileNumber', { number: fileNumber(foundationId) })}
              </Link>
            ),
          ],
          [words.payment, shared.payments[payment]],
          [
            words.invoice,
            invoice ? (
              <InvoiceLine key="invoice" invoice={invoice} />
            ) : (
              t('staffOrders:orders.noInvoice')
            ),
          ],
          [words.settlement, settlement && <InvoiceLine key="settlement" invoice={settlement} />],
          [words.earlyStart, earlyStart ? words.early : words.notEarly],
          [words.withdrawableUntil, longDate(lastDayBefore(order.withdrawableUntil), locale)],
          [words.performed, order.performedAt && dayAndTime(order.performedAt, locale)],
          [words.terms, termsVersion],
        ]}
      />
    </Panel>
  );
}

/** What was ordered from whom, and the sums. */
function OrderLines({ order }: { order: ManagedOrder }) {
  const { t } = useTranslation(['staffInvoices', 'staffOrders']);
  const { locale } = useLocale();
  const words = t('staffOrders:order');
  const shared = t('staffInvoices:invoice');
  const { netCents, vat, grossCents, invoicedGrossCents } = order.totals;
  const lines = order.lines.map((line) => {
    const { quantity: count, discountPercent: percent, vendor, startsAt } = line;
    return {
      title: line.title,
      facts: [
        t('staffInvoices:invoice.quantity', { count, price: money(line.unitNetCents, locale) }),
        percent > 0 && t('staffOrders:order.discount', { percent }),
        vendor.kind === 'operator'
          ? words.ours
          : t('staffOrders:order.vendor', { vendor: vendor.name }),
        startsAt && t('staffOrders:order.startsAt', { instant: dayAndTime(startsAt, locale) }),
      ],
      parts: line.parts.map(({ quantity, title }) => `${quantity} × ${title}`),
      netCents: line.netCents,
    };
  });
  const sums = [
    { name: shared.net, cents: netCents },
    ...vat.map(({ percent, vatCents }) => ({
      name: t('staffInvoices:invoice.vat', { percent: numberFormat(locale, {}).format(percent) }),
      cents: vatCents,
    })),
    { name: shared.gross, cents: grossCents, strong: true },
    invoicedGrossCents !== grossCents && { name: words.invoiced, cents: invoicedGrossCents },
  ];
  return <LinesPanel title={words.lines} lines={lines} sums={sums} />;
}
