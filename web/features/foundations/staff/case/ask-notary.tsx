import { useTranslation } from 'react-i18next';
import { ChoiceInput } from '../../../../kit/forms/choices.tsx';
import { dialog } from '../commands/dialog.tsx';

/** From then on the notary is waited for. */
export const askNotary = dialog({
  command: 'ask-notary',
  offered: ({ waitingOn }) => waitingOn !== 'notary',
  initial: () => ({ by: 'phone' }),
  Fields() {
    const { t } = useTranslation(['staffCommands']);
    const words = t('staffCommands:commands.ask-notary');
    return (
      <ChoiceInput
        name="by"
        label={words.by}
        options={(['phone', 'mail'] as const).map((value) => ({ value, label: words[value] }))}
      />
    );
  },
});
