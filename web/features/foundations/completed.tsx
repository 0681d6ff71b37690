import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { useFoundationPage } from './page-context.tsx';

/** After the entry: the way to the page of the company. */
export function Completed() {
  const { t } = useTranslation(['foundations']);
  const { to } = useLocale();
  const { id } = useFoundationPage().foundation;
  return (
    <>
      <Typography sx={{ mb: 2 }}>{t('foundations:completed.text')}</Typography>
      <Button variant="contained" href={to('duties', { id })} sx={{ mb: 3 }}>
        {t('foundations:completed.button')}
      </Button>
    </>
  );
}
