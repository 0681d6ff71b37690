import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rebookings } from '#api/contract.gen.d.ts';
import { minuteOf } from '#domain/days/berlin-days.ts';
import { clockDigits, lastDayBefore, spokenDay } from '#domain/site/formats.ts';
import type { Locale } from '#domain/site/paths.ts';
import { call } from '../../../../desk/call.ts';
import { ErrorAlert } from '../../../../desk/forms/error-alert.tsx';
import { usePress } from '../../../../desk/forms/use-press.ts';
import { Panel } from '../../../../desk/ui/panel.tsx';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { AskAll } from './ask-button.tsx';
import { PersonRow, peopleList } from './person-row.tsx';

type Absence = Rebookings['absences'][number];

/** An absence with those who had a time in it; it stays until it is over, `2 of 3 rebooked`. */
export function AbsencePanel({ absence, name }: { absence: Absence; name: string }) {
  const { t } = useTranslation(['staffAppointments']);
  const { locale } = useLocale();
  const { affected, progress } = absence;
  const open = affected.filter(({ state }) => state === 'open' || state === 'asked');
  return (
    <Panel
      title={t('staffAppointments:rebookings.absentOn', { name })}
      action={
        progress.total > 0 && (
          <Chip
            size="small"
            color={progress.done === progress.total ? 'success' : 'default'}
            variant={progress.done === progress.total ? 'outlined' : 'filled'}
            label={t('staffAppointments:rebookings.progress', {
              done: String(progress.done),
              total: String(progress.total),
            })}
          />
        )
      }
    >
      <Typography>{absenceText(absence, locale)}</Typography>
      <Typography color="textSecondary">
        {affected.length === 0
          ? t('staffAppointments:rebookings.nobody')
          : open.length > 0 && t('staffAppointments:rebookings.have', { count: open.length })}
      </Typography>
      {affected.length > 0 && (
        <Box component="ul" sx={peopleList}>
          {affected.map((person) => (
            <PersonRow key={person.bookingId} person={person} consultant={name} />
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5 }}>
        <AskAll people={affected} />
        <TakeBack id={absence.id} />
      </Box>
    </Panel>
  );
}

/** Days alone where they are whole. */
function absenceText({ startsAt, endsAt }: Absence, locale: Locale): string {
  const last = lastDayBefore(endsAt);
  const isWhole = minuteOf(startsAt) === 0 && minuteOf(endsAt) === 0;
  const [from, to] = [spokenDay(startsAt, locale, startsAt), spokenDay(last, locale, startsAt)];
  if (isWhole) return from === to ? from : `${from} – ${to}`;
  // The end of a day is its 24:00, not the midnight at which it begins.
  const ends = minuteOf(endsAt) === 0 ? '24:00' : clockDigits(endsAt, locale);
  const until = from === to ? ends : `${to}, ${ends}`;
  return `${from}, ${clockDigits(startsAt, locale)} – ${until}`;
}

/** Asks first: whoever was written to does not hear of it. */
function TakeBack({ id }: { id: string }) {
  const { t } = useTranslation(['staffAppointments']);
  const words = t('staffAppointments:rebookings');
  const [asking, setAsking] = useState(false);
  const takeBack = usePress({
    send: () => call('POST /admin/calendar/absences/:id/cancel', { params: { id } }),
    done: () => words.takenBack,
  });
  if (!asking) {
    return (
      <Button sx={{ mt: 2 }} onClick={() => setAsking(true)}>
        {words.takeBack}
      </Button>
    );
  }
  return (
    <Box role="group" aria-label={words.takeBack} sx={{ mt: 2, flexBasis: '100%' }}>
      <Typography sx={{ mb: 1 }}>{words.takeBackWhat}</Typography>
      {takeBack.refused && <ErrorAlert text={takeBack.refused} sx={{ mb: 1 }} />}
      <Button color="error" loading={takeBack.busy} onClick={takeBack.press}>
        {words.takeBack}
      </Button>
      <Button onClick={() => setAsking(false)}>{words.keep}</Button>
    </Box>
  );
}
