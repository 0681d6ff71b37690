import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { differenceInDays } from 'date-fns/differenceInDays';
import { useTranslation } from 'react-i18next';
import type { HourPackage, HourTimes, Order } from '#api/contract.gen.d.ts';
import { spokenDate } from '#domain/site/formats.ts';
import { FormNotice } from '../../../kit/forms/form-notice.tsx';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { Ask, useAsk } from '../../../kit/ui/ask.tsx';
import { AskActions } from '../../../kit/ui/ask-actions.tsx';
import { useToasts } from '../../../kit/ui/toasts/toasts.tsx';
import { booking } from '../../../shared/orders/booking.ts';
import { cancelTimeForm } from '../order-forms.ts';
import { HiddenFields, type Posting, type SendingProps, usePosting } from '../sending.tsx';

type Redemption = Order['redemptions'][number];

interface RedeemedTimeProps {
  redemption: Redemption;
  hours: Pick<HourPackage, 'vendor' | 'voidedAt'>;
  /** Of the order. */
  page: string;
  /** Of its package, where they are known. */
  times: HourTimes | null | undefined;
  now: string;
  cancelling: Posting;
  formKey: string;
}

/** By then the team has been in touch. */
const ARRANGED_DAYS = 14;

/** The appointment that redeemed hours became, the way to one, or who takes care of it. */
export function RedeemedTime(props: RedeemedTimeProps) {
  const { redemption, hours, page, times, now } = props;
  const { t } = useTranslation(['orders']);
  const { id, time, choosesTime, redeemedAt } = redemption;
  if (time) return <Booked {...props} time={time} />;
  if (hours.voidedAt) return null;
  if (!choosesTime) {
    if (differenceInDays(now, redeemedAt) >= ARRANGED_DAYS) return null;
    return (
      <Typography variant="body2" color="textSecondary">
        {t('orders:hours.time.arranged', { vendor: hours.vendor.name })}
      </Typography>
    );
  }
  const name = times?.with?.name;
  return (
    <Button href={booking(page, id)} variant="outlined" size="small" sx={{ mt: 1, mb: 0.5 }}>
      {name ? t('orders:hours.time.chooseWith', { name }) : t('orders:hours.time.choose')}
    </Button>
  );
}

function Booked({
  redemption,
  hours,
  time,
  page,
  now,
  cancelling,
  formKey,
}: RedeemedTimeProps & { time: NonNullable<Redemption['time']> }) {
  const { t } = useTranslation(['orders']);
  const { locale } = useLocale();
  const { startsAt, consultant } = time;
  const when = spokenDate(startsAt, locale, now);
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {consultant
          ? t('orders:hours.time.with', { when, name: consultant })
          : t('orders:hours.time.alone', { when })}
      </Typography>
      {now < startsAt && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -1 }}>
          {!hours.voidedAt && (
            <Button href={booking(page, redemption.id)} size="small">
              {t('orders:hours.time.move')}
            </Button>
          )}
          <Cancel redemption={redemption} when={when} cancelling={cancelling} formKey={formKey} />
        </Box>
      )}
    </>
  );
}

/** Of all redemptions of a package: the button is gone before the outcome is said. */
export function useCancelTime({ onLoggedOut }: Pick<SendingProps, 'onLoggedOut'>) {
  const { t } = useTranslation(['orders']);
  const toasts = useToasts();
  return usePosting(onLoggedOut, () =>
    toasts.add({ ...t('orders:hours.time.success.cancelled'), color: 'success' }),
  );
}

interface CancelProps extends Pick<RedeemedTimeProps, 'redemption' | 'cancelling' | 'formKey'> {
  when: string;
}

function Cancel({ redemption, when, cancelling, formKey }: CancelProps) {
  const { t } = useTranslation(['orders']);
  const { Form, busy, refusedOf } = cancelling;
  const form = cancelTimeForm(redemption);
  const ask = useAsk(`cancel-${redemption.id}`);
  const words = t('orders:hours.time.ask');
  return (
    <>
      <Button size="small" {...ask.trigger}>
        {t('orders:hours.time.cancel')}
      </Button>
      <Ask ask={ask} title={words.title}>
        <Form method="post" preventScrollReset>
          <HiddenFields form={form} formKey={formKey} />
          <Typography>{t('orders:hours.time.ask.text', { when })}</Typography>
          <FormNotice refused={refusedOf(form)} texts={t('orders:refusal')} sx={{ mt: 2 }} />
          <AskActions keep={words.keep} onKeep={ask.close}>
            <Button type="submit" variant="contained" loading={busy}>
              {words.confirm}
            </Button>
          </AskActions>
        </Form>
      </Ask>
    </>
  );
}
