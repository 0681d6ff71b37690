import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import type { Order as OrderData } from '#api/contract.gen.d.ts';
import { isUnpaid } from '#domain/invoices/invoice.ts';
import { addressLines } from '#domain/orders/billing.ts';
import { brand } from '#domain/site/brand.ts';
import { longDate } from '#domain/site/formats.ts';
import type { Call } from '../../kit/api/call.ts';
import { foundOr404 } from '../../kit/api/not-found.ts';
import { FormNotice } from '../../kit/forms/form-notice.tsx';
import { postedForm } from '../../kit/forms/posted-form.ts';
import { useProblemText } from '../../kit/forms/refusal-text.ts';
import { fieldsOf } from '../../kit/forms/rules.ts';
import { SchemaForm } from '../../kit/forms/schema-form.tsx';
import { useFetcherSender } from '../../kit/forms/sender.ts';
import { SubmitButton } from '../../kit/forms/submit-button.tsx';
import { useSchemaForm } from '../../kit/forms/use-schema-form.ts';
import { services } from '../../kit/session/context.ts';
import { fullName } from '../../kit/session/full-name.ts';
import { sendKept, undecided } from '../../kit/session/kept-form.ts';
import { LoginAgain } from '../../kit/session/login-again.tsx';
import { useLoginAgain } from '../../kit/session/use-login-again.ts';
import { useUser } from '../../kit/session/user.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { BackLink } from '../../kit/ui/member/back-link.tsx';
import { useToasts } from '../../kit/ui/toasts/toasts.tsx';
import { useReadNotices } from '../../shared/notices/use-read-notices.ts';
import { AddressFields } from '../../shared/orders/address-fields.tsx';
import { firstAddress, type OfferedAddresses } from '../../shared/orders/billing-rules.ts';
import { OrderLines } from '../../shared/orders/order-lines.tsx';
import { OrderTotal } from '../../shared/orders/order-total.tsx';
import { HourPackages } from './hour-packages.tsx';
import { Invoice } from './invoice.tsx';
import { addressRules, runOrderForm } from './order-forms.ts';
import { OrderStatus } from './order-status.tsx';
import { OrderCardPart } from './part.tsx';
import type { SendingProps } from './sending.tsx';
import { loadTimes } from './times/load-times.ts';
import { Withdrawal } from './withdrawal.tsx';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { call } = services(context);
  const answer = await call('GET /orders/:id', { params: { id: params.id ?? '' } });
  const order = foundOr404(answer, url);
  const [canPayByCard, ofFoundation, loaded, known] = await Promise.all([
    isCardTaken(call, order),
    withdrawalAtFoundation(call, order),
    loadTimes(call, order, url.searchParams),
    order.awaitsAddress && call('GET /billing-addresses'),
  ]);
  return {
    order,
    ofFoundation,
    canPayByCard,
    loaded,
    addresses: known && known.ok ? known.data : [],
    now: new Date().toISOString(),
    formKey: crypto.randomUUID(),
  };
}

async function isCardTaken(call: Call, { invoice }: OrderData): Promise<boolean> {
  if (!invoice || !isUnpaid(invoice.status)) return false;
  const methods = await call('GET /payment-methods');
  return methods.ok && methods.data.includes('card');
}

/**
 * What the withdrawal from a package depends on: the page of its foundation asks what becomes of it, until it is
 * cancelled, and the law firm's contract has a period of its own, which begins with the mandate.
 */
async function withdrawalAtFoundation(call: Call, { foundationId, withdrawnAt }: OrderData) {
  if (!foundationId || withdrawnAt) return null;
  const answer = await call('GET /foundations/:id', { params: { id: foundationId } });
  if (!answer.ok) return null;
  const { status, mandate, withdrawal } = answer.data;
  return {
    hasEnded: status === 'cancelled',
    firmUntil: withdrawal?.lawFirm ?? null,
    awaitsMandate: mandate.state === 'pending' && withdrawal?.lawFirm === undefined,
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const fields = fieldsOf(await postedForm(request));
  const { call, session } = services(context);
  const outcome = await runOrderForm({ call, orderId: params.id ?? '', fields });
  if (!outcome.ok && outcome.code === 'LOGGED_OUT') session.forget();
  return 'retryKey' in outcome ? undecided(outcome) : outcome;
}

export const clientAction = (args: ClientActionFunctionArgs) => sendKept(args);

export default function Order() {
  const { order, ofFoundation, canPayByCard, loaded, addresses, now, formKey } =
    useLoaderData<typeof loader>();
  const { t } = useTranslation(['orders']);
  const { locale, to } = useLocale();
  const { number, placedAt, lines, totals, hourPackages } = order;
  const login = useLoginAgain(formKey);
  useReadNotices({ orderId: order.id, ...(order.invoice && { invoiceIds: order.invoice.id }) });
  const sending = { formKey, onLoggedOut: login.ask };
  return (
    <>
      <LoginAgain open={login.asked} onClose={login.later} />
      <title>{`${number} · ${brand.name}`}</title>
      <BackLink href={to('orders')}>{t('orders:back')}</BackLink>
      <Typography variant="h2" component="h1" color="primary">
        {t('orders:heading', { number })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1, mb: 4 }}>
        <Typography color="textSecondary">
          {t('orders:placed', { date: longDate(placedAt, locale) })}
        </Typography>
        <OrderStatus order={order} now={now} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 344px' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 3 }}>
          {order.awaitsAddress && <BillingForm addresses={addresses} {...sending} />}
          {hourPackages.length > 0 && (
            <HourPackages
              order={order}
              page={to('order', { id: order.id })}
              loaded={loaded}
              now={now}
              {...sending}
            />
          )}
          <OrderCardPart title={t('orders:lines')}>
            <OrderLines lines={lines} />
          </OrderCardPart>
        </Box>
        <Box sx={{ display: 'grid', gap: 3 }}>
          <OrderCardPart title={t('orders:sum')}>
            <OrderTotal totals={totals} />
          </OrderCardPart>
          <Invoice order={order} canPayByCard={canPayByCard} {...sending} />
          <Billing order={order} />
          <Withdrawal order={order} ofFoundation={ofFoundation} now={now} onLoggedOut={login.ask} />
        </Box>
      </Box>
    </>
  );
}

function Billing({ order: { billing } }: { order: OrderData }) {
  const { t } = useTranslation(['orders']);
  const { locale } = useLocale();
  if (!billing) return null;
  const rows = new Set([...addressLines(billing, locale), billing.vatId]);
  return (
    <OrderCardPart title={t('orders:billing.title')}>
      <Box component="address" sx={{ fontStyle: 'normal', lineHeight: 1.6 }}>
        {[...rows].filter(Boolean).map((row) => (
          <div key={row}>{row}</div>
        ))}
      </Box>
    </OrderCardPart>
  );
}

interface BillingFormProps extends SendingProps {
  addresses: OfferedAddresses;
}

function BillingForm({ addresses, formKey, onLoggedOut }: BillingFormProps) {
  const { t } = useTranslation(['checkout', 'orders']);
  const user = useUser();
  const toasts = useToasts();
  const form = useSchemaForm({
    rules: addressRules,
    initial: firstAddress(addresses, fullName(user)),
    newKey: () => formKey,
    sender: useFetcherSender('bill'),
    onAnswer: (outcome) => {
      if (outcome.ok) toasts.add({ ...t('orders:billing.success'), color: 'success' });
      else if (outcome.code === 'LOGGED_OUT') onLoggedOut();
    },
  });
  const problemText = useProblemText(t('checkout:address.problem'));
  return (
    <OrderCardPart title={t('orders:billing.title')}>
      <SchemaForm
        form={form}
        hidden={{ form: 'bill', key: form.key }}
        starred
        problemText={problemText}
      >
        <Typography color="textSecondary" sx={{ mb: 2.5 }}>
          {t('orders:billing.lead')}
        </Typography>
        <AddressFields required offered={addresses} />
        <FormNotice refused={form.notice} texts={t('orders:refusal')} sx={{ mt: 2.5 }} />
        <SubmitButton sx={{ mt: 3 }}>{t('orders:billing.submit')}</SubmitButton>
      </SchemaForm>
    </OrderCardPart>
  );
}
