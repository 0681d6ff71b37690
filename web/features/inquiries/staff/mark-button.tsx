import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { ManagedInquiry } from '#api/contract.gen.d.ts';
import { call } from '../../../desk/call.ts';
import { ErrorAlert } from '../../../desk/forms/error-alert.tsx';
import { usePress } from '../../../desk/forms/use-press.ts';
import { dayAndTime } from '../../../desk/ui/formats.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { nameOf } from './asked.tsx';

/** Marks an inquiry as done, or open again; either can be taken back for a moment. */
export function MarkButton({ inquiry }: { inquiry: ManagedInquiry }) {
  const { t } = useTranslation(['staffInquiries']);
  const { locale } = useLocale();
  const { id, doneAt, doneBy } = inquiry;
  const done = doneAt === null;
  const mark = (as: boolean) =>
    call('POST /admin/inquiries/:id/done', { params: { id }, body: { done: as } });
  const outcome = (as: boolean) => t(`staffInquiries:inquiries.${as ? 'marked' : 'reopened'}`);
  const { busy, refused, press } = usePress({
    send: () => mark(done),
    done: () => outcome(done),
    // The row leaves the list of what is open.
    undo: { send: () => mark(!done), done: outcome(!done) },
  });
  const instant = doneAt && dayAndTime(doneAt, locale);
  const name = nameOf(inquiry);
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
      {instant && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mt: 0.5 }}>
          {doneBy
            ? t('staffInquiries:inquiries.doneBy', { instant, name: doneBy })
            : t('staffInquiries:inquiries.doneAt', { instant })}
        </Box>
      )}
      {refused && <ErrorAlert text={refused} sx={{ mt: 1 }} />}
    </>
  );
}
