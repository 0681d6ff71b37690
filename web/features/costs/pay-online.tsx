import Button from '@mui/material/Button';
import { CreditCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { FormNotice } from '../../kit/forms/form-notice.tsx';
import { useOutcome } from '../../kit/forms/use-outcome.ts';
import { type CostOutcome, payForm } from './cost-forms.ts';
import { type CostLine, useCosts } from './costs-context.ts';

/** Leads to the page of Stripe for an invoice of ours; the law firm's are never collected by us. */
export function PayOnline({ line }: { line: CostLine }) {
  const { payOnline, isLead } = useCosts();
  const { invoiceId, orderId, amountCents = 0, paidCents } = line;
  if (!payOnline || !isLead || !invoiceId || !orderId || paidCents >= amountCents) return null;
  return <PayForm orderId={orderId} />;
}

function PayForm({ orderId }: { orderId: string }) {
  const { t } = useTranslation(['costs']);
  const { formKey, onLoggedOut } = useCosts();
  const { Form, state, data: outcome } = useFetcher<CostOutcome>();
  useOutcome(outcome, (answer) => {
    if (!answer.ok && answer.code === 'LOGGED_OUT') onLoggedOut();
  });
  return (
    <Form method="post">
      <input type="hidden" name="form" value={payForm(orderId)} />
      <input type="hidden" name="key" value={formKey} suppressHydrationWarning />
      <FormNotice refused={outcome?.ok === false ? outcome : undefined} sx={{ mt: 1 }} />
      <Button
        type="submit"
        variant="outlined"
        loading={state !== 'idle'}
        startIcon={<CreditCard size={18} strokeWidth={1.75} aria-hidden="true" />}
        sx={{ mt: 1 }}
      >
        {t('costs:links.pay')}
      </Button>
    </Form>
  );
}
