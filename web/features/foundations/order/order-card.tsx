import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { longDate } from '#domain/site/formats.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { priceOf } from '../../../shared/foundations/model.ts';
import { useFoundationPage } from '../page-context.tsx';
import { SideCard } from '../side-column.tsx';
import { FormsAt } from '../steps/forms-at.tsx';
import { contractsOf } from './contracts-of.ts';

/** How it stands with the law firm's contract, beside ours. */
function useFirmLine(): string | undefined {
  const { t } = useTranslation(['foundations']);
  const { locale } = useLocale();
  const { foundation, now } = useFoundationPage();
  const { mandate, withdrawal } = foundation;
  if (mandate.state === 'withdrawn' && mandate.since) {
    return t('foundations:order.card.firmWithdrawn', { date: longDate(mandate.since, locale) });
  }
  if (withdrawal?.lawFirm === undefined) {
    return mandate.state === 'pending' ? t('foundations:order.card.firmNotYet') : undefined;
  }
  return contractsOf(foundation, now).isFirmOpen
    ? t('foundations:order.card.untilFirm', { date: longDate(withdrawal.lawFirm, locale) })
    : undefined;
}

/** What was ordered and until when it can be withdrawn, with the way to do so. */
export function OrderCard() {
  const { t } = useTranslation(['foundations']);
  const { locale, to } = useLocale();
  const { foundation, now } = useFoundationPage();
  const { order, status, since } = foundation;
  const firm = useFirmLine();
  if (!order || foundation.viewer?.role === 'co-founder') return null;
  const { isOursOpen, isFirmOpen } = contractsOf(foundation, now);
  const stands = order.withdrawnAt === null && (isOursOpen || isFirmOpen);
  const isPerformed = status === 'completed';
  const open = stands && !isPerformed;
  const date = (instant: string) => longDate(instant, locale);
  const lines = [
    t('foundations:order.card.orderedAt', { date: date(order.orderedAt) }),
    order.withdrawnAt &&
      t(`foundations:order.card.${order.releasedBecause ? 'releasedAt' : 'withdrawnAt'}`, {
        date: date(order.withdrawnAt),
      }),
    open && order.earlyStart && t('foundations:order.card.early'),
    open &&
      isOursOpen &&
      t(`foundations:order.card.${foundation.peopleRequired ? 'untilOurs' : 'until'}`, {
        date: date(order.withdrawableUntil),
      }),
    order.withdrawnAt === null && firm,
    order.awaitsAddress && t('foundations:order.card.awaitsAddress'),
    stands && isPerformed && t('foundations:order.card.performed', { date: date(since) }),
  ].filter(Boolean);
  return (
    <SideCard title={t('foundations:order.card.title')} id="order">
      <Typography>
        {t('foundations:order.card.price', { price: priceOf(order, locale) })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0 }}>
        {lines.map((line) => (
          <Typography component="li" variant="body2" color="textSecondary" key={String(line)}>
            {line}
          </Typography>
        ))}
      </Box>
      <Button
        href={to('order', { id: order.id })}
        sx={{ ml: -1.5, mt: 1, display: 'flex', width: 'fit-content' }}
      >
        {t(`foundations:order.card.${order.awaitsAddress ? 'giveAddress' : 'details'}`)}
      </Button>
      {open && <FormsAt place="order" />}
    </SideCard>
  );
}
