import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { MapPin } from 'lucide-react';
import { feeTable, formationCosts, mayUseModelProtocol } from '#domain/pricing/fees.ts';
import { longDate, wholeEuros } from '#domain/site/formats.ts';
import { appointmentId } from '#domain/slots/calendar-ids.ts';
import { useTexts } from '../../kit/texts/use-texts.ts';
import type { Foundation } from '../../shared/foundations/model.ts';
import { DateCard } from '../../shared/slots/date-card.tsx';
import { useFoundationPage } from './page-context.tsx';

interface AppointmentCardProps {
  appointment: NonNullable<Foundation['notaryAppointment']>;
  /** Confirmed, so it belongs into a calendar. */
  agreed?: boolean;
}

const USUAL_MS = 60 * 60 * 1000;

/** The notary appointment: when and how long, where, and what it usually costs. */
export function AppointmentCard({ appointment, agreed = false }: AppointmentCardProps) {
  const { t } = useTexts('foundations');
  const { foundation, now } = useFoundationPage();
  const { notaryName, place, online, startsAt } = appointment;
  const entry = {
    id: appointmentId(foundation.id, startsAt),
    label: t('foundations:calendar.add'),
    title: t('foundations:calendar.notary', { company: foundation.companyName ?? '' }),
    endsAt: new Date(Date.parse(startsAt) + USUAL_MS).toISOString(),
    place: [notaryName, place].filter(Boolean).join(', '),
  };
  return (
    <>
      <DateCard
        startsAt={startsAt}
        now={now}
        duration={t('foundations:appointment.duration')}
        {...(agreed && { entry })}
      >
        {[notaryName, online ? t('foundations:appointment.online') : place]
          .filter(Boolean)
          .join(', ')}
        {!online && place && <MapLink place={place} />}
      </DateCard>
      <NotaryCosts />
    </>
  );
}

/** A link and no map in the page: nothing is loaded from elsewhere before it is followed. */
function MapLink({ place }: { place: string }) {
  const { t } = useTexts('foundations');
  return (
    <Box>
      <Link
        href={`https://www.openstreetmap.org/search?${new URLSearchParams({ query: place })}`}
        target="_blank"
        rel="noopener noreferrer"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 44 }}
      >
        <MapPin size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('foundations:appointment.map')}
      </Link>
    </Box>
  );
}

/** What the fee table gives for this capital; the notary's bill decides. */
function NotaryCosts() {
  const { t, locale } = useTexts('foundations');
  const { coreData } = useFoundationPage().foundation;
  if (!coreData) return null;
  const { shareCapitalCents, totalShareholders } = coreData;
  const costs = (articles: 'own-articles' | 'model-protocol') =>
    wholeEuros(formationCosts({ articles, shareCapitalCents, shareholders: 1 }).notary, locale);
  const amounts = {
    own: costs('own-articles'),
    model: costs('model-protocol'),
    since: longDate(feeTable.validFrom, locale),
  };
  const withModel = mayUseModelProtocol(totalShareholders);
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
      {t(`foundations:appointment.${withModel ? 'costs' : 'costsOwn'}`, amounts)}
    </Typography>
  );
}

/** Said before the deed, when it can still be kept. */
export function PayLater() {
  const { t } = useTexts('foundations');
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {t('foundations:bankAccount.hint')}
    </Alert>
  );
}
