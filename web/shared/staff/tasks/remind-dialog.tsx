import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTexts } from '../../../kit/texts/use-texts.ts';
import { ChoiceDialog } from './choice-dialog.tsx';

/** A mail that would go out: to whom, and what it says. */
export interface ReminderPreview {
  key: string;
  to: string;
  about: string;
  text?: string | undefined;
}

interface Props {
  reminders: readonly ReminderPreview[];
  onRemind: () => void;
  onClose: () => void;
}

/** Nothing goes out before one has seen to whom, and what. */
export function RemindDialog({ reminders, onRemind, onClose }: Props) {
  const { t } = useTexts('staffTasks');
  const count = reminders.length;
  return (
    <ChoiceDialog
      title={t('staffTasks:tasks.reminding.title', { count })}
      what={t('staffTasks:tasks.reminding.what')}
      cancel={t('staffTasks:tasks.reminding.cancel')}
      choices={[{ id: 'send', label: t('staffTasks:tasks.reminding.send', { count }) }]}
      onChoose={onRemind}
      onClose={onClose}
    >
      <Box component="ul" sx={list}>
        {reminders.slice(0, SHOWN).map(({ key, to, about, text }) => (
          <li key={key}>
            <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {t('staffTasks:tasks.reminding.to', { who: to })}
            </Box>
            <Box sx={{ overflowWrap: 'anywhere' }}>{about}</Box>
            {text && (
              <Typography color="textSecondary" sx={{ mt: 0.5, fontSize: '0.9375rem' }}>
                {text}
              </Typography>
            )}
          </li>
        ))}
        {count > SHOWN && <li>{t('staffTasks:tasks.reminding.more', { count: count - SHOWN })}</li>}
      </Box>
    </ChoiceDialog>
  );
}

const SHOWN = 8;
const list = { listStyle: 'none', m: 0, mt: 2.5, p: 0, display: 'grid', gap: 1.5 } as const;
