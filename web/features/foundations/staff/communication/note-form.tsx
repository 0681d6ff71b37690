import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { NOTE_CHARS_MAX, writtenNoteSchema } from '#domain/desk/notes.ts';
import type { Outcome } from '../../../../desk/call.ts';
import { ErrorAlert } from '../../../../desk/forms/error-alert.tsx';
import { useCommandForm } from '../../../../desk/forms/use-command-form.ts';
import { useProblemText } from '../../../../desk/forms/use-problem-text.ts';
import { TextInput } from '../../../../kit/forms/fields.tsx';
import { SchemaForm } from '../../../../kit/forms/schema-form.tsx';
import { SubmitButton } from '../../../../kit/forms/submit-button.tsx';
import { buttons } from './looks.ts';
import { Mention } from './mention.tsx';

export interface FormProps<Body> {
  /** What stands there at first, where it is changed. */
  initial?: Readonly<Record<string, string>>;
  submit: string;
  done: string;
  send: (body: Body, key: string) => Promise<Outcome>;
  onDone: () => void;
  /** Leaves it as it was. */
  onCancel?: () => void;
}

const rules = { schema: writtenNoteSchema };

type NoteBody = { kind: 'note'; text: string };

export function NoteForm(props: FormProps<NoteBody>) {
  const { initial, submit, done, send, onDone, onCancel } = props;
  const words = useTranslation(['staffCommunication']).t('staffCommunication:compose');
  const form = useCommandForm({
    rules,
    ...(initial && { initial }),
    send: (data, key) => send({ kind: 'note', ...data }, key),
    done: () => done,
    onDone,
  });
  return (
    <SchemaForm form={form} problemText={useProblemText()}>
      <Box inert={form.sending} sx={{ display: 'grid', gap: 2 }}>
        <Mention>
          <TextInput
            name="text"
            label={words.text}
            help={words.textHint}
            rows={3}
            maxLength={NOTE_CHARS_MAX}
            required
          />
        </Mention>
        {form.refused && <ErrorAlert text={form.refused.text} />}
        <FormButtons submit={submit} onCancel={onCancel} />
      </Box>
    </SchemaForm>
  );
}

interface FormButtonsProps {
  submit: string;
  onCancel: (() => void) | undefined;
}

export function FormButtons({ submit, onCancel }: FormButtonsProps) {
  const { t } = useTranslation(['common']);
  return (
    <Box sx={buttons}>
      <SubmitButton>{submit}</SubmitButton>
      {onCancel && <Button onClick={onCancel}>{t('common:dialog.cancel')}</Button>}
    </Box>
  );
}
