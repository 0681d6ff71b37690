import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router';
import type { Payment } from '#domain/orders/order.ts';
import { brand } from '#domain/site/brand.ts';
import { fixSpacesIn } from '#domain/site/fixed-spaces.ts';
import { localeOf, pathTo } from '#domain/site/paths.ts';
import { postedForm } from '../../../kit/forms/posted-form.ts';
import { fieldsOf } from '../../../kit/forms/rules.ts';
import { services } from '../../../kit/session/context.ts';
import { sendKept, undecided } from '../../../kit/session/kept-form.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { BackLink } from '../../../kit/ui/member/back-link.tsx';
import { loadCart } from '../../../shared/orders/cart/cart.ts';
import { payByCard } from '../../../shared/orders/pay-by-card.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { placeOrder } from './place-order.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { call } = services(context);
  const [{ cart, headers }, known, methods] = await Promise.all([
    loadCart(call, request),
    call('GET /billing-addresses'),
    call('GET /payment-methods'),
  ]);
  const payments: Payment[] = methods.ok ? methods.data : ['invoice'];
  const formKey = crypto.randomUUID();
  return data(
    { cart: fixSpacesIn(cart), addresses: known.ok ? known.data : [], payments, formKey },
    { headers },
  );
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const { call, session } = services(context);
  const result = await placeOrder(call, fieldsOf(await postedForm(request)));
  if (result.ok) {
    const { id } = result.order;
    const page = result.payment === 'card' ? await payByCard(call, id) : 'nothing';
    const completed = pathTo('purchase-completed', localeOf(url.pathname));
    const thanks = `${completed}?${new URLSearchParams({ order: id })}`;
    throw redirect(typeof page === 'object' ? page.url : thanks, 303);
  }
  if (result.code === 'LOGGED_OUT') session.forget();
  return result.retryKey === undefined ? result : undecided(result);
}

export const clientAction = (args: ClientActionFunctionArgs) => sendKept(args);

/** What was ordered in another tab stays in sight with the question whether to order it again. */
export function shouldRevalidate({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return actionResult?.code === 'ORDERED_BEFORE' ? false : defaultShouldRevalidate;
}

export default function Checkout() {
  const { cart, addresses, payments, formKey } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['cart']);
  const { to } = useLocale();
  const words = t('cart:checkout');
  const lines = cart.lines.filter(({ available }) => available);
  return (
    <>
      <title>{`${words.title} · ${brand.name}`}</title>
      {lines.length === 0 ? (
        <EmptyState title={words.empty.title} text={words.empty.text} alone>
          <Button variant="contained" href={to('orders')}>
            {words.empty.orders}
          </Button>
          <Button variant="outlined" href={to('products')}>
            {t('cart:empty.action')}
          </Button>
        </EmptyState>
      ) : (
        <>
          <BackLink href={to('cart')}>{words.back}</BackLink>
          <Typography variant="h2" component="h1" color="primary" sx={{ mb: 3 }}>
            {words.title}
          </Typography>
          <CheckoutForm
            lines={lines}
            totals={cart.totals}
            addresses={addresses}
            payments={payments}
            formKey={formKey}
          />
        </>
      )}
    </>
  );
}
