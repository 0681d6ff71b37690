import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { money } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { MarkedList } from '../../kit/ui/page/lists.tsx';

interface PriceLine {
  title: string;
  /** Below the title: with whom the contract is made. */
  note: ReactNode;
  /** What the contract gives for its price. */
  items: readonly string[];
  grossCents: number;
}

interface PriceTotals {
  netCents: number;
  vat: readonly { percent: number; vatCents: number }[];
  grossCents: number;
}

/** The total comes first, with everything in it (§ 3 PAngV); net and VAT follow. */
export function GrossTotal({ totals }: { totals: PriceTotals }) {
  const words = useTranslation(['checkout']).t('checkout:total');
  const { locale } = useLocale();
  const amount = (cents: number) => money(cents, locale);
  const vat = totals.vat.map(
    ({ percent, vatCents }) => `${percent}${words.vat}: ${amount(vatCents)}`,
  );
  const parts = [`${words.net}: ${amount(totals.netCents)}`, ...vat];
  return (
    <Box>
      <Typography variant="body2" color="textSecondary">
        {words.title}
      </Typography>
      <Typography
        variant="h3"
        component="p"
        color="primary"
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {amount(totals.grossCents)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {parts.join(' · ')}
      </Typography>
    </Box>
  );
}

/** The contracts that are ordered together, each with its own total price (§ 3 PAngV, § 312j (2) BGB). */
export function PriceLines({ lines, label }: { lines: readonly PriceLine[]; label: string }) {
  const { locale } = useLocale();
  const id = useId();
  return (
    <>
      <Typography id={id} variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map(({ title, note, items, grossCents }) => (
          <Box
            component="li"
            key={title}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr) auto',
              columnGap: 2,
              py: 1.5,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
            <Typography sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
              {money(grossCents, locale)}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ gridColumn: 1 }}>
              {note}
            </Typography>
            <Box sx={{ gridColumn: '1 / -1', mt: 1 }}>
              <MarkedList items={items} included />
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}
