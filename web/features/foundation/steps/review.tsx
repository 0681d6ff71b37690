import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import type { Foundation } from '../../../shared/foundation/model.ts';
import { useI18n } from '../../../shared/i18n/use-i18n.ts';
import { useAsk } from '../../../shared/ui/ask.tsx';
import { ReasonQuestion } from './reason-question.tsx';

/** The founder may send the documents back as the lawyer may. */
export function RequestChanges() {
  const { review } = useI18n('foundation').texts.foundation;
  const ask = useAsk('changes');
  return (
    <>
      <Button variant="outlined" {...ask.trigger}>
        {review.open}
      </Button>
      <ReasonQuestion
        ask={ask}
        command="request-document-changes"
        words={{ ...review, confirm: review.submit }}
      />
    </>
  );
}

/** What is being changed, in the words of whoever asked for it. */
export function RequestedChanges({ changes }: { changes: Foundation['changesRequested'] }) {
  const { documentsStep } = useI18n('foundation').texts.foundation;
  if (!changes) return null;
  const sources: Readonly<Record<string, string>> = documentsStep.changesBy;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      <AlertTitle>{`${documentsStep.changes} ${sources[changes.byRole] ?? ''}`}</AlertTitle>
      {changes.reason}
    </Alert>
  );
}
