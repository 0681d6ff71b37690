import Button from '@mui/material/Button';
import { useI18n } from '../../../kit/texts/use-i18n.ts';
import { useAsk } from '../../../kit/ui/ask.tsx';
import type { CommandForm } from '../commands/command.ts';
import { Question, ReasonInput } from '../commands/question.tsx';

export const requestDocumentChanges: CommandForm = {
  Form: RequestDocumentChanges,
  places: ['review-pending'],
};

/** Founders may send documents back, as lawyers may. */
function RequestDocumentChanges() {
  const { review: words } = useI18n('foundation').texts.foundation;
  const ask = useAsk('changes');
  return (
    <>
      <Button variant="outlined" {...ask.trigger}>
        {words.open}
      </Button>
      <Question
        ask={ask}
        command="request-document-changes"
        title={words.title}
        text={words.text}
        submit={words.submit}
        keep={words.keep}
      >
        <ReasonInput label={words.reason} help={words.reasonHelp} />
      </Question>
    </>
  );
}
