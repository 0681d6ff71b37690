import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { useFoundationPage } from './page-context.tsx';
import { SideCard } from './side-column.tsx';

/** The way to the sheets, once there is something to put on them. */
export function SheetsCard() {
  const { t } = useTranslation(['foundations']);
  const { to } = useLocale();
  const { id, coreData, people } = useFoundationPage().foundation;
  if (!coreData || !people) return null;
  const words = t('foundations:page.sheets');
  return (
    <SideCard title={words.title} id="sheets">
      <Typography variant="body2" sx={{ mb: 1.5 }}>
        {words.text}
      </Typography>
      <Button variant="outlined" href={to('sheets', { id })}>
        {words.look}
      </Button>
    </SideCard>
  );
}
