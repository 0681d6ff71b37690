import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { packageContents } from '#domain/pricing/package-contents.ts';
import { grossCents as grossOf } from '#domain/pricing/price.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { MarkedList } from '../../../kit/ui/page/lists.tsx';
import type { Foundation } from '../../../shared/foundations/model.ts';
import { GrossTotal, PriceLines } from '../../../shared/orders/price-lines.tsx';
import { useFoundationPage } from '../page-context.tsx';
import { CaseCosts } from './case-costs.tsx';

type Offer = NonNullable<Foundation['offer']>;

/** The total first, then what it is made of, what it covers and what it does not. */
export function OfferedPackage({ offer }: { offer: Offer }) {
  const { t } = useTranslation(['foundations']);
  const { locale } = useLocale();
  const { coreData } = useFoundationPage().foundation;
  const { netCents, grossCents, vatRate, positions } = offer;
  const totals = {
    netCents,
    grossCents,
    vat: [{ percent: vatRate, vatCents: grossCents - netCents }],
  };
  const lines = positions.map(({ vendor, name, address, netCents: net }) => ({
    title: t('foundations:order.positions')[vendor],
    note: t(`foundations:order.contract.${vendor}`, { name, address: address ?? '' }),
    items: packageContents[locale][vendor],
    grossCents: grossOf(net, vatRate),
  }));
  return (
    <Box>
      <GrossTotal words={t('foundations:checkout')} totals={totals} />
      <Typography sx={{ mt: 1, mb: 2 }}>{t('foundations:order.payLater')}</Typography>
      <PriceLines lines={lines} label={t('foundations:order.madeOf', { percent: vatRate })} />
      <Box sx={{ mt: 3 }}>
        <Excluded />
      </Box>
      <Box sx={{ mt: 3 }}>{coreData && <CaseCosts coreData={coreData} />}</Box>
    </Box>
  );
}

function Excluded() {
  const { t } = useTranslation(['foundations']);
  const { title, items } = t('foundations:order.excluded');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h5" component="h3" color="primary" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <MarkedList items={items} included={false} />
    </section>
  );
}
