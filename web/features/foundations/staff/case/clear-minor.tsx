import { useTranslation } from 'react-i18next';
import { SelectInput, TextInput } from '../../../../kit/forms/fields.tsx';
import { dialog } from '../commands/dialog.tsx';
import type { Foundation } from '../types.ts';

const minorsIn = ({ participants }: Foundation) =>
  participants.filter(({ ofAge, cleared }) => ofAge === false && cleared !== true);

export const clearMinor = dialog({
  command: 'clear-minor',
  offered: (foundation) => minorsIn(foundation).length > 0,
  initial: (foundation) => ({ participantId: minorsIn(foundation)[0]?.participantId ?? '' }),
  Fields({ foundation }) {
    const { t } = useTranslation(['staffCommands']);
    const words = t('staffCommands:commands.clear-minor');
    const options = minorsIn(foundation).map(({ participantId: value, name: label }) => ({
      value,
      label,
    }));
    return (
      <>
        <SelectInput name="participantId" label={words.who} options={options} required />
        <TextInput
          name="note"
          label={words.note}
          help={words.noteHelp}
          rows={3}
          maxLength={2_000}
          required
        />
      </>
    );
  },
});
