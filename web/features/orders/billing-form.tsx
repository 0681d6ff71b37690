import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { FormNotice } from '../../kit/forms/form-notice.tsx';
import { useProblemText } from '../../kit/forms/refusal-text.ts';
import { SchemaForm } from '../../kit/forms/schema-form.tsx';
import { useFetcherSender } from '../../kit/forms/sender.ts';
import { SubmitButton } from '../../kit/forms/submit-button.tsx';
import { useSchemaForm } from '../../kit/forms/use-schema-form.ts';
import { fullName } from '../../kit/session/full-name.ts';
import { useUser } from '../../kit/session/user.ts';
import { useToasts } from '../../kit/ui/toasts/toasts.tsx';
import { AddressFields } from '../../shared/orders/address-fields.tsx';
import { firstAddress, type OfferedAddresses } from '../../shared/orders/billing-rules.ts';
import { addressRules } from './order-forms.ts';
import { OrderCardPart } from './part.tsx';
import type { SendingProps } from './sending.ts';

interface BillingFormProps extends SendingProps {
  addresses: OfferedAddresses;
}

export function BillingForm({ addresses, formKey, onLoggedOut }: BillingFormProps) {
  const { t } = useTranslation(['orders']);
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
  const problemText = useProblemText(t('orders:checkout.address.problem'));
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
        <AddressFields words={t('orders:checkout')} required offered={addresses} />
        <FormNotice refused={form.notice} texts={t('orders:refusal')} sx={{ mt: 2.5 }} />
        <SubmitButton sx={{ mt: 3 }}>{t('orders:billing.submit')}</SubmitButton>
      </SchemaForm>
    </OrderCardPart>
  );
}
