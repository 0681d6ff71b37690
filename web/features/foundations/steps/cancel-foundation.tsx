import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { isWithdrawalOver } from '#domain/orders/withdrawal.ts';
import { longDate } from '#domain/site/formats.ts';
import { ChoiceInput } from '../../../kit/forms/choices.tsx';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { priceOf, shortName } from '../../../shared/foundations/model.ts';
import { station } from '../commands/station.tsx';
import { ReasonInput } from '../commands/text-fields.tsx';
import { useFoundationPage } from '../page-context.tsx';

export const cancelFoundation = station({
  command: 'cancel-foundation',
  places: ['foot'],
  ask: 'cancel',
  destructive: true,
  // What becomes of the order is asked as long as it can be withdrawn from.
  rules: {
    payload: ({ reason = '', order }) => ({ reason, ...(order && { order }) }),
    problems: ({ ordered, order }): Record<string, string> =>
      ordered && order !== 'keep' && order !== 'withdraw' ? { order: 'NOT_CHOSEN' } : {},
  },
  useWords() {
    const { t } = useTranslation(['sharedFoundations', 'foundations']);
    const { companyName, coreData } = useFoundationPage().foundation;
    const words = t('foundations:page.cancel');
    const name = companyName ? shortName(companyName) : t('sharedFoundations:card.unnamed');
    const title = t('foundations:page.cancel.title', { name });
    const button = { variant: 'text', color: 'error' } as const;
    return { ...words, title, ...(!coreData && words.empty), button };
  },
  Fields: ({ foundation, words }) =>
    foundation.coreData ? (
      <>
        <OrderChoice />
        <ReasonInput words={words} />
      </>
    ) : (
      // Nothing was entered, so nothing is lost and nobody needs a reason.
      <input type="hidden" name="reason" value={words.reason} />
    ),
});

function OrderChoice() {
  const { t } = useTranslation(['foundations']);
  const { locale } = useLocale();
  const { foundation, now } = useFoundationPage();
  const { order } = foundation;
  if (!order || order.withdrawnAt !== null) return null;
  const words = t('foundations:page.cancel.order');
  const date = longDate(order.withdrawableUntil, locale);
  const named = {
    ordered: longDate(order.orderedAt, locale),
    price: priceOf(order, locale),
  };
  if (isWithdrawalOver(order.withdrawableUntil, now)) {
    const over = t('foundations:page.cancel.order.over', { ...named, date });
    return <Typography sx={{ mb: 3 }}>{over}</Typography>;
  }
  const withdrawHelp = order.earlyStart ? words.withdrawStarted : words.withdrawHelp;
  const keepHelp = t('foundations:page.cancel.order.keepHelp', { date });
  return (
    <Box sx={{ mb: 3 }}>
      <input type="hidden" name="ordered" value="yes" />
      <ChoiceInput
        name="order"
        label={t('foundations:page.cancel.order.title', named)}
        options={[
          { value: 'keep', label: words.keep, help: keepHelp },
          { value: 'withdraw', label: words.withdraw, help: withdrawHelp },
        ]}
        required
      />
    </Box>
  );
}
