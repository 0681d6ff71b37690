import { useTranslation } from 'react-i18next';
import { obstacleNames } from '#domain/foundations/obstacles/obstacle-names.ts';
import { SelectInput } from '../../../../kit/forms/fields.tsx';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { NoteInput } from '../../commands/text-fields.tsx';
import { dialog } from '../commands/dialog.tsx';

export const resolveObstacle = dialog({
  command: 'resolve-obstacle',
  offered: ({ obstacles }) => obstacles.length > 0,
  initial: ({ obstacles: [first] }) => ({ obstacleId: first?.id ?? '' }),
  Fields({ foundation, words }) {
    const { t } = useTranslation(['staffCommands']);
    const { locale } = useLocale();
    return (
      <>
        <SelectInput
          name="obstacleId"
          label={t('staffCommands:commands.resolve-obstacle.obstacle')}
          options={foundation.obstacles.map(({ id, kind }) => ({
            value: id,
            label: obstacleNames[kind][locale],
          }))}
          required
        />
        <NoteInput words={words} />
      </>
    );
  },
});
