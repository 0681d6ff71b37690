import Button from '@mui/material/Button';
import { useI18n } from '../../../shared/i18n/use-i18n.ts';
import { useAsk } from '../../../shared/ui/ask.tsx';
import { useFoundationPage } from '../page-context.tsx';
import { ReasonQuestion } from './reason-question.tsx';

/** Ends everything; the question says what that means. */
export function CancelFoundation() {
  const { texts, t } = useI18n('member', 'foundation');
  const { foundation } = useFoundationPage();
  const ask = useAsk('cancel');
  const words = texts.foundation.page.cancel;
  const name = foundation.companyName ?? texts.member.card.unnamed;
  return (
    <>
      <Button color="error" {...ask.trigger} sx={{ ml: -1.5 }}>
        {words.open}
      </Button>
      <ReasonQuestion
        ask={ask}
        command="cancel-foundation"
        words={{ ...words, title: t('foundation:page.cancel.title', { name }) }}
        danger
      />
    </>
  );
}
