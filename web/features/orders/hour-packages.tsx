import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import type { HourPackage, Order } from '#api/contract.gen.d.ts';
import { duration, longDate } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import type { OrderOutcome } from './order-forms.ts';
import { OrderCardPart } from './part.tsx';
import { Redeem } from './redeem.tsx';
import type { SendingProps } from './sending.tsx';
import { BookTime } from './times/book-time.tsx';
import type { LoadedTimes } from './times/load-times.ts';
import { RedeemedTime, useCancelTime } from './times/redeemed-time.tsx';
import { UndoRedemption, useUndo } from './undo-redemption.tsx';

interface HourPackagesProps extends SendingProps {
  order: Pick<Order, 'hourPackages' | 'redemptions'>;
  /** Its address. */
  page: string;
  loaded: LoadedTimes;
  now: string;
}

/** Hours bought in advance: what is left, until when, and using them. */
export function HourPackages({ order, page, loaded: read, now, ...sending }: HourPackagesProps) {
  const posted = usePosted();
  // The address still asks for the time that was just booked.
  const loaded = posted.what === 'time' ? { ...read, booking: null } : read;
  return order.hourPackages.map((hours) => (
    <OrderCardPart key={hours.id} title={hours.title}>
      <Balance hours={hours} now={now} />
      {posted.packageId === hours.id && <Done what={posted.what} />}
      {order.redemptions
        .filter(
          ({ id, packageId }) => id === loaded.booking && packageId === hours.id && !hours.voidedAt,
        )
        .map((redemption) => (
          <BookTime
            key={redemption.id}
            redemption={redemption}
            page={page}
            times={loaded.times[hours.id] ?? null}
            now={now}
            {...sending}
          />
        ))}
      <History
        page={page}
        hours={hours}
        redemptions={order.redemptions.filter(({ packageId }) => packageId === hours.id)}
        loaded={loaded}
        now={now}
        {...sending}
      />
      {isUsable(hours, now) && <Redeem hours={hours} {...sending} />}
    </OrderCardPart>
  ));
}

/** Which form was accepted, where it was posted without JavaScript. */
function usePosted() {
  const outcome = useActionData<OrderOutcome>();
  const [what = '', packageId] = outcome?.ok ? (outcome.form?.split(' ') ?? []) : [];
  return { what, packageId };
}

/** For browsers without JavaScript, where no toast appears. */
function Done({ what }: { what: string }) {
  const { t } = useTranslation(['orders']);
  const { success, undo, time } = t('orders:hours');
  const said: Partial<Record<string, { title: string; description?: string }>> = {
    redeem: success,
    undo: undo.success,
    time: time.success.booked,
    'cancel-time': time.success.cancelled,
  };
  const words = said[what];
  if (!words) return null;
  return (
    <Alert severity="success" role="none" sx={{ mt: 2 }}>
      <AlertTitle sx={{ fontWeight: 600, mb: 0.25 }}>{words.title}</AlertTitle>
      {words.description}
    </Alert>
  );
}

const isUsable = (hours: HourPackage, now: string) =>
  hours.voidedAt === null &&
  hours.minutesLeft > 0 &&
  !hours.awaitsPayment &&
  hasBegun(hours, now) &&
  Date.parse(now) <= Date.parse(hours.expiresAt);

const hasBegun = ({ redeemableFrom }: HourPackage, now: string) =>
  Date.parse(now) >= Date.parse(redeemableFrom);

function Balance({ hours, now }: { hours: HourPackage; now: string }) {
  const { t } = useTranslation(['orders']);
  const { locale } = useLocale();
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

/** Above the list, a time for it is being chosen. */
const isChoosing = (
  { id }: Order['redemptions'][number],
  { voidedAt }: HourPackage,
  { booking }: LoadedTimes,
) => id === booking && voidedAt === null;

interface HistoryProps extends SendingProps, Pick<Order, 'redemptions'> {
  page: string;
  hours: HourPackage;
  loaded: LoadedTimes;
  now: string;
}

function History({ page, hours, redemptions, loaded, now, formKey, onLoggedOut }: HistoryProps) {
  const { t } = useTranslation(['orders']);
  const undoing = useUndo({ onLoggedOut });
  const cancelling = useCancelTime({ onLoggedOut });
  if (redemptions.length === 0) return null;
  return (
    <Box sx={{ mt: 3 }}>
      <Typography variant="h6" component="h3">
        {t('orders:hours.history')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {redemptions.map((redemption) => (
          <Box
            component="li"
            key={redemption.id}
            sx={{ py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}
          >
            <Entry redemption={redemption} />
            {!isChoosing(redemption, hours, loaded) && (
              <RedeemedTime
                redemption={redemption}
                hours={hours}
                page={page}
                times={loaded.times[hours.id]}
                now={now}
                cancelling={cancelling}
                formKey={formKey}
              />
            )}
            {!hours.voidedAt && now < redemption.undoableUntil && !redemption.time && (
              <UndoRedemption
                redemption={redemption}
                msLeft={Date.parse(redemption.undoableUntil) - Date.parse(now)}
                formKey={formKey}
                undoing={undoing}
              />
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Entry({
  redemption: { minutes, topic, redeemedAt },
}: {
  redemption: Order['redemptions'][number];
}) {
  const { t } = useTranslation(['orders']);
  const { locale } = useLocale();
  return (
    <>
      {t('orders:hours.entry', {
        date: longDate(redeemedAt, locale),
        duration: duration(minutes, locale),
      })}
      {topic && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {topic}
        </Typography>
      )}
    </>
  );
}
