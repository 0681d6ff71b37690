import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { money } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';

/** The number of an order or invoice, which leads to its page. */
export const NumberLink = ({ to, number }: { to: string; number: string }) => (
  <Box
    component={Link}
    to={to}
    sx={{ color: 'primary.main', fontWeight: 600, whiteSpace: 'nowrap' }}
  >
    {number}
  </Box>
);

interface AmountProps {
  cents: number;
  strong?: boolean;
  /** It was entered by mistake and does not count. */
  struck?: boolean;
}

export function Amount({ cents, strong = false, struck = false }: AmountProps) {
  const { locale } = useLocale();
  return (
    <Box
      component="span"
      sx={{
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
        ...(strong && { fontWeight: 600 }),
        ...(struck && { textDecoration: 'line-through', color: 'text.secondary' }),
      }}
    >
      {money(cents, locale)}
    </Box>
  );
}
