import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { berlinInstant } from '#domain/days/berlin-instant.ts';
import { publicHolidayOn } from '#domain/days/public-holidays.ts';
import { isDayOffIn } from '#domain/foundations/due-dates.ts';
import { isEarlyOrLate, isOutsideOfficeHours } from '#domain/foundations/office-hours.ts';
import { longDay } from '#domain/site/formats.ts';
import { CheckInput } from '../../../../kit/forms/choices.tsx';
import { useFieldText, useFieldValue } from '../../../../kit/forms/field.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';

/** What a field for the day and one for the time hold. */
interface Time {
  date: string;
  time: string;
}

/** @param date and time: names of the fields */
export const useTime = (date: string, time: string): Time => ({
  date: useFieldValue(date),
  time: useFieldText(time),
});

interface SeatProps {
  /** Where the company has its seat. */
  city: string | undefined;
}

/** Appointments on weekends, on public holidays, early or late are rare, and mostly a slip. */
export function RareTime({ city, at: { date, time } }: SeatProps & { at: Time }) {
  const { t } = useTranslation(['staffCommands']);
  const { locale } = useLocale();
  const noon = berlinInstant(date, '12:00');
  if (!noon) return null;
  const day = longDay(noon, locale);
  const holiday = publicHolidayOn(date);
  const startsAt = berlinInstant(date, time);
  return (
    <>
      {isDayOffIn(city)(date) && (
        <Alert severity="warning" role="status" sx={wide}>
          {holiday
            ? t('staffCommands:commands.propose-notary-appointment.holiday', {
                day,
                holiday: t(`staffCommands:commands.propose-notary-appointment.holidays.${holiday}`),
              })
            : t('staffCommands:commands.propose-notary-appointment.dayOff', { day })}
        </Alert>
      )}
      {startsAt && isEarlyOrLate(startsAt) && (
        <Alert severity="warning" role="status" sx={wide}>
          {t('staffCommands:commands.propose-notary-appointment.oddHour', { time })}
        </Alert>
      )}
    </>
  );
}

/** Asked a second time, where one of them is rare. */
export function Sure({ city, times }: SeatProps & { times: readonly Time[] }) {
  const { t } = useTranslation(['staffCommands']);
  const isRare = times.some(({ date, time }) => {
    const startsAt = berlinInstant(date, time);
    return startsAt && isOutsideOfficeHours(startsAt, city);
  });
  if (!isRare) return null;
  return (
    <Box sx={wide}>
      <CheckInput
        name="sure"
        label={t('staffCommands:commands.propose-notary-appointment.sure')}
        required
      />
    </Box>
  );
}

const wide = { gridColumn: '1 / -1' } as const;
