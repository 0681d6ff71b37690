import Box from '@mui/material/Box';
import { z } from 'zod';
import type { Accepted, ManagedInquiry } from '#api/contract.ts';
import { SchemaForm } from '../../../kit/forms/schema-form.tsx';
import { SubmitButton } from '../../../kit/forms/submit-button.tsx';
import { call } from '../../../shared/staff/call.ts';
import { ErrorAlert } from '../../../shared/staff/forms/error-alert.tsx';
import { useCommandForm } from '../../../shared/staff/forms/use-command-form.ts';
import { useProblemText } from '../../../shared/staff/forms/use-problem-text.ts';
import { dayAndTime } from '../../../shared/staff/ui/formats.ts';
import { useTexts } from '../../../kit/texts/use-texts.ts';

const rules = { schema: z.object({}) };

/** Marks an inquiry as done, or takes that back. */
export function MarkButton({ inquiry }: { inquiry: ManagedInquiry }) {
  const { t } = useTexts('staffInquiries');
  const problemText = useProblemText();
  const { locale } = useTexts();
  const { id, kind, doneAt, content } = inquiry;
  const done = doneAt === null;
  const form = useCommandForm({
    rules,
    send: () =>
      call<{ data: Partial<Accepted> }>('POST', `/admin/inquiries/${id}/done`, { body: { done } }),
    done: () => (done ? 'inquiries.marked' : 'inquiries.reopened'),
  });
  const name = kind === 'partner' ? content.company : content.name;
  return (
    <>
      <SchemaForm form={form} problemText={problemText}>
        <SubmitButton
          variant="outlined"
          size="small"
          aria-label={t(`staffInquiries:inquiries.${done ? 'doneLabel' : 'reopenLabel'}`, { name })}
        >
          {t(`staffInquiries:inquiries.${done ? 'done' : 'reopen'}`)}
        </SubmitButton>
      </SchemaForm>
      {doneAt !== null && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mt: 0.5 }}>
          {t('staffInquiries:inquiries.doneAt', { instant: dayAndTime(doneAt, locale) })}
        </Box>
      )}
      {form.refused && <ErrorAlert text={form.refused.text} sx={{ mt: 1 }} />}
    </>
  );
}
