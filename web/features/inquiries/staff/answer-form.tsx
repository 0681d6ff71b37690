import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ManagedInquiry, Reply, WholeInquiry } from '#api/contract.gen.d.ts';
import { ANSWER_CHARS_MAX, answerSchema } from '#domain/inquiries/answers.ts';
import { call } from '../../../desk/call.ts';
import { ErrorAlert } from '../../../desk/forms/error-alert.tsx';
import { useCommandForm } from '../../../desk/forms/use-command-form.ts';
import { useProblemText } from '../../../desk/forms/use-problem-text.ts';
import { useRead } from '../../../desk/read-while.ts';
import { CheckInput } from '../../../kit/forms/choices.tsx';
import { TextInput } from '../../../kit/forms/fields.tsx';
import type { Fields } from '../../../kit/forms/rules.ts';
import { SchemaForm } from '../../../kit/forms/schema-form.tsx';
import { SubmitButton } from '../../../kit/forms/submit-button.tsx';
import { insertReply } from '../../../shared/replies/insert-reply.ts';
import { gapLeft } from '../../../shared/replies/replies.ts';
import { ReplyPicker } from '../../../shared/replies/reply-picker.tsx';

interface Props {
  inquiry: ManagedInquiry;
  member: WholeInquiry['member'];
  onDone: () => void;
}

/** An answer in the language of who asked: by mail, or in the member area. */
export function AnswerForm({ inquiry: { id, language, content }, member, onDone }: Props) {
  const { t } = useTranslation(['staffInquiries', 'sharedReplies']);
  const words = t('staffInquiries:inquiry.answer');
  const read = useRead((signal) => call('GET /admin/replies', { signal }));
  const replies = read?.ok ? read.data : [];
  const form = useCommandForm({
    rules: {
      schema: answerSchema,
      payload: ({ text, done }: Fields) => ({ text, done: done === 'on' }),
      problems: ({ text = '' }: Fields): Record<string, string> =>
        gapLeft(text, replies) === undefined ? {} : { text: 'GAP_LEFT' },
    },
    initial: { done: 'on' },
    send: (body, idempotencyKey) =>
      call('POST /admin/inquiries/:id/answers', { params: { id }, body, idempotencyKey }),
    done: () => words.sent,
    onDone,
  });
  const problemText = useProblemText();
  const pick = (reply: Reply) => {
    const field = form.element.current?.elements.namedItem('text');
    if (field instanceof HTMLTextAreaElement) insertReply(field, reply);
  };
  return (
    <SchemaForm
      form={form}
      problemText={(code) => (code === 'GAP_LEFT' ? t('sharedReplies:left') : problemText(code))}
    >
      <Box inert={form.sending} sx={{ display: 'grid', gap: 2 }}>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {member
            ? t('staffInquiries:inquiry.answer.toMember', { name: member.name })
            : t(`staffInquiries:inquiry.answer.goesTo.${language}`, { email: content.email })}
        </Typography>
        <ReplyPicker {...{ replies, language }} place="inquiries" onPick={pick} />
        <TextInput
          name="text"
          label={words.text}
          help={member ? undefined : words.help}
          rows={6}
          maxLength={ANSWER_CHARS_MAX}
          required
        />
        <CheckInput name="done" label={words.done} />
        {form.refused && <ErrorAlert text={form.refused.text} />}
        <div>
          <SubmitButton>{words.send}</SubmitButton>
        </div>
      </Box>
    </SchemaForm>
  );
}
