import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ManagedInquiry } from '#api/contract.ts';
import { useTexts } from '../../../kit/texts/use-texts.ts';
import { call } from '../../../shared/staff/call.ts';
import { ErrorAlert } from '../../../shared/staff/forms/error-alert.tsx';
import { usePress } from '../../../shared/staff/forms/use-press.ts';
import { dayAndTime } from '../../../shared/staff/ui/formats.ts';

/** Marks an inquiry as done, or takes that back. */
export function MarkButton({ inquiry }: { inquiry: ManagedInquiry }) {
  const { t, locale } = useTexts('staffInquiries');
  const { id, kind, doneAt, content } = inquiry;
  const done = doneAt === null;
  const { busy, refused, press } = usePress({
    send: () => call('POST /admin/inquiries/:id/done', { params: { id }, body: { done } }),
    done: () => t(`staffInquiries:inquiries.${done ? 'marked' : 'reopened'}`),
  });
  const name = kind === 'partner' ? content.company : content.name;
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        loading={busy}
        onClick={press}
        aria-label={t(`staffInquiries:inquiries.${done ? 'doneLabel' : 'reopenLabel'}`, { name })}
      >
        {t(`staffInquiries:inquiries.${done ? 'done' : 'reopen'}`)}
      </Button>
      {doneAt !== null && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mt: 0.5 }}>
          {t('staffInquiries:inquiries.doneAt', { instant: dayAndTime(doneAt, locale) })}
        </Box>
      )}
      {refused && <ErrorAlert text={refused} sx={{ mt: 1 }} />}
    </>
  );
}
