import { useTranslation } from 'react-i18next';
import { orderNumber } from '#domain/orders/order.ts';
import { isWithdrawalOver } from '#domain/orders/withdrawal.ts';
import { longDate } from '#domain/site/formats.ts';
import { useNow } from '../../../../desk/ui/use-now.ts';
import { ChoiceInput } from '../../../../kit/forms/choices.tsx';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { priceOf } from '../../../../shared/foundations/model.ts';
import { ReasonInput } from '../../commands/text-fields.tsx';
import { dialog } from '../commands/dialog.tsx';
import type { Foundation } from '../types.ts';

const choices = ['keep', 'withdraw'] as const;

/** Ends a formation for good, and says what becomes of the order and its money. */
export const cancelFoundation = dialog({
  command: 'cancel-foundation',
  tone: 'destructive',
  destructive: true,
  initial: () => ({ order: 'keep' }),
  useWhat(foundation) {
    const { t } = useTranslation(['staffCommands']);
    const { companyName: name } = foundation;
    const subject = name
      ? t('staffCommands:commands.formationOf', { name })
      : t('staffCommands:commands.thisFormation');
    const what = t('staffCommands:commands.cancel-foundation.what', { subject });
    return [what, useStanding(foundation).text].join(' ');
  },
  Fields({ foundation, words: reason }) {
    const { t } = useTranslation(['staffCommands']);
    const words = t('staffCommands:commands.cancel-foundation');
    return (
      <>
        {useStanding(foundation).canWithdraw && (
          <ChoiceInput
            name="order"
            label={words.order}
            options={choices.map((value) => ({ value, ...words.orders[value] }))}
          />
        )}
        <ReasonInput words={reason} />
      </>
    );
  },
});

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
