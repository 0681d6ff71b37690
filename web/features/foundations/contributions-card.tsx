import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { mayEnterAt } from '#domain/contributions/entering.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { useFoundationPage } from './page-context.tsx';
import { SideCard } from './side-column.tsx';

/** The way to who pays in how much, while somebody pays. */
export function ContributionsCard() {
  const { t } = useTranslation(['foundations']);
  const { to } = useLocale();
  const { id, people, status } = useFoundationPage().foundation;
  if (!people || !mayEnterAt(status)) return null;
  const words = t('foundations:page.contributions');
  return (
    <SideCard title={words.title} id="contributions">
      <Typography variant="body2" sx={{ mb: 1.5 }}>
        {words.text}
      </Typography>
      <Button variant="outlined" href={to('contributions', { id })}>
        {words.look}
      </Button>
    </SideCard>
  );
}
