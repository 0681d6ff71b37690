import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { numberText } from '../../kit/list/range-pager.tsx';
import { useLocale } from '../../kit/texts/use-locale.ts';

interface Props {
  label: string;
  numbers: readonly (readonly [name: string, value: number])[];
}

/** A few numbers beside each other, each above its name. */
export function Numbers({ label, numbers }: Props) {
  const { locale } = useLocale();
  return (
    <Card component="section" aria-label={label} sx={{ mb: 2.5, px: 3, py: 2 }}>
      <Box component="dl" sx={row}>
        {numbers.map(([name, value]) => (
          <Box
            key={name}
            sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}
          >
            <Typography component="dt" variant="body2" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd" variant="h4" color="primary" sx={{ m: 0 }}>
              {numberText(value, locale)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, minmax(0, 1fr))' },
  gap: 2,
  m: 0,
} as const;
