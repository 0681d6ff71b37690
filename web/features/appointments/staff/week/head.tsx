import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CalendarWeek } from '#api/contract.gen.d.ts';
import { noonOf } from '#domain/days/berlin-days.ts';
import { dayRange } from '#domain/site/formats.ts';
import { keys } from '../../../../desk/keys.ts';
import { useNow } from '../../../../desk/ui/use-now.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';

interface Props {
  week: CalendarWeek;
  /** Whose calendar is shown; everybody's unless given. */
  chosen: string;
  onPrevious: () => void;
  onNext: () => void;
  onShow: (next: { week?: string; consultant?: string }) => void;
  onEnter: () => void;
}

/** Which week, whose, and the way to others. */
export function WeekHead({ week, chosen, onPrevious, onNext, onShow, onEnter }: Props) {
  const { t } = useTranslation(['staffAppointments']);
  const words = t('staffAppointments:week');
  return (
    <Box sx={bar}>
      <Box sx={{ flexGrow: 1 }}>
        <Typography variant="h3" component="h1" color="primary">
          {words.title}
        </Typography>
        <Typography component="output" color="textSecondary">
          <WeekName week={week} />
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center' }} title={words.keys}>
        <IconButton
          aria-label={words.previous}
          aria-keyshortcuts={keys.previous}
          onClick={onPrevious}
        >
          <ChevronLeft size={20} aria-hidden />
        </IconButton>
        <Button
          size="small"
          aria-keyshortcuts={keys['this-week']}
          onClick={() => onShow({ week: '' })}
        >
          {words.today}
        </Button>
        <IconButton aria-label={words.next} aria-keyshortcuts={keys.next} onClick={onNext}>
          <ChevronRight size={20} aria-hidden />
        </IconButton>
      </Box>
      {week.consultants.length > 1 && (
        <TextField
          select
          size="small"
          label={words.whose}
          value={week.consultants.some(({ id }) => id === chosen) ? chosen : ''}
          onChange={({ target }) => onShow({ consultant: target.value })}
          sx={{ width: { xs: '100%', sm: 220 } }}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        >
          <MenuItem value="">{words.everybody}</MenuItem>
          {week.consultants.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Button variant="contained" onClick={onEnter}>
        {t('staffAppointments:absence.enter')}
      </Button>
    </Box>
  );
}

/** `KW 48 · 23.–29. November 2026` */
function WeekName({ week: { week, days } }: Pick<Props, 'week'>) {
  const { t } = useTranslation(['staffAppointments']);
  const { locale } = useLocale();
  const now = new Date(useNow()).toISOString();
  const noon = (date = '') => noonOf(date);
  const [first, last] = [noon(days[0]?.date), noon(days.at(-1)?.date)];
  const { from, to } = dayRange(first, last, locale, now);
  return `${t('staffAppointments:week.number', { number: String(Number(week.slice(-2))) })} · ${from} – ${to}`;
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  mb: 2.5,
} as const;
