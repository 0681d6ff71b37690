import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../kit/forms/fields.tsx';
import type { CommandForm } from '../commands/command.ts';
import { Question } from '../commands/station.tsx';
import { useFoundationPage } from '../page-context.tsx';
import { usePerson } from './person-context.ts';

export const removeParticipant: CommandForm = { Form: RemoveParticipant, places: ['person'] };

/** Takes out somebody who is invited or has joined, and tells them; others are taken off the list. */
function RemoveParticipant() {
  const { t } = useTranslation(['foundations']);
  const { lead } = useFoundationPage().foundation;
  const { participantId, name, joined, invited } = usePerson();
  if (!(joined || invited) || participantId === lead.participantId) return null;
  const words = t('foundations:people.remove');
  return (
    <Question
      form={{
        command: 'remove-participant',
        ask: `remove-${participantId}`,
        destructive: true,
      }}
      words={{
        ...words,
        title: t('foundations:people.remove.title', { name }),
        text: t('foundations:people.remove.text', { name }),
        button: { size: 'small', variant: 'text' },
      }}
    >
      <input type="hidden" name="participantId" value={participantId} />
      <TextInput
        name="reason"
        label={words.reason}
        help={words.reasonHelp}
        rows={2}
        maxLength={500}
      />
    </Question>
  );
}
