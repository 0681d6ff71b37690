import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useTranslation } from 'react-i18next';
import { partOfDay } from '#domain/site/formats.ts';
import { useIdentity } from '../../../../desk/session/session.ts';
import { useNow } from '../../../../desk/ui/use-now.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { type Waiting, waitingWords } from './waiting-words.ts';

/** Greets by the time of day, and says how much there is to do. */
export function Greeting({ waiting }: { waiting: Waiting | undefined }) {
  const { t } = useTranslation(['staffTasks']);
  const { locale } = useLocale();
  const now = new Date(useNow()).toISOString();
  const name = useIdentity()?.fullName.split(' ', 1)[0] ?? '';
  return (
    <Box>
      <h1 style={visuallyHidden}>{t('staffTasks:tasks.title')}</h1>
      <Typography variant="h3" component="p" color="primary">
        {t(`staffTasks:tasks.greeting.${partOfDay(now, locale)}`, { name })}
      </Typography>
      <Typography component="output" color="textSecondary" sx={{ display: 'block', mt: 0.5 }}>
        {waiting && waitingWords(waiting, { now, t, locale })}
      </Typography>
    </Box>
  );
}
