import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../../kit/forms/fields.tsx';
import { ReasonInput } from '../../commands/text-fields.tsx';
import { dialog } from '../commands/dialog.tsx';

/** Spelling and address of the notary the founder named; never another notary. */
export const correctNotary = dialog({
  command: 'correct-notary',
  offered: ({ notary }) => notary !== null,
  initial: ({ notary }) => ({
    name: notary?.name ?? '',
    email: notary?.email ?? '',
    city: notary?.city ?? '',
    phone: notary?.phone ?? '',
  }),
  Fields({ words: reason }) {
    const { t } = useTranslation(['staffCommands']);
    const words = t('staffCommands:commands.correct-notary');
    return (
      <>
        <TextInput name="name" label={words.name} required />
        <TextInput name="email" type="email" label={words.email} />
        <TextInput name="city" label={words.city} />
        <TextInput name="phone" type="tel" label={words.phone} />
        <ReasonInput words={reason} />
      </>
    );
  },
});
