import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { HourPackage } from '#api/contract.gen.d.ts';
import { REDEMPTION_STEP_MINUTES } from '#domain/orders/hours.ts';
import { duration } from '#domain/site/formats.ts';
import { SelectInput, TextInput } from '../../kit/forms/fields.tsx';
import { FormNotice } from '../../kit/forms/form-notice.tsx';
import { useProblemText } from '../../kit/forms/refusal-text.ts';
import { SchemaForm } from '../../kit/forms/schema-form.tsx';
import { useFetcherSender } from '../../kit/forms/sender.ts';
import { SubmitButton } from '../../kit/forms/submit-button.tsx';
import { type SchemaFormHandle, useSchemaForm } from '../../kit/forms/use-schema-form.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { Ask, useAsk } from '../../kit/ui/ask.tsx';
import { useToasts } from '../../kit/ui/toasts/toasts.tsx';
import { useHydrated } from '../../kit/ui/use-hydrated.ts';
import { BOOK } from '../../shared/orders/booking.ts';
import { type OrderOutcome, redeemForm, redemptionRules } from './order-forms.ts';
import type { SendingProps } from './sending.tsx';
import { redeemedToast } from './undo-redemption.tsx';

/** Every quarter of an hour, as far as they go. */
const choices = (minutesLeft: number) =>
  Array.from(
    { length: Math.floor(minutesLeft / REDEMPTION_STEP_MINUTES) },
    (_, index) => (index + 1) * REDEMPTION_STEP_MINUTES,
  );

/** What is paid for goes with one press: the page asks before. */
export function Redeem({ hours, formKey, onLoggedOut }: SendingProps & { hours: HourPackage }) {
  const { t } = useTranslation(['orders']);
  const { locale } = useLocale();
  const words = t('orders:hours');
  const toasts = useToasts();
  const [, setSearch] = useSearchParams();
  const { id: packageId, minutesLeft } = hours;
  const first = String(Math.min(60, minutesLeft));
  const [minutes, setMinutes] = useState(first);
  const form = useSchemaForm({
    rules: redemptionRules,
    initial: { minutes: first },
    newKey: () => formKey,
    sender: useFetcherSender<OrderOutcome>(redeemForm(packageId)),
    onAnswer: (outcome) => {
      if (outcome.ok) {
        toasts.add({ ...words.success, id: redeemedToast, color: 'success' });
        if (outcome.redemptionId) {
          setSearch({ [BOOK]: outcome.redemptionId }, { preventScrollReset: true });
        }
      } else if (outcome.code === 'LOGGED_OUT') onLoggedOut();
    },
  });
  return (
    <SchemaForm
      form={form}
      hidden={{ form: redeemForm(packageId), key: form.key }}
      problemText={useProblemText()}
      onChange={(fields) => setMinutes(fields.minutes ?? first)}
    >
      <Box sx={{ display: 'grid', gap: 2.5, mt: 3, pt: 3, borderTop: 1, borderColor: 'divider' }}>
        <Typography variant="h6" component="h3">
          {words.redeem}
        </Typography>
        <SelectInput
          name="minutes"
          label={words.minutes}
          options={choices(minutesLeft).map((choice) => ({
            value: String(choice),
            label: duration(choice, locale),
          }))}
        />
        <TextInput
          name="topic"
          label={words.topic}
          help={words.topicHelp}
          rows={2}
          maxLength={500}
        />
        <FormNotice refused={form.notice} texts={t('orders:refusal')} />
        <Send form={form} hours={hours} minutes={Number(minutes)} />
      </Box>
    </SchemaForm>
  );
}

interface SendProps {
  form: SchemaFormHandle;
  hours: HourPackage;
  minutes: number;
}

/** Without JavaScript the form is sent at once; it can be undone all the same. */
function Send({ form, hours: { id, minutesLeft }, minutes }: SendProps) {
  const { t } = useTranslation(['orders']);
  const { locale } = useLocale();
  const ask = useAsk(`redeem-${id}`);
  const words = t('orders:hours.ask');
  if (!useHydrated()) {
    return <SubmitButton sx={{ justifySelf: 'start' }}>{t('orders:hours.submit')}</SubmitButton>;
  }
  const send = () => {
    ask.close();
    form.element.current?.requestSubmit();
  };
  return (
    <>
      {/* Not disabled while it is being sent: it gets the focus back from the dialog. */}
      <Button variant="contained" sx={{ justifySelf: 'start' }} {...ask.trigger}>
        {t('orders:hours.submit')}
      </Button>
      <Ask ask={ask} title={t('orders:hours.ask.title', { duration: duration(minutes, locale) })}>
        <Typography>
          {t('orders:hours.ask.what', { left: duration(minutesLeft - minutes, locale) })}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
          <Button variant="contained" onClick={send}>
            {words.confirm}
          </Button>
          <Button onClick={ask.close}>{words.keep}</Button>
        </Box>
      </Ask>
    </>
  );
}
