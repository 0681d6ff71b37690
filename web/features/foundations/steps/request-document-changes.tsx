import Button from '@mui/material/Button';
import { useTexts } from '../../../kit/texts/use-texts.ts';
import { useAsk } from '../../../kit/ui/ask.tsx';
import type { CommandForm } from '../commands/command.ts';
import { Question, ReasonInput } from '../commands/question.tsx';

export const requestDocumentChanges: CommandForm = {
  Form: RequestDocumentChanges,
  places: ['review-pending'],
};

/** Founders may send documents back, as lawyers may. */
function RequestDocumentChanges() {
  const { t } = useTexts('foundation');
  const ask = useAsk('changes');
  return (
    <>
      <Button variant="outlined" {...ask.trigger}>
        {t('foundation:review.open')}
      </Button>
      <Question
        ask={ask}
        command="request-document-changes"
        title={t('foundation:review.title')}
        text={t('foundation:review.text')}
        submit={t('foundation:review.submit')}
        keep={t('foundation:review.keep')}
      >
        <ReasonInput
          label={t('foundation:review.reason')}
          help={t('foundation:review.reasonHelp')}
        />
      </Question>
    </>
  );
}
