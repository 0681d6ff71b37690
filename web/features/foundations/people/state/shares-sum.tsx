import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { wholeEuros } from '#domain/site/formats.ts';
import { useFieldTexts } from '../../../../kit/forms/field.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { sumIn } from './listed-people.ts';
import { usePeopleList } from './people-list.ts';
import { Together } from './together.tsx';

/** The sum of the shares as one types, against the share capital. */
export function useSum() {
  const { rows, capitalEuros } = usePeopleList();
  const texts = useFieldTexts(rows.flatMap(({ shares }) => shares));
  const sum = sumIn(texts);
  return { sum, rest: capitalEuros - sum, texts };
}

export function SharesSum() {
  const { t } = useTranslation(['foundations']);
  const { locale } = useLocale();
  const { capitalEuros } = usePeopleList();
  const { sum, rest } = useSum();
  const euros = (amount: number) => wholeEuros(amount * 100, locale);
  const capital = euros(capitalEuros);
  const share = capitalEuros > 0 ? Math.min(sum / capitalEuros, 1) : 0;
  return (
    <Box>
      <Typography component="output" sx={{ display: 'block', fontWeight: 600 }}>
        {t('foundations:people.shares.sum', { sum: euros(sum), capital })}{' '}
        {rest === 0 && t('foundations:people.shares.fits')}
        {rest > 0 && t('foundations:people.shares.less', { rest: euros(rest) })}
        {rest < 0 && t('foundations:people.shares.more', { rest: euros(-rest) })}
      </Typography>
      <Box aria-hidden="true" sx={track}>
        <Box
          sx={{
            height: 1,
            width: `${share * 100}%`,
            bgcolor: rest < 0 ? 'error.main' : rest === 0 ? 'success.main' : 'brand.accent',
          }}
        />
      </Box>
      <Together name="sum" />
    </Box>
  );
}

const track = { height: 6, mt: 1, borderRadius: 3, bgcolor: 'divider', overflow: 'hidden' };
