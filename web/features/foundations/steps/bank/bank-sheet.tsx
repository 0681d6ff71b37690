import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { useFoundationPage } from '../../page-context.tsx';

/** What banks ask, to hand over in German, or to copy from in both languages. */
export function BankSheet() {
  const { t } = useTranslation(['foundations']);
  const { to } = useLocale();
  const { id, people } = useFoundationPage().foundation;
  const words = t('foundations:bankAccount');
  const { title, text, pdf, look } = words.sheet;
  return (
    <Box component="section" aria-labelledby="bank-sheet" sx={{ mb: 3 }}>
      <Typography id="bank-sheet" variant="h5" component="h3" color="primary">
        {title}
      </Typography>
      <Typography sx={{ mt: 0.5 }}>{words.wants}</Typography>
      {people && (
        <>
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            {text}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
            <Button
              variant="outlined"
              href={`/api/foundations/${id}/sheets/bank.pdf?language=de`}
              download
              startIcon={<Download size={18} strokeWidth={1.75} aria-hidden="true" />}
            >
              {pdf}
            </Button>
            <Button href={`${to('sheets', { id })}#bank`}>{look}</Button>
          </Box>
        </>
      )}
    </Box>
  );
}
