import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { Cart, Cart as CartData } from '#api/contract.gen.d.ts';
import { byVendor, type Vendor } from '#domain/orders/totals.ts';
import { brand } from '#domain/site/brand.ts';
import { fixSpacesIn } from '#domain/site/fixed-spaces.ts';
import { localeOf, pathTo } from '#domain/site/paths.ts';
import type { FormRefusal } from '../../../kit/forms/form-outcome.ts';
import { postedForm } from '../../../kit/forms/posted-form.ts';
import { fieldsOf } from '../../../kit/forms/rules.ts';
import { useOutcome } from '../../../kit/forms/use-outcome.ts';
import { services } from '../../../kit/session/context.ts';
import { sendKept } from '../../../kit/session/kept-form.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { BackLink } from '../../../kit/ui/member/back-link.tsx';
import { useToasts } from '../../../kit/ui/toasts/toasts.tsx';
import { loadCart } from '../../../shared/orders/cart/cart.ts';
import { useCartRefusal } from '../../../shared/orders/cart/cart-change.ts';
import { PartnerHead } from '../../../shared/orders/order-lines.tsx';
import { OrderTotal } from '../../../shared/orders/order-total.tsx';
import { CartLine, type LineInCart, useLineFetcher } from './cart-line.tsx';
import { changeCart } from './change-cart.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { cart, headers } = await loadCart(services(context).call, request);
  return data({ cart: fixSpacesIn(cart) }, { headers });
}

/**
 * Forms of other pages post here, too: they stay where they are. Without script they lead here, where
 * a refusal is shown.
 */
export async function action({ context, request, url }: ActionFunctionArgs) {
  const fields = fieldsOf(await postedForm(request));
  const outcome = await changeCart(services(context).call, fields, url);
  if (fields.stay || !outcome.ok) return outcome;
  throw redirect(pathTo('cart', localeOf(url.pathname)), 303);
}

/** Without a connection or a session the page that posted stays, and hears that nothing has changed. */
export const clientAction = (args: ClientActionFunctionArgs) => sendKept(args);

export default function Cart() {
  const { cart } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const { t } = useTranslation(['cart']);
  return (
    <>
      <title>{`${t('cart:title')} · ${brand.name}`}</title>
      <LineToasts lines={cart.lines} />
      {posted?.ok === false && <Refused refused={posted} />}
      {cart.lines.length === 0 ? <Empty /> : <Filled cart={cart} />}
    </>
  );
}

function Refused({ refused }: { refused: FormRefusal }) {
  const { t } = useTranslation(['cart']);
  const { title, description } = useCartRefusal(t('cart:removed.failed'))(refused);
  return (
    // Notices and the user menu are in the corner.
    <Alert severity="error" sx={{ mb: 3, mr: { md: 15 } }}>
      <AlertTitle>{title}</AlertTitle>
      {description}
    </Alert>
  );
}

function Empty() {
  const { t } = useTranslation(['cart']);
  const { to } = useLocale();
  return (
    <EmptyState title={t('cart:empty.title')} text={t('cart:empty.text')} alone>
      <Button variant="contained" href={to('products')}>
        {t('cart:empty.action')}
      </Button>
      <Button variant="outlined" href={to('orders')}>
        {t('cart:empty.orders')}
      </Button>
    </EmptyState>
  );
}

function Filled({ cart }: { cart: CartData }) {
  const { t } = useTranslation(['cart']);
  const { to } = useLocale();
  const partners = byVendor(cart.lines.map((line) => ({ ...line, vendor: line.product.vendor })));
  return (
    <>
      <BackLink href={to('products')}>{t('cart:goOn')}</BackLink>
      <Typography variant="h2" component="h1" color="primary">
        {t('cart:title')}
      </Typography>
      <Box
        sx={{
          mt: 3,
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 344px' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 3 }}>
          {partners.map(({ vendor, lines }) => (
            <PartnerLines key={`${vendor.kind} ${vendor.name}`} vendor={vendor} lines={lines} />
          ))}
        </Box>
        <ToCheckout cart={cart} />
      </Box>
    </>
  );
}

const PartnerLines = ({ vendor, lines }: { vendor: Vendor; lines: readonly LineInCart[] }) => (
  <Card component="section" aria-label={vendor.name} sx={{ p: { xs: 2.5, sm: 3.5 } }}>
    <PartnerHead vendor={vendor} level="h2" />
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
      {lines.map((line) => (
        <CartLine key={line.product.id} line={line} />
      ))}
    </Box>
  </Card>
);

function ToCheckout({ cart }: { cart: CartData }) {
  const { t } = useTranslation(['cart']);
  const { to } = useLocale();
  const canOrder = cart.lines.some(({ available }) => available);
  return (
    <Card
      component="section"
      aria-label={t('cart:sum')}
      sx={{ p: { xs: 2.5, sm: 3.5 }, position: { lg: 'sticky' }, top: { lg: 24 } }}
    >
      <Box role="status">
        <OrderTotal totals={cart.totals} />
      </Box>
      {canOrder ? (
        <Button variant="contained" size="large" fullWidth href={to('checkout')} sx={{ mt: 3 }}>
          {t('cart:toCheckout')}
        </Button>
      ) : (
        <Typography sx={{ mt: 2 }}>{t('cart:nothingAvailable')}</Typography>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2, textWrap: 'pretty' }}>
        {t('cart:small')}
      </Typography>
    </Card>
  );
}

/** Says what came of the changes of each line, also of one that is gone by then. */
function LineToasts({ lines }: Pick<Cart, 'lines'>) {
  const [shown, setShown] = useState({ lines, all: byId(lines) });
  if (shown.lines !== lines) {
    setShown({ lines, all: new Map([...shown.all, ...byId(lines)]) });
  }
  return [...shown.all].map(([id, line]) => <ToastsOfLine key={id} {...line} />);
}

const byId = (lines: Cart['lines']): ReadonlyMap<string, ShownLine> =>
  new Map(lines.map((line, position) => [line.product.id, { line, position }]));

/** As the page showed it last. */
interface ShownLine {
  line: LineInCart;
  position: number;
}

/** What was removed can be brought back, in its place and number. */
function ToastsOfLine({ line: { product, quantity, available }, position }: ShownLine) {
  const { t } = useTranslation(['cart']);
  const { to } = useLocale();
  const toastOf = useCartRefusal(t('cart:removed.failed'));
  const toasts = useToasts();
  const { data: outcome, submit } = useLineFetcher(product.id);
  useOutcome(outcome, (answer) => {
    if (!answer.ok) {
      toasts.add({ ...toastOf(answer), color: 'error' });
      return;
    }
    if (answer.change !== 'remove') return;
    const back = () =>
      void submit(
        { change: 'add', productId: product.id, quantity, position, stay: '1' },
        { method: 'post', action: to('cart') },
      );
    toasts.add({
      title: t('cart:removed.title', { title: product.title }),
      color: 'info',
      timeout: 10_000,
      actions: available ? [{ label: t('cart:removed.undo'), onClick: back }] : [],
    });
  });
  return null;
}
