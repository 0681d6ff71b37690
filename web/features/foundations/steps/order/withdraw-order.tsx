import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { v5 as uuidv5 } from 'uuid';
import { ChoiceInput } from '../../../../kit/forms/choices.tsx';
import type { FieldsProps } from '../../commands/form.ts';
import { station } from '../../commands/station.tsx';
import { useFoundationPage } from '../../page-context.tsx';

/** The foundation can be ordered again later, or ends with the order. */
export const withdrawOrder = station({
  command: 'withdraw-order',
  places: ['order'],
  ask: 'withdraw',
  destructive: true,
  rules: {
    payload: () => ({}),
    problems: ({ then }): Record<string, string> =>
      then === 'keep' || then === 'end' ? {} : { then: 'NOT_CHOSEN' },
  },
  afterwards: async (call, { then, reason = '' }, { id, key }) => {
    if (then !== 'end') return undefined;
    return call('POST /foundations/:id/commands/cancel-foundation', {
      params: { id },
      body: { reason },
      idempotencyKey: uuidv5('end with the order', key),
    });
  },
  useWords() {
    const { t } = useTranslation(['foundations']);
    const hasEnded = useFoundationPage().foundation.status === 'cancelled';
    const words = t('foundations:order.withdraw');
    const text = hasEnded ? words.textOfEnded : words.text;
    return { ...words, text, button: { variant: 'text', sx: { ml: -1.5, mt: 1 } } };
  },
  Fields: WithdrawFields,
});

function WithdrawFields({ foundation, words: { reason } }: FieldsProps) {
  const { t } = useTranslation(['foundations']);
  const words = t('foundations:order.withdraw');
  return (
    <>
      <input type="hidden" name="reason" value={reason} />
      {foundation.status === 'cancelled' ? (
        <input type="hidden" name="then" value="keep" />
      ) : (
        <Box sx={{ mt: 1 }}>
          <ChoiceInput
            name="then"
            label={words.choose}
            options={[
              { value: 'keep', label: words.only, help: words.onlyHelp },
              { value: 'end', label: words.end, help: words.endHelp },
            ]}
            required
          />
        </Box>
      )}
    </>
  );
}
