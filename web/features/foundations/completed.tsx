import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { useFoundationPage } from './page-context.tsx';

/** After the entry: the way to the page of the company. */
export function Completed() {
  const { t } = useTranslation(['foundations']);
  const { locale, to } = useLocale();
  const { id } = useFoundationPage().foundation;
  const court = courtFees('money');
  const euros = (cents: number) => wholeEuros(cents, locale);
  return (
    <Box>
      <Alert severity="warning" sx={{ mb: 3 }}>
        <AlertTitle>{t('foundations:completed.fraud.title')}</AlertTitle>
        {t('foundations:completed.fraud.text', {
          court: euros(court.total),
          entry: euros(court.entry),
          availability: euros(court.availability),
          inKind: euros(courtFees('in-kind').total),
        })}
        <Button
          color="inherit"
          href={`${to('costs', { id })}?ask=check`}
          sx={{ display: 'flex', width: 'fit-content', ml: -1, mt: 1 }}
        >
          {t('foundations:page.costs.check')}
        </Button>
      </Alert>
      <Typography sx={{ fontWeight: 600, mb: 1.5 }}>{t('foundations:completed.lead')}</Typography>
      <Box component="ol" sx={{ m: 0, pl: 3, '& li': { mb: 1.25, pl: 0.5 } }}>
        {t('foundations:completed.duties').map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            {`: ${text}`}
          </li>
        ))}
      </Box>
    </Box>
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
