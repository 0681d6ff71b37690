import Button from '@mui/material/Button';
import { useI18n } from '../../../shared/i18n/use-i18n.ts';
import { useAsk } from '../../../shared/ui/ask.tsx';
import type { CommandForm } from '../commands/command.ts';
import { Question, ReasonInput } from '../commands/question.tsx';
import { useFoundationPage } from '../page-context.tsx';

export const cancelFoundation: CommandForm = { Form: CancelFoundation, places: ['foot'] };

function CancelFoundation() {
  const { texts, t } = useI18n('member', 'foundation');
  const { foundation } = useFoundationPage();
  const ask = useAsk('cancel');
  const words = texts.foundation.page.cancel;
  const name = foundation.companyName ?? texts.member.card.unnamed;
  return (
    <>
      <Button color="error" {...ask.trigger}>
        {words.open}
      </Button>
      <Question
        ask={ask}
        command="cancel-foundation"
        title={t('foundation:page.cancel.title', { name })}
        text={words.text}
        submit={words.confirm}
        keep={words.keep}
        color="error"
      >
        <ReasonInput label={words.reason} help={words.reasonHelp} />
      </Question>
    </>
  );
}
