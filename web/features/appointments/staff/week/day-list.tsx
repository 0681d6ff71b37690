import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { CalendarWeek } from '#api/contract.gen.d.ts';
import { clockText } from '#domain/appointments/hours-text.ts';
import { MINUTES_PER_DAY, noonOf, onDay } from '#domain/days/berlin-days.ts';
import { spokenDay } from '#domain/site/formats.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { Entry } from './entry.tsx';

interface Props {
  week: CalendarWeek;
  days: CalendarWeek['days'];
}

/** The days of a week below each other, for narrow screens. */
export function DayList({ week, days }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {days.map((day) => (
        <Day key={day.date} week={week} day={day} />
      ))}
    </Box>
  );
}

function Day({ week, day: { date, holiday } }: { week: CalendarWeek; day: Props['days'][number] }) {
  const { t } = useTranslation(['staffAppointments']);
  const { locale } = useLocale();
  const noon = noonOf(date);
  const nameOf = (id: string) => week.consultants.find((one) => one.id === id)?.name ?? '';
  const appointments = week.appointments.filter((one) => onDay(one, date) !== null);
  const absences = week.absences.filter((one) => onDay(one, date) !== null);
  return (
    <Card component="section" sx={{ p: 2 }}>
      <Typography variant="h5" component="h2" color="primary">
        {spokenDay(noon, locale, noon)}
      </Typography>
      {holiday && (
        <Typography color="textSecondary">{t(`staffAppointments:holidays.${holiday}`)}</Typography>
      )}
      {absences.length + appointments.length === 0 ? (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {t('staffAppointments:week.nothing')}
        </Typography>
      ) : (
        <Box component="ul" sx={list}>
          {absences.map((absence) => {
            const [from = 0, to = 0] = onDay(absence, date) ?? [];
            const isWhole = from === 0 && to === MINUTES_PER_DAY;
            return (
              <Box component="li" key={absence.id} sx={{ color: 'text.secondary' }}>
                {nameOf(absence.consultantId)}{' '}
                {isWhole
                  ? t('staffAppointments:week.absentAllDay')
                  : t('staffAppointments:week.absentUntil', {
                      from: clockText(from),
                      to: clockText(to),
                    })}
              </Box>
            );
          })}
          {appointments.map((appointment) => (
            <li key={appointment.bookingId}>
              <Entry
                appointment={appointment}
                consultant={nameOf(appointment.consultantId)}
                named
              />
            </li>
          ))}
        </Box>
      )}
    </Card>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  mt: 1.5,
  p: 0,
  display: 'grid',
  gap: 1,
  '& button': {
    minHeight: 44,
    py: 1.25,
    flexWrap: 'wrap',
    fontSize: '0.9375rem',
    lineHeight: '20px',
  },
  '& button .who': { flex: '1 1 50%' },
  '& button .with': { ml: 2.5, flexBasis: '100%' },
} as const;
