import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { obstacleNames } from '#domain/foundations/obstacles/obstacle-names.ts';
import { TextInput } from '../../../kit/forms/fields.tsx';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { useAsk } from '../../../kit/ui/ask.tsx';
import type { Foundation } from '../../../shared/foundations/model.ts';
import { Question } from '../commands/question.tsx';

export type Obstacle = Foundation['obstacles'][number];

interface SettleProps {
  obstacle: Obstacle;
  /** Whether nothing else here settles it. */
  alone: boolean;
}

/** Says that an obstacle is out of the way. */
export function SettleObstacle({ obstacle: { id, kind }, alone }: SettleProps) {
  const { t } = useTranslation(['foundations']);
  const { locale } = useLocale();
  const ask = useAsk(`settle-${kind}`);
  const words = t('foundations:obstacles.settle');
  const name = obstacleNames[kind][locale];
  return (
    <>
      <Button variant={alone ? 'contained' : 'outlined'} {...ask.trigger}>
        {kind in words.of ? words.of[kind as keyof typeof words.of] : words.open}
      </Button>
      <Question
        ask={ask}
        command="resolve-obstacle"
        title={t('foundations:obstacles.settle.title', { name })}
        text={words.text}
        submit={words.submit}
        keep={words.keep}
      >
        <input type="hidden" name="obstacleId" value={id} />
        <TextInput name="note" label={words.note} rows={3} maxLength={2_000} />
      </Question>
    </>
  );
}
