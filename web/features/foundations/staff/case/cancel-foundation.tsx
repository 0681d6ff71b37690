import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { cancelFoundationSchema } from '#domain/foundations/steps/lifecycle.ts';
import { orderNumber } from '#domain/orders/order.ts';
import { isWithdrawalOver } from '#domain/orders/withdrawal.ts';
import { longDate } from '#domain/site/formats.ts';
import { ChoiceInput } from '../../../../kit/forms/choices.tsx';
import { TextInput } from '../../../../kit/forms/fields.tsx';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { priceOf } from '../../../../shared/foundations/model.ts';
import { callOnce } from '../../../../shared/staff/call.ts';
import { useNow } from '../../../../shared/staff/ui/use-now.ts';
import type { DialogProps } from '../commands/command-button.ts';
import { CommandDialog } from '../commands/command-dialog.tsx';
import { useFoundationCommand } from '../commands/use-foundation-command.ts';
import type { Foundation } from '../types.ts';

const rules = { schema: cancelFoundationSchema };
const choices = ['keep', 'withdraw'] as const;

/** Ends a formation for good, and says what becomes of the order and its money. */
export function CancelFoundation({ foundation, onClose }: DialogProps) {
  const { t } = useTranslation(['staffCommands']);
  const form = useFoundationCommand({
    command: 'cancel-foundation',
    rules,
    initial: { order: 'keep' },
    foundation,
    onClose,
    send: (body, attempt) =>
      callOnce('POST /foundations/:id/commands/cancel-foundation', {
        params: { id: foundation.id },
        body,
        ...attempt,
      }),
  });
  const words = t('staffCommands:commands.cancel-foundation');
  const { companyName: name } = foundation;
  const subject = name
    ? t('staffCommands:commands.formationOf', { name })
    : t('staffCommands:commands.thisFormation');
  const standing = useStanding(form.shown);
  const what = t('staffCommands:commands.cancel-foundation.what', { subject });
  return (
    <CommandDialog
      command="cancel-foundation"
      what={[what, standing.text].join(' ')}
      form={form}
      destructive
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {standing.canWithdraw && (
          <ChoiceInput
            name="order"
            label={words.order}
            options={choices.map((value) => ({ value, ...words.orders[value] }))}
          />
        )}
        <TextInput
          name="reason"
          label={words.reason}
          help={words.reasonHint}
          rows={3}
          maxLength={2_000}
          required
        />
      </Box>
    </CommandDialog>
  );
}

/** What cancelling means for the order and its money. */
function useStanding({ order }: Foundation) {
  const { t } = useTranslation(['staffCommands']);
  const { locale } = useLocale();
  const now = new Date(useNow()).toISOString();
  if (!order || order.withdrawnAt) {
    return { canWithdraw: false, text: t('staffCommands:commands.cancel-foundation.noOrder') };
  }
  const canWithdraw = !isWithdrawalOver(order.withdrawableUntil, now);
  const about = canWithdraw ? 'orderKept' : 'orderBinds';
  const text = t(`staffCommands:commands.cancel-foundation.${about}`, {
    price: priceOf(order, locale),
    number: orderNumber(order.id),
    date: longDate(order.withdrawableUntil, locale),
  });
  return { canWithdraw, text };
}
