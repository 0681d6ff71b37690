import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '#api/contract.gen.d.ts';
import { isAhead } from '#domain/appointments/rules.ts';
import { performedLines } from '#domain/orders/performed.ts';
import { invoiceTotals, isOurs } from '#domain/orders/totals.ts';
import { isWithdrawalOver } from '#domain/orders/withdrawal.ts';
import { longDate, money } from '#domain/site/formats.ts';
import { FormNotice } from '../../kit/forms/form-notice.tsx';
import { fullName } from '../../kit/session/full-name.ts';
import { useUser } from '../../kit/session/user.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { Ask, useAsk } from '../../kit/ui/ask.tsx';
import { AskActions } from '../../kit/ui/ask-actions.tsx';
import { useToasts } from '../../kit/ui/toasts/toasts.tsx';
import { OrderCardPart } from './part.tsx';
import { HiddenFields, type Posting, type SendingProps, usePosting } from './sending.tsx';
import { SERVICES, serviceField } from './withdraw-forms.ts';

interface FirmContract {
  /** Its foundation was cancelled. */
  hasEnded: boolean;
  /** The end of the law firm's own period; null where none runs. */
  firmUntil: string | null;
  awaitsMandate: boolean;
}

interface WithdrawalProps extends Pick<SendingProps, 'onLoggedOut'> {
  order: Order;
  /** Of a package. */
  ofFoundation: FirmContract | null;
  now: string;
}

/** Until when the order can be withdrawn, and in two steps doing so (§ 356a BGB). */
export function Withdrawal({ order, ofFoundation, now, onLoggedOut }: WithdrawalProps) {
  const { t } = useTranslation(['orders']);
  const { locale, to } = useLocale();
  const words = t('orders:withdrawal');
  const { withdrawnAt, releasedBecause, withdrawableUntil, performedAt, foundationId } = order;
  const ask = useAsk('withdraw');
  const toasts = useToasts();
  const [formKey] = useState(() => crypto.randomUUID());
  // Not in the dialog: the order may be read again, and the dialog gone, before the outcome is said.
  const withdrawing = usePosting(onLoggedOut, () => {
    toasts.add({ ...t('orders:withdrawal.success'), color: 'success' });
    ask.close();
  });
  const until = longDate(withdrawableUntil, locale);
  if (withdrawnAt) {
    const date = longDate(withdrawnAt, locale);
    return (
      <OrderCardPart title={words.title}>
        <Typography>
          {t(releasedBecause ? 'orders:withdrawal.released' : 'orders:withdrawal.done', { date })}
        </Typography>
      </OrderCardPart>
    );
  }
  const over = isWithdrawalOver(withdrawableUntil, now);
  if (performedAt && !over) {
    const why = foundationId ? 'registered' : 'redeemed';
    return (
      <OrderCardPart title={words.title}>
        <Typography variant="body2" color="textSecondary">
          {t(`orders:withdrawal.ended.${why}`, { date: longDate(performedAt, locale) })}{' '}
          {words.ended.otherwise} <Link href={to('withdrawal')}>{words.ended.form}</Link>
        </Typography>
      </OrderCardPart>
    );
  }
  const isFirmOpen = !isOver(ofFoundation?.firmUntil, now);
  const canWithdraw = !over || isFirmOpen;
  const hasEnded = ofFoundation?.hasEnded === true;
  return (
    <OrderCardPart title={words.title}>
      <Typography variant="body2" color="textSecondary">
        {!isFirmAlone(order) &&
          t(over ? 'orders:withdrawal.over' : 'orders:withdrawal.until', { date: until })}{' '}
        <Link href={`${to('withdrawal')}#belehrung`}>{words.instruction}</Link>
      </Typography>
      {ofFoundation && <FirmPeriod {...ofFoundation} />}
      {canWithdraw && (!foundationId || hasEnded) && (
        <Withdraw order={order} now={now} ask={ask} withdrawing={withdrawing} formKey={formKey} />
      )}
      {canWithdraw && foundationId && !hasEnded && (
        <Button variant="outlined" href={to('foundation', { id: foundationId })} sx={{ mt: 2 }}>
          {words.atFoundation}
        </Button>
      )}
    </OrderCardPart>
  );
}

/** Of the law firm's part, ordered again: its period begins with the mandate, not with the order. */
const isFirmAlone = ({ foundationId, lines }: Order): boolean =>
  foundationId !== null && lines.every(({ vendor }) => vendor.kind === 'law-firm');

const isOver = (until: string | null | undefined, now: string): boolean =>
  !until || isWithdrawalOver(until, now);

/** Until when the law firm's contract can be withdrawn from, beside ours. */
function FirmPeriod({ firmUntil, awaitsMandate }: FirmContract) {
  const { t } = useTranslation(['orders']);
  const { locale } = useLocale();
  if (!firmUntil && !awaitsMandate) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
      {firmUntil
        ? t('orders:withdrawal.firmUntil', { date: longDate(firmUntil, locale) })
        : t('orders:withdrawal.firmNotYet')}
    </Typography>
  );
}

interface ConfirmationProps {
  order: Order;
  now: string;
  withdrawing: Posting;
  formKey: string;
}

interface WithdrawProps extends ConfirmationProps {
  ask: ReturnType<typeof useAsk>;
}

function Withdraw({ ask, ...confirmation }: WithdrawProps) {
  const { t } = useTranslation(['orders']);
  return (
    <Box sx={{ mt: 2 }}>
      <Button variant="outlined" {...ask.trigger}>
        {t('orders:withdrawal.button')}
      </Button>
      <Ask ask={ask} title={t('orders:withdrawal.question')}>
        <Confirmation onKeep={ask.leave} {...confirmation} />
      </Ask>
    </Box>
  );
}

/** Names the contract and the person, as the law asks for. */
function Confirmation({
  order,
  now,
  withdrawing,
  formKey,
  onKeep,
}: ConfirmationProps & { onKeep: () => void }) {
  const { t } = useTranslation(['orders']);
  const user = useUser();
  const { busy, Form, refusedOf } = withdrawing;
  const [chosen, setChosen] = useState<readonly number[]>(() => [...order.lines.keys()]);
  const several = order.lines.length > 1 && order.foundationId === null;
  const isPart = several && chosen.length < order.lines.length;
  const consequences = useConsequences(order, now);
  const name = fullName(user);
  return (
    <>
      <Typography>
        {t('orders:withdrawal.declaration', { number: unbroken(order.number) })}
      </Typography>
      <Form method="post" preventScrollReset>
        <HiddenFields form="withdraw" formKey={formKey} />
        {several ? (
          <Services lines={order.lines} onChange={setChosen} />
        ) : (
          <Box component="ul" sx={{ my: 2, pl: 2.5 }}>
            {order.titles.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </Box>
        )}
        <Typography variant="body2" color="textSecondary">
          {t('orders:withdrawal.who', { name, email: user.email })}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {isPart ? t('orders:withdrawal.means.part') : consequences.join(' ')}
        </Typography>
        <FormNotice refused={refusedOf('withdraw')} texts={t('orders:refusal')} sx={{ mt: 2 }} />
        <AskActions keep={t('orders:withdrawal.keep')} onKeep={onKeep}>
          <Button type="submit" variant="contained" color="error" loading={busy}>
            {t('orders:withdrawal.confirm')}
          </Button>
        </AskActions>
      </Form>
    </>
  );
}

interface ServicesProps {
  lines: Order['lines'];
  /** Gets the places of those that are chosen. */
  onChange: (chosen: readonly number[]) => void;
}

/** What the order is made of; all of it is chosen at first. */
function Services({ lines, onChange }: ServicesProps) {
  const { t } = useTranslation(['orders']);
  return (
    <Box
      component="fieldset"
      onChange={({ currentTarget }) => {
        const boxes = [...currentTarget.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
        onChange([...boxes.keys()].filter((position) => boxes[position]?.checked));
      }}
      sx={{ border: 0, m: 0, my: 1.5, p: 0, minWidth: 0 }}
    >
      <legend style={visuallyHidden}>{t('orders:withdrawal.services')}</legend>
      <input type="hidden" name={SERVICES} value="yes" />
      {lines.map(({ title }, position) => (
        <FormControlLabel
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change
          key={position}
          label={title}
          control={<Checkbox name={serviceField(position)} value="on" defaultChecked />}
          sx={{ display: 'flex', mr: 0 }}
        />
      ))}
    </Box>
  );
}

function useConsequences(order: Order, now: string): string[] {
  const { t } = useTranslation(['orders']);
  const { locale } = useLocale();
  const { invoice, earlyStart, hourPackages, lines } = order;
  const ahead = order.redemptions.filter(({ choosesTime, time }) =>
    isAhead({ choosesTime, startsAt: time?.startsAt ?? null }, now),
  );
  const hours = hourPackages.map((one) => ({
    ...one,
    minutesLeft: ahead
      .filter(({ packageId }) => packageId === one.id)
      .reduce((left, { minutes }) => left + minutes, one.minutesLeft),
  }));
  const performed = invoiceTotals(performedLines(lines, hours, locale)).grossCents;
  const amount = money(performed, locale);
  return [
    ...(invoice && performed === 0 ? [t('orders:withdrawal.means.invoice')] : []),
    ...(invoice && performed > 0 ? [t('orders:withdrawal.means.performed', { amount })] : []),
    ...(lines.some(({ vendor }) => !isOurs(vendor)) ? [t('orders:withdrawal.means.others')] : []),
    ...(earlyStart && performed === 0 ? [t('orders:withdrawal.means.begun')] : []),
    ...(ahead.some(({ time }) => time) ? [t('orders:withdrawal.means.appointments')] : []),
    ...(hourPackages.length > 0 ? [t('orders:withdrawal.means.hours')] : []),
  ];
}

/** A number whose hyphen is no place for a new line. */
const unbroken = (number: string) => number.replace('-', '-\u2060');
