import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callOutcomes, NOTE_CHARS_MAX, type PhoneCall } from '#domain/desk/notes.ts';
import { restsUntil } from '#domain/desk/tasks.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { shortDay } from '../ui/formats.ts';
import { useNow } from '../ui/use-now.ts';
import { ChoiceDialog } from './choice-dialog.tsx';
import { todayIs } from './due-words.ts';

export interface Called {
  outcome: PhoneCall['outcome'];
  text: string | undefined;
}

interface Props {
  count: number;
  /** Whom to call, by name and number, where that is known. */
  whom?: string | undefined;
  onCalled: (called: Called) => void;
  onClose: () => void;
}

/** Asks what came of a call, which puts its task off. */
export function CalledDialog({ count, whom, onCalled, onClose }: Props) {
  const { t } = useTranslation(['staffTasks']);
  const { locale } = useLocale();
  const [text, setText] = useState('');
  const date = shortDay(restsUntil(todayIs(useNow())), locale);
  const what = t('staffTasks:tasks.calling.what', { date });
  return (
    <ChoiceDialog
      title={t('staffTasks:tasks.calling.title', { count })}
      what={whom === undefined ? what : `${whom}. ${what}`}
      choices={callOutcomes.map((outcome) => ({
        id: outcome,
        label: t(`staffTasks:tasks.calling.outcome.${outcome}`),
      }))}
      onChoose={(id) => {
        const outcome = callOutcomes.find((one) => one === id);
        if (outcome) onCalled({ outcome, text: text.trim() || undefined });
      }}
      onClose={onClose}
    >
      <TextField
        size="small"
        fullWidth
        label={t('staffTasks:tasks.calling.text')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: NOTE_CHARS_MAX } }}
        sx={{ mt: 2.5 }}
      />
    </ChoiceDialog>
  );
}
