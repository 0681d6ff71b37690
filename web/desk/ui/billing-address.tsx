import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Billing } from '#api/contract.gen.d.ts';
import { addressLines } from '#domain/orders/billing.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { keepsLines } from '../../kit/ui/breakable.ts';

/** To whom an invoice goes. */
export function BillingAddress({ billing }: { billing: Billing }) {
  const { t } = useTranslation(['staffInvoices']);
  const { locale } = useLocale();
  return (
    <>
      <Typography component="address" sx={{ fontStyle: 'normal', ...keepsLines }}>
        {addressLines(billing, locale).join('\n')}
      </Typography>
      {billing.vatId && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {`${t('staffInvoices:invoice.vatId')} ${billing.vatId}`}
        </Typography>
      )}
    </>
  );
}
