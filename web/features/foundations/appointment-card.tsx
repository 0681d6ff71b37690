import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { appointmentFile } from '#domain/appointments/calendar-ids.ts';
import { articlesIn } from '#domain/foundations/review/review-checklist.ts';
import { feeTable } from '#domain/pricing/fees.ts';
import { foundersCosts } from '#domain/pricing/founders-case.ts';
import { longDate, wholeEuros } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { DateCard } from '../../shared/appointments/date-card.tsx';
import type { Foundation } from '../../shared/foundations/model.ts';
import { currentDrafts } from './documents/reading-order.ts';
import { useFoundationPage } from './page-context.tsx';
import { Objections } from './steps/notary/offered-date.tsx';

interface AppointmentCardProps {
  appointment: NonNullable<Foundation['notaryAppointment']>;
  /** Confirmed, so it belongs into a calendar. */
  agreed?: boolean;
}

/** The notary appointment: when and how long, where, and what it usually costs. */
export function AppointmentCard({ appointment, agreed = false }: AppointmentCardProps) {
  const { t } = useTranslation(['foundations']);
  const { to } = useLocale();
  const { foundation, now } = useFoundationPage();
  const { notaryName, place, online, startsAt } = appointment;
  const file = {
    href: appointmentFile(to('foundation', { id: foundation.id })),
    label: t('foundations:calendar.add'),
  };
  return (
    <>
      <DateCard
        startsAt={startsAt}
        now={now}
        duration={t('foundations:appointment.duration')}
        {...(agreed && { file })}
      >
        {[notaryName, online ? t('foundations:appointment.online') : place]
          .filter(Boolean)
          .join(', ')}
        {!online && place && <MapLink place={mapQuery(notaryName, place)} />}
      </DateCard>
      <NotaryCosts />
    </>
  );
}

/** An appointment that is proposed alone, and what co-founders say against it. */
export function OneDate({ appointment }: Pick<AppointmentCardProps, 'appointment'>) {
  const [date] = appointment.dates;
  return (
    <>
      <AppointmentCard appointment={appointment} />
      {date && <Objections date={date} />}
    </>
  );
}

/** A town alone would show its middle. */
const mapQuery = (notaryName: string, place: string): string =>
  place.includes(notaryName) ? place : `${notaryName}, ${place}`;

/** A link and no map in the page: nothing is loaded from elsewhere before it is followed. */
function MapLink({ place }: { place: string }) {
  const { t } = useTranslation(['foundations']);
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

/** What fees call the articles, and what reviews do. */
const isOfKind = { 'model-protocol': 'model-protocol', 'own-articles': 'own' } as const;

/** What the fee table gives for this capital; the notary's bill decides. */
export function NotaryCosts() {
  const { t } = useTranslation(['foundations']);
  const { locale } = useLocale();
  const { coreData, documents, asCoFounder } = useFoundationPage().foundation;
  if (!coreData) return null;
  const drafts = currentDrafts(documents);
  const drafted = articlesIn(drafts.map(({ title }) => title));
  const kinds = foundersCosts(coreData)
    // What is drafted is decided; before that both are possible.
    .filter(({ articles }) => drafts.length === 0 || isOfKind[articles] === drafted)
    .map(({ articles, notary }) =>
      t(`foundations:appointment.notaryCosts.${articles}`, { notary: wholeEuros(notary, locale) }),
    );
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
      {t('foundations:appointment.costs', {
        kinds: kinds.join(', '),
        // "For you alone" is said to the only shareholder.
        people: t('foundations:order.case.people')[
          asCoFounder && coreData.totalShareholders === 'alone'
            ? 'unknown'
            : coreData.totalShareholders
        ],
        since: longDate(feeTable.validFrom, locale),
      })}
    </Typography>
  );
}

/** Said before the deed, when it can still be kept. */
export function PayLater() {
  const { t } = useTranslation(['foundations']);
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {t('foundations:bankAccount.hint')}
    </Alert>
  );
}
