import { useTranslation } from 'react-i18next';
import { obstacleNames } from '#domain/foundations/obstacles/obstacle-names.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import type { Foundation } from '../../../shared/foundations/model.ts';
import { Question } from '../commands/station.tsx';
import { NoteInput } from '../commands/text-fields.tsx';

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
  const settle = t('foundations:obstacles.settle');
  const words = {
    ...settle,
    open: kind in settle.of ? settle.of[kind as keyof typeof settle.of] : settle.open,
    title: t('foundations:obstacles.settle.title', { name: obstacleNames[kind][locale] }),
    button: { variant: alone ? 'contained' : 'outlined' },
  } as const;
  return (
    <Question form={{ command: 'resolve-obstacle', ask: `settle-${kind}` }} words={words}>
      <input type="hidden" name="obstacleId" value={id} />
      <NoteInput words={words} />
    </Question>
  );
}
