import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDaysTo, addWorkingDays } from '#domain/days/working-days.ts';
import { SNOOZED_DAYS, snoozeRefusal, weekEnd } from '#domain/desk/tasks.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { useNow } from '../ui/use-now.ts';
import { ChoiceDialog } from './choice-dialog.tsx';
import { dueWords, todayIs } from './due-words.ts';

interface Props {
  count: number;
  onSnooze: (until: string) => void;
  onClose: () => void;
}

/** Asks until when tasks rest. */
export function SnoozeDialog({ count, onSnooze, onClose }: Props) {
  const { t } = useTranslation(['staff', 'staffTasks']);
  const { locale } = useLocale();
  const now = useNow();
  const today = todayIs(now);
  const next = addWorkingDays(today, 1);
  const choices = [
    {
      id: next,
      label: t(`staffTasks:tasks.snoozing.${next === addDaysTo(today, 1) ? 'tomorrow' : 'next'}`),
    },
    { id: addWorkingDays(today, 3), label: t('staffTasks:tasks.snoozing.days') },
    { id: addWorkingDays(weekEnd(today), 1), label: t('staffTasks:tasks.snoozing.nextWeek') },
    { id: addWorkingDays(addDaysTo(today, 13), 1), label: t('staffTasks:tasks.snoozing.weeks') },
  ].filter(({ id }, index, all) => all.findIndex((other) => other.id === id) === index);
  return (
    <ChoiceDialog
      title={t('staffTasks:tasks.snoozing.title', { count })}
      what={t('staffTasks:tasks.snoozing.what')}
      choices={choices.map((one) => ({ ...one, hint: dueWords(one.id, now, locale, t) }))}
      onChoose={onSnooze}
      onClose={onClose}
    >
      <OtherDay today={today} onSnooze={onSnooze} />
    </ChoiceDialog>
  );
}

function OtherDay({ today, onSnooze }: Pick<Props, 'onSnooze'> & { today: string }) {
  const { t } = useTranslation(['staffTasks']);
  const [day, setDay] = useState('');
  const isPossible = day !== '' && snoozeRefusal(day, today) === undefined;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isPossible) onSnooze(day);
      }}
      sx={{ display: 'grid', gap: 1, mt: 2.5 }}
    >
      <TextField
        type="date"
        size="small"
        label={t('staffTasks:tasks.snoozing.other')}
        value={day}
        onChange={({ target }) => setDay(target.value)}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { min: addDaysTo(today, 1), max: addDaysTo(today, SNOOZED_DAYS) },
        }}
      />
      <Button type="submit" variant="contained" disabled={!isPossible}>
        {t('staffTasks:tasks.snoozing.submit')}
      </Button>
    </Box>
  );
}
