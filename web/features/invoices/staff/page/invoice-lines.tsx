import { useTranslation } from 'react-i18next';
import type { WholeInvoice } from '#api/contract.gen.d.ts';
import { paymentBounds } from '#domain/invoices/payment.ts';
import { money } from '#domain/site/formats.ts';
import { LinesPanel } from '../../../../desk/ui/lines-panel.tsx';
import { useLocale } from '../../../../kit/texts/use-locale.ts';

/** What it bills, the sums, and what is left of them. */
export function InvoiceLines({ invoice }: { invoice: WholeInvoice }) {
  const { t } = useTranslation(['staffInvoices']);
  const { locale } = useLocale();
  const words = t('staffInvoices:invoice');
  const { netCents, vat, grossCents, paidCents } = invoice;
  const { openCents, toRefundCents } = paymentBounds(invoice);
  const lines = invoice.lines.map(
    ({
      title,
      details = [],
      quantity: count,
      unitNetCents,
      discountPercent: percent,
      netCents,
    }) => ({
      title,
      facts: [
        t('staffInvoices:invoice.quantity', { count, price: money(unitNetCents, locale) }),
        percent > 0 && t('staffInvoices:invoice.discount', { percent }),
      ],
      parts: details,
      netCents,
    }),
  );
  const sums = [
    { name: words.net, cents: netCents },
    ...vat.map(({ percent, vatCents }) => ({
      name: t('staffInvoices:invoice.vat', { percent }),
      cents: vatCents,
    })),
    { name: words.gross, cents: grossCents, strong: true },
    paidCents !== 0 && { name: words.paid, cents: paidCents },
    openCents > 0 && paidCents !== 0 && { name: words.open, cents: openCents, strong: true },
    toRefundCents > 0 && { name: words.toRefund, cents: toRefundCents, strong: true },
  ];
  return <LinesPanel title={words.lines} lines={lines} sums={sums} />;
}
