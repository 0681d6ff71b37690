import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarWeek } from '#api/contract.gen.d.ts';
import { clockText } from '#domain/appointments/hours-text.ts';
import { noonOf, onDay, type Span } from '#domain/days/berlin-days.ts';
import { spokenDay } from '#domain/site/formats.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { Entry } from './entry.tsx';
import { clockOf, isEmpty, laneOf } from './layout.ts';

const PIXELS_PER_HOUR = 48;
const pixels = (minutes: number) => (minutes / 60) * PIXELS_PER_HOUR;

interface Props {
  week: CalendarWeek;
  days: CalendarWeek['days'];
  consultant: CalendarWeek['consultants'][number];
}

/** The days of one consultant beside each other, by the clock in Berlin. */
export function Lane({ week, days, consultant }: Props) {
  const { t } = useTranslation(['staffAppointments']);
  const id = useId();
  const lane = laneOf(week, consultant.id);
  const clock = clockOf(
    lane,
    days.map(({ date }) => date),
  );
  const toRebook = lane.appointments.filter(({ displaced }) => displaced !== null).length;
  return (
    <Card component="section" aria-labelledby={id} sx={{ mb: 2 }}>
      <Box sx={head}>
        <Typography id={id} variant="h5" component="h2" color="primary">
          {consultant.name}
        </Typography>
        <Typography color="textSecondary" sx={{ fontSize: '0.875rem' }}>
          {t(`staffAppointments:people.kinds.${consultant.kind}`)}
          {lane.appointments.length > 0 &&
            ` · ${t('staffAppointments:week.booked', { count: lane.appointments.length })}`}
        </Typography>
        {consultant.isPaused && <Chip size="small" label={t('staffAppointments:week.paused')} />}
        {toRebook > 0 && (
          <Chip
            size="small"
            color="error"
            variant="outlined"
            label={t('staffAppointments:week.toRebook', { count: toRebook })}
          />
        )}
      </Box>
      {isEmpty(lane) ? (
        <Typography color="textSecondary" sx={{ px: 2.5, pb: 2.5 }}>
          {t('staffAppointments:week.noHours')}
        </Typography>
      ) : (
        <Box sx={gridOf(days.length)}>
          <Axis {...clock} />
          {days.map((day) => (
            <Day key={day.date} lane={lane} clock={clock} day={day} name={consultant.name} />
          ))}
        </Box>
      )}
    </Card>
  );
}

interface Clock {
  from: number;
  to: number;
}

/** The hours at the left, which screen readers hear with each appointment. */
function Axis({ from, to }: Clock) {
  const hours = Array.from({ length: (to - from) / 60 }, (_, index) => from + index * 60);
  return (
    <Box aria-hidden sx={{ position: 'relative', height: pixels(to - from) }}>
      {hours.map((minute) => (
        <Box key={minute} sx={{ ...tick, top: pixels(minute - from) }}>
          {clockText(minute)}
        </Box>
      ))}
    </Box>
  );
}

interface DayProps {
  lane: ReturnType<typeof laneOf>;
  clock: Clock;
  day: CalendarWeek['days'][number];
  name: string;
}

function Day({ lane, clock, day: { date, holiday }, name }: DayProps) {
  const { t } = useTranslation(['staffAppointments']);
  const { locale } = useLocale();
  const noon = noonOf(date);
  const place = (span: Span) => placeIn(span, date, clock);
  const label = t('staffAppointments:week.dayOf', { name, day: spokenDay(noon, locale, noon) });
  return (
    <Box
      component="ul"
      aria-label={label}
      data-holiday={holiday !== null}
      sx={{ ...column, height: pixels(clock.to - clock.from) }}
    >
      {lane.hours.map((span) => {
        const part = onDay(span, date);
        if (!part) return null;
        const [from, to] = part.map(clockText);
        return (
          <Box component="li" key={span.startsAt} sx={{ ...open, ...place(span) }}>
            <span className="heard">
              {t('staffAppointments:week.hours', { from: from ?? '', to: to ?? '' })}
            </span>
          </Box>
        );
      })}
      {lane.absences.map((absence) =>
        onDay(absence, date) ? (
          <Box component="li" key={absence.id} sx={{ ...away, ...place(absence) }}>
            <span>{t('staffAppointments:week.absent')}</span>
          </Box>
        ) : null,
      )}
      {lane.appointments.map((appointment) =>
        onDay(appointment, date) ? (
          <Box component="li" key={appointment.bookingId} sx={{ ...booked, ...place(appointment) }}>
            <Entry appointment={appointment} consultant={name} />
          </Box>
        ) : null,
      )}
    </Box>
  );
}

/** Where a time lies in a column; short ones are as high as a line. */
function placeIn(span: Span, date: string, { from, to }: Clock) {
  const [begins, ends] = onDay(span, date) ?? [from, from];
  const top = pixels(Math.max(begins, from) - from);
  const height = pixels(Math.min(ends, to) - Math.max(begins, from));
  return { top, height: Math.max(height, LINE) };
}
const LINE = 24;

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  px: 2.5,
  py: 1.5,
} as const;

export const gridOf = (days: number) => ({
  display: 'grid',
  gridTemplateColumns: `52px repeat(${days}, minmax(0, 1fr))`,
  pr: 1,
  pb: 1.5,
});

const tick = {
  position: 'absolute',
  right: 8,
  transform: 'translateY(-2px)',
  color: 'text.secondary',
  fontSize: '0.75rem',
  fontVariantNumeric: 'tabular-nums',
} as const;

const column = {
  position: 'relative',
  listStyle: 'none',
  m: 0,
  p: 0,
  borderLeft: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
  // A line at every full hour.
  backgroundImage: `repeating-linear-gradient(to bottom, var(--s-palette-divider) 0 1px, transparent 1px ${PIXELS_PER_HOUR}px)`,
  '& .heard': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
} as const;

const booked = { position: 'absolute', left: 3, right: 3, containerType: 'inline-size' } as const;

const open = {
  position: 'absolute',
  left: 0,
  right: 0,
  bgcolor: 'background.paper',
  backgroundImage: `repeating-linear-gradient(to bottom, var(--s-palette-divider) 0 1px, transparent 1px ${PIXELS_PER_HOUR}px)`,
} as const;

const away = {
  position: 'absolute',
  left: 0,
  right: 0,
  backgroundColor: 'brand.highlight',
  backgroundImage:
    'repeating-linear-gradient(135deg, transparent 0 7px, color-mix(in srgb, var(--s-palette-text-secondary) 22%, transparent) 7px 8px)',
  color: 'text.primary',
  // Appointments at the beginning of a day must not cover the word.
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  fontSize: '0.8125rem',
  '& > span': { bgcolor: 'brand.highlight', px: 0.75, borderRadius: '6px 0 0 0' },
} as const;
