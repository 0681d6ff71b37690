import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HourPackage, Order } from '#api/contract.ts';
import { REDEMPTION_STEP_MINUTES } from '#domain/orders/hours.ts';
import { duration, longDate } from '#domain/site/formats.ts';
import { SelectInput, TextInput } from '../../kit/forms/fields.tsx';
import { FormNotice } from '../../kit/forms/form-notice.tsx';
import { useProblemText } from '../../kit/forms/refusal-text.ts';
import { SchemaForm } from '../../kit/forms/schema-form.tsx';
import { useFetcherSender } from '../../kit/forms/sender.ts';
import { SubmitButton } from '../../kit/forms/submit-button.tsx';
import { useSchemaForm } from '../../kit/forms/use-schema-form.ts';
import { useTexts } from '../../kit/texts/use-texts.ts';
import { useToasts } from '../../kit/ui/toasts/toasts.tsx';
import { redeemForm, redemptionRules } from './order-forms.ts';
import { OrderCardPart } from './part.tsx';
import type { SendingProps } from './sending.ts';

interface HourPackagesProps extends SendingProps {
  order: Pick<Order, 'hourPackages' | 'redemptions'>;
  now: string;
}

/** Hours bought in advance: what is left, until when, and using them. */
export const HourPackages = ({ order, now, ...sending }: HourPackagesProps) => (
  <>
    {order.hourPackages.map((hours) => (
      <OrderCardPart key={hours.id} title={hours.title}>
        <Balance hours={hours} now={now} />
        <History
          redemptions={order.redemptions.filter(({ packageId }) => packageId === hours.id)}
        />
        {isUsable(hours, now) && <Redeem hours={hours} {...sending} />}
      </OrderCardPart>
    ))}
  </>
);

const isUsable = (hours: HourPackage, now: string) =>
  hours.voidedAt === null &&
  hours.minutesLeft > 0 &&
  !hours.awaitsPayment &&
  hasBegun(hours, now) &&
  Date.parse(now) <= Date.parse(hours.expiresAt);

const hasBegun = ({ redeemableFrom }: HourPackage, now: string) =>
  Date.parse(now) >= Date.parse(redeemableFrom);

function Balance({ hours, now }: { hours: HourPackage; now: string }) {
  const { t, locale } = useTexts('orders');
  const { minutesLeft, minutesTotal, expiresAt, voidedAt, vendor } = hours;
  const left = duration(minutesLeft, locale);
  const total = duration(minutesTotal, locale);
  const date = longDate(expiresAt, locale);
  return (
    <>
      <Typography variant="h3" component="p" sx={{ color: 'brand.heading' }}>
        {t('orders:hours.left', { left })}
      </Typography>
      <Box
        role="img"
        aria-label={t('orders:hours.bar', { left, total })}
        sx={{
          height: 10,
          mt: 1.5,
          borderRadius: 5,
          bgcolor: 'brand.highlight',
          border: 1,
          borderColor: 'divider',
          overflow: 'hidden',
        }}
      >
        <Box
          sx={{
            height: 1,
            width: `${(minutesLeft / minutesTotal) * 100}%`,
            bgcolor: voidedAt ? 'text.secondary' : 'primary.main',
          }}
        />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t('orders:hours.of', { total, vendor: vendor.name })}{' '}
        {t(voidedAt ? 'orders:hours.voided' : 'orders:hours.expires', { date })}
        {!voidedAt &&
          !hasBegun(hours, now) &&
          ` ${t('orders:hours.begins', { date: longDate(hours.redeemableFrom, locale) })}`}
        {!voidedAt && hours.awaitsPayment && ` ${t('orders:hours.awaitsPayment')}`}
      </Typography>
    </>
  );
}

function History({ redemptions }: Pick<Order, 'redemptions'>) {
  const { t, locale } = useTexts('orders');
  if (redemptions.length === 0) return null;
  return (
    <Box sx={{ mt: 3 }}>
      <Typography variant="h6" component="h3">
        {t('orders:hours.history')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {redemptions.map(({ id, minutes, topic, redeemedAt }) => (
          <Box
            component="li"
            key={id}
            sx={{ py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}
          >
            {t('orders:hours.entry', {
              date: longDate(redeemedAt, locale),
              duration: duration(minutes, locale),
            })}
            {topic && (
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {topic}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Every quarter of an hour, as far as they go. */
const choices = (minutesLeft: number) =>
  Array.from(
    { length: Math.floor(minutesLeft / REDEMPTION_STEP_MINUTES) },
    (_, index) => (index + 1) * REDEMPTION_STEP_MINUTES,
  );

function Redeem({ hours, formKey, onLoggedOut }: SendingProps & { hours: HourPackage }) {
  const { t, locale } = useTexts('orders');
  const words = t('orders:hours');
  const toasts = useToasts();
  const { id: packageId, minutesLeft } = hours;
  const form = useSchemaForm({
    rules: redemptionRules,
    initial: { minutes: String(Math.min(60, minutesLeft)) },
    newKey: () => formKey,
    sender: useFetcherSender(redeemForm(packageId)),
    onAnswer: (outcome) => {
      if (outcome.ok) toasts.add({ ...words.success, color: 'success' });
      else if (outcome.code === 'LOGGED_OUT') onLoggedOut();
    },
  });
  return (
    <SchemaForm
      form={form}
      hidden={{ form: redeemForm(packageId), key: form.key }}
      problemText={useProblemText()}
    >
      <Box sx={{ display: 'grid', gap: 2.5, mt: 3, pt: 3, borderTop: 1, borderColor: 'divider' }}>
        <Typography variant="h6" component="h3">
          {words.redeem}
        </Typography>
        <SelectInput
          name="minutes"
          label={words.minutes}
          options={choices(minutesLeft).map((minutes) => ({
            value: String(minutes),
            label: duration(minutes, locale),
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
        <SubmitButton sx={{ justifySelf: 'start' }}>{words.submit}</SubmitButton>
      </Box>
    </SchemaForm>
  );
}
