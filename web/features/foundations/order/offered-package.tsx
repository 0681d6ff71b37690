import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Check, Minus } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '../../../kit/texts/use-texts.ts';
import type { Foundation } from '../../../shared/foundations/model.ts';
import { GrossTotal, PriceLines } from '../../../shared/orders/price-lines.tsx';
import { useFoundationPage } from '../page-context.tsx';
import { CaseCosts } from './case-costs.tsx';

type Offer = NonNullable<Foundation['offer']>;

/** The total first, then what it is made of, what it covers and what it does not. */
export function OfferedPackage({ offer }: { offer: Offer }) {
  const { t } = useTexts('foundations');
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
    netCents: net,
  }));
  return (
    <Box>
      <GrossTotal words={t('foundations:checkout')} totals={totals} />
      <Typography sx={{ mt: 1, mb: 2 }}>{t('foundations:order.payLater')}</Typography>
      <PriceLines lines={lines} label={t('foundations:order.madeOf')} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' }, mt: 3 }}>
        <Items
          title={t('foundations:order.included.title')}
          items={t('foundations:order.included.items')}
          included
        />
        <Items
          title={t('foundations:order.excluded.title')}
          items={t('foundations:order.excluded.items')}
        />
      </Box>
      <Box sx={{ mt: 3 }}>{coreData && <CaseCosts coreData={coreData} />}</Box>
    </Box>
  );
}

interface ItemsProps {
  title: string;
  items: readonly string[];
  included?: boolean;
}

function Items({ title, items, included = false }: ItemsProps) {
  const id = useId();
  const Icon = included ? Check : Minus;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h5" component="h3" color="primary" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item) => (
          <Box component="li" key={item} sx={{ display: 'flex', gap: 1, py: 0.5 }}>
            <Box
              component="span"
              sx={{ color: included ? 'success.main' : 'text.secondary', mt: '3px', lineHeight: 0 }}
            >
              <Icon size={18} strokeWidth={2} aria-hidden="true" />
            </Box>
            <Typography component="span" variant="body2">
              {item}
            </Typography>
          </Box>
        ))}
      </Box>
    </section>
  );
}
