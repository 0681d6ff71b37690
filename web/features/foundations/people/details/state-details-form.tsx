import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../../../kit/forms/submit-button.tsx';
import { CommandForm, useCommandForm } from '../../commands/command-form.tsx';
import { useFoundationPage } from '../../page-context.tsx';
import { usePerson } from '../person-context.ts';
import { DetailsFields, initialFields } from './details-fields.tsx';
import { detailsRules } from './details-rules.ts';

/** What the deed says of a person or a company, and who reads it. */
export function StateDetailsForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(['foundations']);
  const { viewer } = useFoundationPage().foundation;
  const person = usePerson();
  const { participantId, kind } = person;
  const form = useCommandForm('state-details', {
    rules: detailsRules,
    initial: initialFields(person),
    onDone,
  });
  const words = t('foundations:people.details');
  const isOwn = viewer?.participantId === participantId;
  return (
    <CommandForm form={form}>
      <input type="hidden" name="participantId" value={participantId} />
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2.5 }}>
        {isOwn ? words.lead : words.leadOfOthers}
      </Typography>
      <Stack spacing={2.5}>
        <DetailsFields kind={kind} words={words} />
      </Stack>
      <Alert severity="info" sx={{ mt: 2.5 }}>
        {words.readers}
      </Alert>
      <SubmitButton sx={{ mt: 3 }}>{words.submit}</SubmitButton>
    </CommandForm>
  );
}
