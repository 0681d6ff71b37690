import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { partName } from '#domain/orders/order.ts';
import { byVendor, totalsOf, type Vendor } from '#domain/orders/totals.ts';
import { grossCents } from '#domain/pricing/price.ts';
import { appointmentDate, money } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';

/** A line as people read it before and after they order. */
export interface OrderedLine {
  title: string;
  quantity: number;
  netCents: number;
  vatPercent: number;
  vendor: Vendor;
  startsAt: string | null;
  location: string | null;
  parts?: readonly { title: string; quantity: number }[];
}

/** Lines under the contract partner that each of them is ordered from. */
export function OrderLines({ lines }: { lines: readonly OrderedLine[] }) {
  const contracts = byVendor(lines);
  return (
    <>
      {contracts.map(({ vendor, lines: own }) => (
        <Box component="section" key={`${vendor.kind} ${vendor.name}`} sx={{ '& + &': { mt: 3 } }}>
          <PartnerHead vendor={vendor} />
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {own.map((line) => (
              <Line key={line.title} line={line} />
            ))}
          </Box>
          {contracts.length > 1 && <ContractTotal grossCents={totalsOf(own).grossCents} />}
        </Box>
      ))}
    </>
  );
}

/** Each contract has a total price of its own (§ 312j (2) BGB). */
function ContractTotal({ grossCents: cents }: { grossCents: number }) {
  const { t } = useTranslation(['catalogue']);
  const { locale } = useLocale();
  return (
    <Box sx={{ ...columns, fontWeight: 600 }}>
      <span>{t('catalogue:totals.contract')}</span>
      <Box component="span" sx={figures}>
        {money(cents, locale)}
      </Box>
    </Box>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
} as const;
const figures = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/** Who the contract is with, and who invoices. */
export function PartnerHead({ vendor, level = 'h3' }: { vendor: Vendor; level?: 'h2' | 'h3' }) {
  const { t } = useTranslation(['catalogue']);
  return (
    <>
      <Typography variant={level === 'h2' ? 'h5' : 'h6'} component={level}>
        {vendor.name}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 1 }}>
        {vendor.address && (
          <>
            {vendor.address}
            <br />
          </>
        )}
        {t(`catalogue:partner.${vendor.kind}`, { vendor: vendor.name })}
      </Typography>
    </>
  );
}

function Line({ line }: { line: OrderedLine }) {
  const { t } = useTranslation(['catalogue']);
  const { locale } = useLocale();
  const { title, quantity, netCents, vatPercent } = line;
  const { parts = [], startsAt, location } = line;
  return (
    <Box component="li" sx={columns}>
      <span>
        {quantity > 1 && `${t('catalogue:lines.quantity', { count: quantity })} `}
        {title}
      </span>
      <Box component="span" sx={figures}>
        {money(grossCents(netCents, vatPercent), locale)}
      </Box>
      {startsAt && (
        <Detail>{[appointmentDate(startsAt, locale), location].filter(Boolean).join(' · ')}</Detail>
      )}
      {parts.length > 0 && (
        <Detail>{t('catalogue:lines.contains', { parts: parts.map(partName).join(', ') })}</Detail>
      )}
    </Box>
  );
}

/** Below the title; on phones below the price, too. */
const Detail = ({ children }: { children: ReactNode }) => (
  <Typography
    variant="body2"
    color="textSecondary"
    sx={{ gridColumn: { xs: '1 / -1', sm: 1 }, textWrap: 'pretty' }}
  >
    {children}
  </Typography>
);
