import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Ask, useAsk } from '../../../kit/ui/ask.tsx';
import type { CommandForm } from '../commands/command.ts';
import { HeldPage, useFoundationPage } from '../page-context.tsx';
import { detailsRules } from './details/details-rules.ts';
import { StateDetailsForm } from './details/state-details-form.tsx';
import { usePerson } from './person-context.ts';

export const stateDetails: CommandForm = {
  Form: StateDetails,
  places: ['person'],
  rules: detailsRules,
};

/** One's own details, and those of people without an account by the lead. */
function StateDetails() {
  const { t } = useTranslation(['foundations']);
  const { viewer } = useFoundationPage().foundation;
  const { participantId, name, joined, roles, details } = usePerson();
  const ask = useAsk(`details-${participantId}`);
  const isOwn = viewer?.participantId === participantId;
  const isLeads = viewer?.role === 'lead' && !joined;
  if (!(isOwn || isLeads) || roles.length === 0) return null;
  const words = t('foundations:people.details');
  return (
    <>
      <Button
        size="small"
        variant={details === 'missing' && isOwn ? 'outlined' : 'text'}
        aria-label={t(`foundations:people.details.${details}Of`, { name })}
        {...ask.trigger}
      >
        {words[details]}
      </Button>
      <Ask ask={ask} title={t('foundations:people.details.title', { name })} wide>
        <HeldPage />
        <StateDetailsForm onDone={ask.close} />
      </Ask>
    </>
  );
}
