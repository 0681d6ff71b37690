import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cart } from '#api/contract.gen.d.ts';
import type { Payment } from '#domain/orders/order.ts';
import type { Totals } from '#domain/orders/totals.ts';
import { money } from '#domain/site/formats.ts';
import { ChoiceInput } from '../../../kit/forms/choices.tsx';
import { FormNotice } from '../../../kit/forms/form-notice.tsx';
import type { FormRefusal } from '../../../kit/forms/form-outcome.ts';
import { useProblemText } from '../../../kit/forms/refusal-text.ts';
import type { Fields } from '../../../kit/forms/rules.ts';
import { SchemaForm } from '../../../kit/forms/schema-form.tsx';
import { useFetcherSender } from '../../../kit/forms/sender.ts';
import { SubmitButton } from '../../../kit/forms/submit-button.tsx';
import { useDraft } from '../../../kit/forms/use-draft.ts';
import { useSchemaForm } from '../../../kit/forms/use-schema-form.ts';
import { fullName } from '../../../kit/session/full-name.ts';
import { LoginAgain } from '../../../kit/session/login-again.tsx';
import { useLoginAgain } from '../../../kit/session/use-login-again.ts';
import { useUser } from '../../../kit/session/user.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { useToasts } from '../../../kit/ui/toasts/toasts.tsx';
import { AddressFields } from '../../../shared/orders/address-fields.tsx';
import { firstAddress, type OfferedAddresses } from '../../../shared/orders/billing-rules.ts';
import { formatWishes } from '../../../shared/orders/cart/cart-cookie.ts';
import { Consents, WithdrawalNote } from '../../../shared/orders/consents.tsx';
import { OrderLines } from '../../../shared/orders/order-lines.tsx';
import { OrderTotal } from '../../../shared/orders/order-total.tsx';
import { billingDraft } from './billing-draft.ts';
import { checkoutRules } from './checkout-rules.ts';
import type { CheckoutOutcome, ExpectedPrice } from './place-order.ts';

interface CheckoutFormProps {
  lines: Cart['lines'];
  totals: Totals;
  addresses: OfferedAddresses;
  /** What is offered. */
  payments: readonly Payment[];
  formKey: string;
}

/** Begins with what was typed here before, else with the address of the order before. */
export function CheckoutForm(props: CheckoutFormProps) {
  const user = useUser();
  const draft = useDraft(billingDraft(user.id));
  const name = fullName(user);
  const initial = { ...firstAddress(props.addresses, name), ...draft.found?.fields };
  return (
    <AddressedForm
      key={draft.version}
      {...props}
      initial={{ ...initial, payment: 'invoice' }}
      keep={({ terms: _terms, earlyStart: _early, lines: _lines, expected: _sum, ...typed }) =>
        draft.keep(typed)
      }
    />
  );
}

interface AddressedFormProps extends CheckoutFormProps {
  initial: Fields;
  keep: (fields: Fields) => void;
}

function AddressedForm({ formKey, initial, keep, ...shown }: AddressedFormProps) {
  const { lines, totals } = shown;
  const { t } = useTranslation(['cart', 'checkout']);
  const login = useLoginAgain(formKey);
  const failed = useFailedToast();
  const form = useSchemaForm({
    rules: checkoutRules,
    initial,
    newKey: () => formKey,
    sender: useFetcherSender<CheckoutOutcome>(),
    onAnswer: (result) => {
      if (result.ok) return;
      if (result.code === 'LOGGED_OUT') login.ask();
      else if (Object.keys(result.problems).length === 0) failed(result);
    },
  });
  const problemText = useProblemText({ ...t('checkout:address.problem'), ...t('cart:problem') });
  const wishes = lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));
  const expected = String(totals.grossCents);
  return (
    <SchemaForm
      form={form}
      hidden={{
        key: form.key,
        lines: formatWishes(wishes),
        expected,
        // Whoever sends it after the question, means it.
        ...(form.refused?.orderedBefore && { again: 'yes' }),
      }}
      starred
      problemText={problemText}
      onChange={keep}
    >
      <Parts {...shown}>
        <Refusal
          refused={form.notice}
          before={form.refused?.expectedCents}
          ordered={form.refused?.orderedBefore}
          now={totals.grossCents}
        />
      </Parts>
      <LoginAgain open={login.asked} onClose={login.later} />
    </SchemaForm>
  );
}

interface PartsProps extends Omit<CheckoutFormProps, 'formKey'> {
  /** Right above the button. */
  children: ReactNode;
}

/** Address, payment, the order with its total, and what it takes to order. */
function Parts({ lines, totals, payments, addresses, children }: PartsProps) {
  const { t } = useTranslation(['cart', 'checkout']);
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 760 }}>
      <Part title={t('checkout:address.title')}>
        <AddressFields required offered={addresses} />
      </Part>
      <PaymentPart totals={totals} payments={payments} />
      <Part title={t('cart:checkout.overview')}>
        <OrderTotal totals={totals} />
        <Box sx={{ mt: 3 }}>
          <OrderLines lines={lines.map(orderedLine)} />
        </Box>
      </Part>
      <Part title={t('cart:checkout.consents')}>
        <Consents />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          <WithdrawalNote />
        </Typography>
        {children}
        <SubmitButton size="large" fullWidth sx={{ mt: 3 }}>
          {t('checkout:order')}
        </SubmitButton>
      </Part>
    </Box>
  );
}

const orderedLine = (line: Cart['lines'][number]) => ({
  title: line.product.title,
  quantity: line.quantity,
  netCents: line.netCents,
  vatPercent: line.product.price.vatPercent,
  vendor: line.product.vendor,
  startsAt: line.product.startsAt,
  location: line.product.location,
});

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card component="section" sx={{ p: { xs: 2.5, sm: 4 } }}>
    <Typography variant="h4" component="h2" color="primary" sx={{ mb: 2.5 }}>
      {title}
    </Typography>
    {children}
  </Card>
);

/** A card pays our invoice; what others invoice is paid to them. */
function PaymentPart({ totals, payments }: Pick<CheckoutFormProps, 'totals' | 'payments'>) {
  const { t } = useTranslation(['cart']);
  const { invoicedGrossCents: ours, grossCents } = totals;
  const offered = payments.filter((one) => one === 'invoice' || ours > 0);
  return (
    <Part title={t('cart:checkout.payment.title')}>
      <ChoiceInput
        name="payment"
        label={t('cart:checkout.payment.label')}
        options={offered.map((value) => ({ value, ...t('cart:checkout.payment.methods')[value] }))}
      />
      {ours < grossCents && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {ours === 0 ? t('cart:checkout.payment.theirs') : t('cart:checkout.payment.partlyTheirs')}
        </Typography>
      )}
    </Part>
  );
}

interface RefusalProps {
  refused: FormRefusal | undefined;
  /** The total when the form was sent. */
  before: ExpectedPrice['expectedCents'];
  ordered: ExpectedPrice['orderedBefore'];
  now: number;
}

/** Why nothing was ordered. */
function Refusal({ refused, before, ordered, now }: RefusalProps) {
  const { t } = useTranslation(['cart']);
  const { locale, to } = useLocale();
  const prices = before !== undefined && { now: money(now, locale), before: money(before, locale) };
  const { ORDERED_BEFORE: again, ...general } = t('cart:refusal');
  const own = prices
    ? {
        ...general,
        PRICE_CHANGED: {
          ...t('cart:refusal.PRICE_CHANGED'),
          description: `${t('cart:priceChanged', prices)} ${t('cart:refusal.PRICE_CHANGED.description')}`,
        },
      }
    : general;
  const mild = Object.keys(refused?.problems ?? {}).length === 0;
  if (ordered) {
    const description = t('cart:orderedBefore.text', { number: ordered.number });
    const question = {
      ...own,
      ORDERED_BEFORE: { ...again, description },
    };
    return (
      <FormNotice refused={refused} texts={question} mild sx={{ mt: 3 }}>
        <Link href={to('order', { id: ordered.id })} sx={{ display: 'block', mt: 1 }}>
          {t('cart:orderedBefore.link', { number: ordered.number })}
        </Link>
      </FormNotice>
    );
  }
  return <FormNotice refused={refused} texts={own} mild={mild} sx={{ mt: 3 }} />;
}

function useFailedToast() {
  const { t } = useTranslation(['cart']);
  const toasts = useToasts();
  /** Whether an attempt without an answer has ordered anything, nobody knows. */
  return ({ retryKey }: FormRefusal) => {
    const { title, description } = t('cart:failed');
    toasts.add({ title, ...(retryKey === undefined && { description }), color: 'error' });
  };
}
