import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { money } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { QrCode } from '../../kit/ui/qr-code.tsx';
import type { CostLine } from './costs-context.ts';

/** For banking apps; closed at first, since most is read and not paid. */
export function GiroCode({ line, text }: { line: CostLine; text: string }) {
  const { t } = useTranslation(['costs']);
  const { locale } = useLocale();
  const amount = money((line.amountCents ?? 0) - line.paidCents, locale);
  const payee = line.payee ?? '';
  return (
    <Box
      component="details"
      sx={{ mt: 1, '& summary': { cursor: 'pointer', py: 1.25, fontWeight: 600 } }}
    >
      <Typography component="summary" variant="body2" color="primary">
        {t('costs:giro.title')}
      </Typography>
      <QrCode text={text} label={t('costs:giro.label', { amount, payee })} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, maxWidth: '52ch' }}>
        {t('costs:giro.text')}
      </Typography>
    </Box>
  );
}
