import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { v5 as uuidv5 } from 'uuid';
import { ChoiceInput } from '../../../kit/forms/choices.tsx';
import { useI18n } from '../../../kit/texts/use-i18n.ts';
import { useAsk } from '../../../kit/ui/ask.tsx';
import type { CommandForm, CommandRules } from '../commands/command.ts';
import { Question } from '../commands/question.tsx';
import { useFoundationPage } from '../page-context.tsx';

/** What becomes of the foundation: it can be ordered again later, or ends with the order. */
const rules: CommandRules = {
  payload: () => ({}),
  problems: ({ then }): Record<string, string> =>
    then === 'keep' || then === 'end' ? {} : { then: 'NOT_CHOSEN' },
};

export const withdrawOrder: CommandForm = {
  Form: WithdrawOrder,
  places: ['order'],
  rules,
  afterwards: async (call, { then, reason = '' }, { id, key }) => {
    if (then !== 'end') return undefined;
    return call('POST /foundations/:id/commands/cancel-foundation', {
      params: { id },
      body: { reason },
      idempotencyKey: uuidv5('end with the order', key),
    });
  },
};

function WithdrawOrder() {
  const { withdraw: words } = useI18n('foundation').texts.foundation.order;
  const hasEnded = useFoundationPage().foundation.status === 'cancelled';
  const ask = useAsk('withdraw');
  const options = [
    { value: 'keep', label: words.only, help: words.onlyHelp },
    { value: 'end', label: words.end, help: words.endHelp },
  ];
  return (
    <>
      <Button sx={{ ml: -1.5, mt: 1 }} {...ask.trigger}>
        {words.open}
      </Button>
      <Question
        ask={ask}
        command="withdraw-order"
        rules={rules}
        title={words.title}
        text={hasEnded ? words.textOfEnded : words.text}
        submit={words.button}
        keep={words.keep}
        color="error"
      >
        <input type="hidden" name="reason" value={words.reason} />
        {hasEnded ? (
          <input type="hidden" name="then" value="keep" />
        ) : (
          <Box sx={{ mt: 1 }}>
            <ChoiceInput name="then" label={words.choose} options={options} required />
          </Box>
        )}
      </Question>
    </>
  );
}
