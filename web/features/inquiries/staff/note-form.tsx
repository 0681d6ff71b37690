import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { INQUIRY_NOTE_CHARS_MAX, inquiryNoteSchema } from '#domain/inquiries/answers.ts';
import { call } from '../../../desk/call.ts';
import { ErrorAlert } from '../../../desk/forms/error-alert.tsx';
import { useCommandForm } from '../../../desk/forms/use-command-form.ts';
import { useProblemText } from '../../../desk/forms/use-problem-text.ts';
import { TextInput } from '../../../kit/forms/fields.tsx';
import { SchemaForm } from '../../../kit/forms/schema-form.tsx';
import { SubmitButton } from '../../../kit/forms/submit-button.tsx';

const rules = { schema: inquiryNoteSchema };

/** What colleagues should know, and nobody else reads. */
export function InquiryNoteForm({ id, onDone }: { id: string; onDone: () => void }) {
  const words = useTranslation(['staffInquiries']).t('staffInquiries:inquiry.notes');
  const form = useCommandForm({
    rules,
    send: (body, idempotencyKey) =>
      call('POST /admin/inquiries/:id/notes', { params: { id }, body, idempotencyKey }),
    done: () => words.written,
    onDone,
  });
  return (
    <SchemaForm form={form} problemText={useProblemText()}>
      <Box inert={form.sending} sx={{ display: 'grid', gap: 2 }}>
        <TextInput
          name="text"
          label={words.text}
          help={words.help}
          rows={2}
          maxLength={INQUIRY_NOTE_CHARS_MAX}
          required
        />
        {form.refused && <ErrorAlert text={form.refused.text} />}
        <div>
          <SubmitButton variant="outlined">{words.write}</SubmitButton>
        </div>
      </Box>
    </SchemaForm>
  );
}
