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
  const { t, locale } = useTexts('foundation');
  const { foundation, now } = useFoundationPage();
  const { withdrawnAt = null, withdrawableUntil: until } = foundation.order ?? {};
  if (until === undefined || withdrawnAt !== null || isWithdrawalOver(until, now)) return undefined;
  return t('foundation:page.cancel.order', { date: longDate(until, locale) });
}

function CancelFoundation() {
  const { t } = useTexts('member', 'foundation');
  const { foundation } = useFoundationPage();
  const note = useOrderNote();
  const ask = useAsk('cancel');
  const words = t('foundation:page.cancel');
  const name = foundation.companyName ?? t('member:card.unnamed');
  return (
    <>
      <Button color="error" {...ask.trigger}>
        {words.open}
      </Button>
      <Question
        ask={ask}
        command="cancel-foundation"
        title={t('foundation:page.cancel.title', { name })}
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
