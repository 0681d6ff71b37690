import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { AlarmClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TaskSelection } from '#domain/desk/tasks.ts';
import { countText } from '../../../../kit/list/range-pager.tsx';
import { useLocale } from '../../../../kit/texts/use-locale.ts';

interface Props {
  selections: readonly TaskSelection[];
  counts: Readonly<Record<TaskSelection, number>> | undefined;
  value: TaskSelection;
  onChange: (selection: TaskSelection) => void;
}

export function SelectionChips({ selections, counts, value, onChange }: Props) {
  const { t } = useTranslation(['staffTasks']);
  const { locale } = useLocale();
  return (
    <Box component="fieldset" aria-label={t('staffTasks:tasks.selection')} sx={group}>
      {selections.map((selection) => (
        <Chip
          key={selection}
          clickable
          onClick={() => onChange(selection)}
          aria-pressed={selection === value}
          color={selection === value ? 'primary' : 'default'}
          {...(selection === 'snoozed' && { icon: <AlarmClock size={16} aria-hidden /> })}
          label={[
            t(`staffTasks:tasks.show.${selection}`),
            counts && countText({ total: counts[selection] }, locale),
          ].join(' ')}
          sx={{ height: 36, bgcolor: selection === value ? 'primary.main' : 'brand.highlight' }}
        />
      ))}
    </Box>
  );
}

const group = { display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, border: 0 } as const;
