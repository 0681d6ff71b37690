import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Ask, useAsk } from '../../../kit/ui/ask.tsx';
import type { CommandForm, Place } from '../commands/command.ts';
import { HeldPage, useFoundationPage } from '../page-context.tsx';
import { StateParticipantsForm } from './state/state-participants-form.tsx';
import { stateParticipantsRules } from './state/state-participants-rules.ts';

export const stateParticipants: CommandForm = {
  Form: StateParticipants,
  places: ['people', 'obstacles'],
  rules: stateParticipantsRules,
};

function StateParticipants({ place }: { place: Place }) {
  const { t } = useTranslation(['foundations']);
  const words = t('foundations:people');
  const { people, peopleRequired } = useFoundationPage().foundation;
  const ask = useAsk('participants');
  if (!peopleRequired && !people) return null;
  return (
    <>
      <Button variant={place === 'obstacles' ? 'contained' : 'text'} {...ask.trigger}>
        {people ? words.change : words.state}
      </Button>
      <Ask ask={ask} title={words.title} wide>
        <HeldPage />
        <StateParticipantsForm onDone={ask.close} onCancel={ask.leave} />
      </Ask>
    </>
  );
}
