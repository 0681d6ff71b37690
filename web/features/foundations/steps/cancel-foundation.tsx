import Button from '@mui/material/Button';
import { isWithdrawalOver } from '#domain/orders/withdrawal.ts';
import { longDate } from '#domain/site/formats.ts';
import { useTexts } from '../../../kit/texts/use-texts.ts';
import { useAsk } from '../../../kit/ui/ask.tsx';
import type { CommandForm } from '../commands/command.ts';
import { Question, ReasonInput } from '../commands/question.tsx';
import { useFoundationPage } from '../page-context.tsx';

export const cancelFoundation: CommandForm = { Form: CancelFoundation, places: ['foot'] };

/** Cancelling leaves the contract as it is: it is withdrawn from apart. */
function useOrderNote(): string | undefined {
  const { t, locale } = useTexts('foundations');
  const { foundation, now } = useFoundationPage();
  const { withdrawnAt = null, withdrawableUntil: until } = foundation.order ?? {};
  if (until === undefined || withdrawnAt !== null || isWithdrawalOver(until, now)) return undefined;
  return t('foundations:page.cancel.order', { date: longDate(until, locale) });
}

function CancelFoundation() {
  const { t } = useTexts('sharedFoundations', 'foundations');
  const { foundation } = useFoundationPage();
  const note = useOrderNote();
  const ask = useAsk('cancel');
  const words = t('foundations:page.cancel');
  const name = foundation.companyName ?? t('sharedFoundations:card.unnamed');
  return (
    <>
      <Button color="error" {...ask.trigger}>
        {words.open}
      </Button>
      <Question
        ask={ask}
        command="cancel-foundation"
        title={t('foundations:page.cancel.title', { name })}
        text={[words.text, note].filter(Boolean).join(' ')}
        submit={words.confirm}
        keep={words.keep}
        color="error"
      >
        <ReasonInput label={words.reason} help={words.reasonHelp} />
      </Question>
    </>
  );
}
