import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { v5 as uuidv5 } from 'uuid';
import { ChoiceInput } from '../../../../kit/forms/choices.tsx';
import type { FieldsProps } from '../../commands/form.ts';
import { station } from '../../commands/station.tsx';
import { contractsOf } from '../../order/contracts-of.ts';
import { useFoundationPage } from '../../page-context.tsx';

/** From both contracts or the law firm's alone; the foundation can be ordered again later, or ends with the order. */
export const withdrawOrder = station({
  command: 'withdraw-order',
  places: ['order'],
  ask: 'withdraw',
  destructive: true,
  rules: {
    payload: ({ then }) => (then === 'law-firm' ? { contracts: ['law-firm'] } : {}),
    problems: ({ then = '' }): Record<string, string> =>
      ['law-firm', 'keep', 'end'].includes(then) ? {} : { then: 'NOT_CHOSEN' },
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
    const { foundation, now } = useFoundationPage();
    const button = { variant: 'text', sx: { ml: -1.5, mt: 1 } } as const;
    const words = t('foundations:order.withdraw');
    if (foundation.status === 'cancelled') return { ...words, text: words.textOfEnded, button };
    if (contractsOf(foundation, now).isOursOpen) return { ...words, button };
    return { ...t('foundations:order.withdrawFirm'), button };
  },
  Fields: WithdrawFields,
});

function WithdrawFields({ foundation }: FieldsProps) {
  const { t } = useTranslation(['foundations']);
  const { now } = useFoundationPage();
  const { isOursOpen, isFirmOpen } = contractsOf(foundation, now);
  const words = t('foundations:order.withdraw');
  if (foundation.status === 'cancelled') return <input type="hidden" name="then" value="keep" />;
  if (!isOursOpen) return <input type="hidden" name="then" value="law-firm" />;
  const firmAlone = { value: 'law-firm', label: words.firm, help: words.firmHelp };
  return (
    <>
      <input type="hidden" name="reason" value={words.reason} />
      <Box sx={{ mt: 1 }}>
        <ChoiceInput
          name="then"
          label={words.choose}
          options={[
            ...(isFirmOpen ? [firmAlone] : []),
            { value: 'keep', label: words.only, help: words.onlyHelp },
            { value: 'end', label: words.end, help: words.endHelp },
          ]}
          required
        />
      </Box>
    </>
  );
}
