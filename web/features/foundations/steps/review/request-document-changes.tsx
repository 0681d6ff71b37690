import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useAsk } from '../../../../kit/ui/ask.tsx';
import type { CommandForm } from '../../commands/command.ts';
import { Question, ReasonInput } from '../../commands/question.tsx';

export const requestDocumentChanges: CommandForm = {
  Form: RequestDocumentChanges,
  places: ['review-pending'],
};

/** Founders may send documents back, as lawyers may. */
function RequestDocumentChanges() {
  const { t } = useTranslation(['foundations']);
  const ask = useAsk('changes');
  return (
    <>
      <Button variant="outlined" {...ask.trigger}>
        {t('foundations:review.open')}
      </Button>
      <Question
        ask={ask}
        command="request-document-changes"
        title={t('foundations:review.title')}
        text={t('foundations:review.text')}
        submit={t('foundations:review.submit')}
        keep={t('foundations:review.keep')}
      >
        <ReasonInput
          label={t('foundations:review.reason')}
          help={t('foundations:review.reasonHelp')}
        />
      </Question>
    </>
  );
}
