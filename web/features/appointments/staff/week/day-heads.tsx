import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { CalendarWeek } from '#api/contract.gen.d.ts';
import { dateOf, instantAt, MINUTES_PER_DAY } from '#domain/days/berlin-days.ts';
import { calendarLeaf } from '#domain/site/formats.ts';
import { useNow } from '../../../../desk/ui/use-now.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { gridOf } from './lane.tsx';

/** The days above all lanes; they stay in view while the page scrolls. */
export function DayHeads({ days }: Pick<CalendarWeek, 'days'>) {
  const { t } = useTranslation(['staffAppointments']);
  const { locale } = useLocale();
  const today = dateOf(new Date(useNow()).toISOString());
  return (
    <Box sx={{ ...gridOf(days.length), ...row }}>
      <span />
      {days.map(({ date, holiday }) => {
        const { day, weekday } = calendarLeaf(instantAt(date, MINUTES_PER_DAY / 2), locale);
        return (
          <Box key={date} data-today={date === today} sx={head}>
            <Box component="time" dateTime={date}>
              {weekday} <strong>{day}</strong>
            </Box>
            {holiday && <span>{t(`staffAppointments:holidays.${holiday}`)}</span>}
          </Box>
        );
      })}
    </Box>
  );
}

const row = {
  position: 'sticky',
  top: 64,
  zIndex: 5,
  mb: 1,
  pb: 0,
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const head = {
  px: 1,
  py: 1,
  fontSize: '0.875rem',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '& strong': { color: 'text.primary', fontSize: '1rem' },
  '& > span': { display: 'block', fontSize: '0.8125rem' },
  '&[data-today=true]': { boxShadow: 'inset 0 -3px 0 var(--s-palette-brand-accent)' },
  '&[data-today=true] time': { color: 'primary.main', fontWeight: 600 },
} as const;
