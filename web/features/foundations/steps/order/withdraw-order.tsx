import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { v5 as uuidv5 } from 'uuid';
import { ChoiceInput } from '../../../../kit/forms/choices.tsx';
import { useAsk } from '../../../../kit/ui/ask.tsx';
import type { CommandForm, CommandRules } from '../../commands/command.ts';
import { Question } from '../../commands/question.tsx';
import { useFoundationPage } from '../../page-context.tsx';

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
  const { t } = useTranslation(['foundations']);
  const hasEnded = useFoundationPage().foundation.status === 'cancelled';
  const ask = useAsk('withdraw');
  const options = [
    {
      value: 'keep',
      label: t('foundations:order.withdraw.only'),
      help: t('foundations:order.withdraw.onlyHelp'),
    },
    {
      value: 'end',
      label: t('foundations:order.withdraw.end'),
      help: t('foundations:order.withdraw.endHelp'),
    },
  ];
  return (
    <>
      <Button sx={{ ml: -1.5, mt: 1 }} {...ask.trigger}>
        {t('foundations:order.withdraw.open')}
      </Button>
      <Question
        ask={ask}
        command="withdraw-order"
        rules={rules}
        title={t('foundations:order.withdraw.title')}
        text={
          hasEnded
            ? t('foundations:order.withdraw.textOfEnded')
            : t('foundations:order.withdraw.text')
        }
        submit={t('foundations:order.withdraw.button')}
        keep={t('foundations:order.withdraw.keep')}
        color="error"
      >
        <input type="hidden" name="reason" value={t('foundations:order.withdraw.reason')} />
        {hasEnded ? (
          <input type="hidden" name="then" value="keep" />
        ) : (
          <Box sx={{ mt: 1 }}>
            <ChoiceInput
              name="then"
              label={t('foundations:order.withdraw.choose')}
              options={options}
              required
            />
          </Box>
        )}
      </Question>
    </>
  );
}
