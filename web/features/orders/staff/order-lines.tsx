import { useTranslation } from 'react-i18next';
import type { ManagedOrder } from '#api/contract.gen.d.ts';
import { money } from '#domain/site/formats.ts';
import { numberFormat } from '#domain/site/intl.ts';
import { dayAndTime } from '../../../desk/ui/formats.ts';
import { LinesPanel } from '../../../desk/ui/lines-panel.tsx';
import { useLocale } from '../../../kit/texts/use-locale.ts';

/** What was ordered from whom, and the sums. */
export function OrderLines({ order }: { order: ManagedOrder }) {
  const { t } = useTranslation(['staffOrders']);
  const { locale } = useLocale();
  const words = t('staffOrders:order');
  const { netCents, vat, grossCents, invoicedGrossCents } = order.totals;
  const lines = order.lines.map((line) => {
    const { quantity: count, discountPercent: percent, vendor, startsAt } = line;
    return {
      title: line.title,
      facts: [
        t('staffOrders:order.quantity', { count, price: money(line.unitNetCents, locale) }),
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
    { name: words.net, cents: netCents },
    ...vat.map(({ percent, vatCents }) => ({
      name: t('staffOrders:order.vat', { percent: numberFormat(locale, {}).format(percent) }),
      cents: vatCents,
    })),
    { name: words.gross, cents: grossCents, strong: true },
    invoicedGrossCents !== grossCents && { name: words.invoiced, cents: invoicedGrossCents },
  ];
  return <LinesPanel title={words.lines} lines={lines} sums={sums} />;
}
