import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { berlinInstant } from '#domain/days/berlin-instant.ts';
import { isOutsideOfficeHours } from '#domain/foundations/office-hours.ts';
import { isTooFarAhead } from '#domain/foundations/steps/notary-appointment.ts';
import { NOTARY_DATES_MAX } from '#domain/foundations/steps/notary-dates.ts';
import { CheckInput } from '../../../../kit/forms/choices.tsx';
import { TextInput } from '../../../../kit/forms/fields.tsx';
import type { Fields } from '../../../../kit/forms/rules.ts';
import type { CommandRules } from '../../commands/command.ts';
import { dialog } from './dialog.tsx';
import { RareTime, Sure, useTime } from './rare-times.tsx';

const numbers = Array.from({ length: NOTARY_DATES_MAX }, (_, index) => index + 1);

/** Of the rows that say anything; the first always counts. */
const rowsIn = (fields: Fields) =>
  numbers
    .map((nth) => {
      const [date = '', time = ''] = [fields[`date${nth}`], fields[`time${nth}`]];
      return { nth, date, time, startsAt: berlinInstant(date, time) };
    })
    .filter(({ nth, date, time }) => nth === 1 || date !== '' || time !== '');

/** @param city the company's seat */
const rulesIn = (city: string | undefined): CommandRules => ({
  payload: (fields) => ({
    dates: rowsIn(fields).map(({ startsAt }) => ({
      startsAt,
      place: fields.place,
      online: fields.online === 'on',
    })),
  }),
  // The payload counts the rows that are filled in.
  inputs: (path, fields) => {
    const row = rowsIn(fields)[Number(path.split('.')[1] ?? 0)];
    return path.endsWith('place') ? 'place' : `date${row?.nth ?? 1}`;
  },
  problems: (fields) => {
    const now = new Date().toISOString();
    const rows = rowsIn(fields);
    const found = rows.flatMap(({ nth, date, time, startsAt }): [string, string][] => {
      if (date === '') return [[`date${nth}`, 'REQUIRED']];
      if (time === '') return [[`time${nth}`, 'REQUIRED']];
      if (!startsAt) return [];
      if (startsAt <= now) return [[`date${nth}`, 'IN_THE_PAST']];
      if (isTooFarAhead(startsAt, now)) return [[`date${nth}`, 'TOO_FAR_AHEAD']];
      const isTwice = rows.some((other) => other.nth < nth && other.startsAt === startsAt);
      return isTwice ? [[`date${nth}`, 'INVALID']] : [];
    });
    const isRare = rows.some(({ startsAt }) => startsAt && isOutsideOfficeHours(startsAt, city));
    return {
      ...Object.fromEntries(found),
      ...(isRare && fields.sure !== 'on' && { sure: 'CONFIRM' }),
    };
  },
});

/** Dates that were heard by phone, for the founder to choose from. */
export const proposeNotaryDates = dialog({
  command: 'propose-notary-dates',
  useRules: ({ coreData }) => rulesIn(coreData?.city),
  offered: ({ chosenNotary }) => chosenNotary?.email !== undefined,
  Fields({ foundation: { chosenNotary, coreData } }) {
    const { t } = useTranslation(['staffCommands']);
    const words = t('staffCommands:commands.propose-notary-appointment');
    const city = coreData?.city;
    const times = [
      useTime('date1', 'time1'),
      useTime('date2', 'time2'),
      useTime('date3', 'time3'),
    ] as const;
    const number = (nth: number) => t('staffCommands:commands.propose-notary-dates.nth', { nth });
    return (
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <Box sx={{ ...wide, overflowWrap: 'anywhere' }}>
          {[chosenNotary?.name, chosenNotary?.email].filter(Boolean).join(', ')}
        </Box>
        {times.map((at, index) => {
          const nth = index + 1;
          return (
            <Box key={nth} sx={{ display: 'contents' }}>
              <TextInput
                name={`date${nth}`}
                type="date"
                label={`${number(nth)}: ${words.date}`}
                required={nth === 1}
              />
              <TextInput
                name={`time${nth}`}
                type="time"
                label={`${number(nth)}: ${words.time}`}
                help={words.timeHint}
                required={nth === 1}
              />
              <RareTime {...{ city, at }} />
            </Box>
          );
        })}
        <Sure {...{ city, times }} />
        <TextInput name="place" label={words.place} sx={wide} />
        <Box sx={wide}>
          <CheckInput name="online" label={words.online} />
        </Box>
      </Box>
    );
  },
});

const wide = { gridColumn: '1 / -1' } as const;
