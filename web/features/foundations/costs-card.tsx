import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { useFoundationPage } from './page-context.tsx';
import { SideCard } from './side-column.tsx';

/** The way to all money of the formation. */
export function CostsCard() {
  const { t } = useTranslation(['foundations']);
  const { to } = useLocale();
  const { id } = useFoundationPage().foundation;
  const words = t('foundations:page.costs');
  return (
    <SideCard title={words.title} id="costs">
      <Typography variant="body2" sx={{ mb: 1.5 }}>
        {words.text}
      </Typography>
      <Button variant="outlined" href={to('costs', { id })}>
        {words.look}
      </Button>
    </SideCard>
  );
}
