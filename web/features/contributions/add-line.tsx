import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Contributions } from '#api/contract.gen.d.ts';
import { SelectInput, TextInput } from '../../kit/forms/fields.tsx';
import { FormNotice } from '../../kit/forms/form-notice.tsx';
import { useProblemText } from '../../kit/forms/refusal-text.ts';
import { SchemaForm } from '../../kit/forms/schema-form.tsx';
import { useFetcherSender } from '../../kit/forms/sender.ts';
import { SubmitButton } from '../../kit/forms/submit-button.tsx';
import { useSchemaForm } from '../../kit/forms/use-schema-form.ts';
import { lineRules } from './lines.ts';
import { Section } from './section.tsx';

interface AddLineProps extends Pick<Contributions, 'revision' | 'shareholders'> {}

/** A payment as it stands on the statement; the form is empty again once it is entered. */
export function AddLine({ shareholders, revision }: AddLineProps) {
  const { t } = useTranslation(['contributions']);
  const words = t('contributions:add');
  return (
    <Section title={words.title} text={words.text}>
      <LineForm key={revision} shareholders={shareholders} revision={revision} />
    </Section>
  );
}

function LineForm({ shareholders, revision }: AddLineProps) {
  const { t } = useTranslation(['contributions']);
  const words = t('contributions:add');
  const [only, another] = shareholders;
  const form = useSchemaForm({
    rules: lineRules,
    sender: useFetcherSender('add'),
    initial: { participantId: another ? '' : (only?.participantId ?? '') },
  });
  const options = shareholders.map(({ participantId: value, name: label }) => ({ value, label }));
  return (
    <SchemaForm
      form={form}
      problemText={useProblemText(words.problems)}
      hidden={{ form: 'add', revision: String(revision) }}
    >
      <Box sx={{ display: 'grid', gap: 2.5, mt: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <SelectInput
          name="participantId"
          label={words.whose}
          options={options}
          {...(another && { placeholder: '' })}
          required
        />
        <TextInput name="bookedOn" type="date" label={words.bookedOn} required />
        <TextInput name="amount" label={words.amount} inputMode="decimal" required />
        <TextInput name="payer" label={words.payer} maxLength={140} required />
      </Box>
      <Box sx={{ display: 'grid', gap: 2.5, mt: 2.5, justifyItems: 'start' }}>
        <FormNotice refused={form.notice} texts={t('contributions:refusal')} />
        <SubmitButton variant="outlined">{words.submit}</SubmitButton>
      </Box>
    </SchemaForm>
  );
}
