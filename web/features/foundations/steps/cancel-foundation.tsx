import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { isWithdrawalOver } from '#domain/orders/withdrawal.ts';
import { longDate } from '#domain/site/formats.ts';
import { ChoiceInput } from '../../../kit/forms/choices.tsx';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { useAsk } from '../../../kit/ui/ask.tsx';
import { priceOf, shortName } from '../../../shared/foundations/model.ts';
import type { CommandForm, CommandRules } from '../commands/command.ts';
import { Question, ReasonInput } from '../commands/question.tsx';
import { useFoundationPage } from '../page-context.tsx';

/** What becomes of the order is asked as long as it can be withdrawn from. */
const rules: CommandRules = {
  payload: ({ reason = '', order }) => ({ reason, ...(order && { order }) }),
  problems: ({ ordered, order }): Record<string, string> =>
    ordered && order !== 'keep' && order !== 'withdraw' ? { order: 'NOT_CHOSEN' } : {},
};

export const cancelFoundation: CommandForm = {
  Form: CancelFoundation,
  places: ['foot'],
  rules,
};

function CancelFoundation() {
  const { t } = useTranslation(['sharedFoundations', 'foundations']);
  const { foundation } = useFoundationPage();
  const ask = useAsk('cancel');
  const words = t('foundations:page.cancel');
  const { companyName } = foundation;
  const name = companyName ? shortName(companyName) : t('sharedFoundations:card.unnamed');
  const question = {
    ask,
    command: 'cancel-foundation',
    rules,
    keep: words.keep,
    color: 'error',
  } as const;
  return (
    <>
      <Button color="error" {...ask.trigger}>
        {words.open}
      </Button>
      {foundation.coreData ? (
        <Question
          {...question}
          title={t('foundations:page.cancel.title', { name })}
          text={words.text}
          submit={words.confirm}
        >
          <OrderChoice />
          <ReasonInput label={words.reason} help={words.reasonHelp} />
        </Question>
      ) : (
        // Nothing was entered, so nothing is lost and nobody needs a reason.
        <Question
          {...question}
          title={words.empty.title}
          text={words.empty.text}
          submit={words.empty.confirm}
        >
          <input type="hidden" name="reason" value={words.empty.reason} />
        </Question>
      )}
    </>
  );
}

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
