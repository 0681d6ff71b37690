import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { longText } from '#domain/text.ts';
import { call } from '../../../desk/call.ts';
import { FormDialog } from '../../../desk/forms/form-dialog.tsx';
import { useCommandForm } from '../../../desk/forms/use-command-form.ts';
import { ChoiceInput } from '../../../kit/forms/choices.tsx';
import { TextInput } from '../../../kit/forms/fields.tsx';

const NOTE_MAX = 2_000;
const rules = {
  schema: z.object({
    verdict: z.enum(['cleared', 'refused'], 'REQUIRED'),
    note: longText(NOTE_MAX),
  }),
};

interface Props {
  id: string;
  identificationId: string;
  onDone: () => void;
  onClose: () => void;
}

/** Whether a difference matters, with reasons. */
export function Decide({ id, identificationId, onDone, onClose }: Props) {
  const { t } = useTranslation(['staffIdentification']);
  const words = t('staffIdentification:decide');
  const form = useCommandForm({
    rules,
    send: async (body) => {
      const name = 'POST /admin/foundations/:id/identifications/:identificationId/decision';
      const outcome = await call(name, { params: { id, identificationId }, body });
      if (outcome.ok) onDone();
      return outcome;
    },
    done: () => words.done,
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={words.title}
      what={words.what}
      words={{ submit: words.submit }}
      error={form.refused?.text}
      onClose={onClose}
    >
      <ChoiceInput
        name="verdict"
        label={words.verdict}
        options={[
          { value: 'cleared', label: words.cleared },
          { value: 'refused', label: words.refused },
        ]}
        required
      />
      <TextInput name="note" label={words.note} rows={3} maxLength={NOTE_MAX} required />
    </FormDialog>
  );
}
