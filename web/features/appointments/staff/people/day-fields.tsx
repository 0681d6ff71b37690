import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { periodsIn, periodsText } from '#domain/appointments/hours-text.ts';
import { type WeeklyHours, weeklyHours } from '#domain/appointments/weekly-hours.ts';
import { TextInput } from '../../../../kit/forms/fields.tsx';
import type { Fields, Problems } from '../../../../kit/forms/rules.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
const nameOf = (weekday: number) => `day${weekday}`;

const hoursOfDay = (fields: Fields, weekday: number): WeeklyHours[] | undefined =>
  periodsIn(fields[nameOf(weekday)] ?? '')?.map((period) => ({ weekday, ...period }));

/** The hours that the fields of all days hold. */
export const hoursIn = (fields: Fields): WeeklyHours[] =>
  weekdays.flatMap((weekday) => hoursOfDay(fields, weekday) ?? []);

/** Said beside the day that has them. */
export function hoursProblems(fields: Fields): Problems {
  return Object.fromEntries(
    weekdays.flatMap((weekday): [string, string][] => {
      const hours = hoursOfDay(fields, weekday);
      if (!hours) return [[nameOf(weekday), 'NOT_HOURS']];
      const [issue] = weeklyHours.safeParse(hours).error?.issues ?? [];
      if (!issue) return [];
      const isCode = /^[A-Z_]+$/.test(issue.message);
      return [[nameOf(weekday), isCode ? issue.message : 'NOT_HOURS']];
    }),
  );
}

export const hoursFields = (hours: readonly WeeklyHours[]): Fields =>
  Object.fromEntries(
    weekdays.map((weekday) => [
      nameOf(weekday),
      periodsText(hours.filter((one) => one.weekday === weekday)),
    ]),
  );

/** A line for each day, as people write hours. */
export function DayFields() {
  const { t } = useTranslation(['staffAppointments']);
  const names = t('staffAppointments:hoursForm.days');
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      {weekdays.map((weekday) => (
        <TextInput key={weekday} name={nameOf(weekday)} label={names[weekday - 1] ?? ''} />
      ))}
    </Box>
  );
}
