import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WholeInvoice } from '#api/contract.gen.d.ts';
import { paymentBounds } from '#domain/invoices/payment.ts';
import { money } from '#domain/site/formats.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { Panel } from '../../../../shared/staff/ui/panel.tsx';

type Line = WholeInvoice['lines'][number];

/** What it bills, the sums, and what is left of them. */
export function LinesPanel({ invoice }: { invoice: WholeInvoice }) {
  const { t } = useTranslation(['staffInvoices']);
  const { locale } = useLocale();
  const words = t('staffInvoices:invoice');
  const { lines, netCents, vat, grossCents, paidCents } = invoice;
  const { openCents, toRefundCents } = paymentBounds(invoice);
  const amount = (cents: number) => money(cents, locale);
  return (
    <Panel title={words.lines}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never change.
          <LineItem key={index} line={line} />
        ))}
      </Box>
      <Box component="dl" sx={sums}>
        <Sum name={words.net}>{amount(netCents)}</Sum>
        {vat.map(({ percent, vatCents }) => (
          <Sum key={percent} name={t('staffInvoices:invoice.vat', { percent })}>
            {amount(vatCents)}
          </Sum>
        ))}
        <Sum name={words.gross} strong>
          {amount(grossCents)}
        </Sum>
        {paidCents !== 0 && <Sum name={words.paid}>{amount(paidCents)}</Sum>}
        {openCents > 0 && paidCents !== 0 && (
          <Sum name={words.open} strong>
            {amount(openCents)}
          </Sum>
        )}
        {toRefundCents > 0 && (
          <Sum name={words.toRefund} strong>
            {amount(toRefundCents)}
          </Sum>
        )}
      </Box>
    </Panel>
  );
}

function LineItem({ line }: { line: Line }) {
  const { t } = useTranslation(['staffInvoices']);
  const { locale } = useLocale();
  const { title, details = [], quantity, unitNetCents, discountPercent, netCents } = line;
  const price = money(unitNetCents, locale);
  const facts = [
    t('staffInvoices:invoice.quantity', { count: quantity, price }),
    discountPercent > 0 && t('staffInvoices:invoice.discount', { percent: discountPercent }),
  ];
  return (
    <Box component="li" sx={item}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
        <Typography variant="body2" color="textSecondary">
          {facts.filter(Boolean).join(' · ')}
        </Typography>
        {details.map((detail) => (
          <Typography key={detail} variant="body2" color="textSecondary">
            {detail}
          </Typography>
        ))}
      </Box>
      <Typography sx={figure}>{money(netCents, locale)}</Typography>
    </Box>
  );
}

interface SumProps {
  name: string;
  strong?: boolean;
  children: ReactNode;
}

const Sum = ({ name, strong = false, children }: SumProps) => (
  <Box sx={{ display: 'contents', '& > *': { fontWeight: strong ? 600 : 400 } }}>
    <Box component="dt">{name}</Box>
    <Box component="dd" sx={{ ...figure, m: 0 }}>
      {children}
    </Box>
  </Box>
);

const figure = {
  textAlign: 'right',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
} as const;

const item = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 3,
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '&:first-of-type': { pt: 0 },
} as const;

const sums = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: 3,
  rowGap: 0.5,
  m: 0,
  mt: 1,
  pt: 2,
  borderTop: 1,
  borderColor: 'divider',
} as const;
