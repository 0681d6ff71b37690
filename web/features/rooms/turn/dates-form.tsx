import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { berlinInstant } from '#domain/days/berlin-instant.ts';
import { isTooFarAhead } from '#domain/foundations/steps/notary-appointment.ts';
import { NOTARY_DATES_MAX } from '#domain/foundations/steps/notary-dates.ts';
import { clock, spokenDay } from '#domain/site/formats.ts';
import { browserCall } from '../../../kit/api/browser-call.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { Failed, type Failure, failureOf } from './failed.tsx';

interface Offered {
  startsAt: string;
  place: string;
  online: boolean;
}

interface DatesFormProps {
  id: string;
  now: string;
  done: (sentence: string) => Promise<void>;
}

/** What is offered, and whether it has arrived. */
function useOffer({ id, done }: Pick<DatesFormProps, 'id' | 'done'>) {
  const { t } = useTranslation(['rooms']);
  const [dates, setDates] = useState<readonly Offered[]>([]);
  const [isAdding, setAdding] = useState(true);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const change = (next: readonly Offered[]) => {
    setDates(next.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt)));
    setKey(crypto.randomUUID());
    setAdding(next.length === 0);
  };
  const send = async () => {
    setBusy(true);
    const answer = await browserCall('POST /rooms/:id/commands/propose-notary-dates', {
      params: { id },
      body: { dates: dates.map(sentAs) },
      idempotencyKey: key,
    });
    setBusy(false);
    setFailure(answer.ok ? undefined : failureOf(answer));
    if (answer.ok) await done(t('rooms:dates.sent'));
  };
  return { dates, isAdding, busy, failure, change, send, setAdding };
}

const sentAs = ({ startsAt, place, online }: Offered) => ({
  startsAt,
  online,
  ...(place.trim() !== '' && !online && { place }),
});

/** Up to three dates, of which the founder chooses one. */
export function DatesForm({ id, now, done }: DatesFormProps) {
  const { t } = useTranslation(['rooms']);
  const words = t('rooms:dates');
  const { dates, isAdding, busy, failure, change, send, setAdding } = useOffer({ id, done });
  return (
    <Box sx={{ display: 'grid', gap: 1.25, mt: 2.5 }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
        {dates.map((date) => (
          <Row
            key={date.startsAt}
            date={date}
            now={now}
            onRemove={() => change(dates.filter((each) => each !== date))}
          />
        ))}
      </Box>
      {isAdding && (
        <Entry
          dates={dates}
          onAdd={(date) => change([...dates, date])}
          onCancel={dates.length > 0 ? () => setAdding(false) : undefined}
        />
      )}
      {!isAdding && dates.length < NOTARY_DATES_MAX && (
        <Button
          onClick={() => setAdding(true)}
          startIcon={<Plus size={18} aria-hidden="true" />}
          sx={anotherDate}
        >
          {words.add[dates.length === 1 ? 'second' : 'third']}
        </Button>
      )}
      <Failed failure={failure} />
      {dates.length > 0 && (
        <Button
          variant="contained"
          size="large"
          disabled={busy}
          onClick={() => void send()}
          sx={{ justifySelf: 'start', mt: 1 }}
        >
          {words.send}
        </Button>
      )}
    </Box>
  );
}

const anotherDate = {
  justifyContent: 'flex-start',
  border: '1px dashed',
  borderColor: 'brand.fieldBorder',
  px: 1.75,
} as const;

interface RowProps {
  date: Offered;
  now: string;
  onRemove: () => void;
}

function Row({ date, now, onRemove }: RowProps) {
  const { t } = useTranslation(['rooms']);
  const { locale } = useLocale();
  const { startsAt, place, online } = date;
  const day = spokenDay(startsAt, locale, now);
  const where = online ? t('rooms:dates.online') : place.trim() || t('rooms:dates.withYou');
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        border: 1,
        borderColor: 'brand.fieldBorder',
        borderRadius: '12px',
        pl: 1.75,
        pr: 0.5,
        minHeight: 48,
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', py: 0.75 }}>
        <strong>{day}</strong> {clock(startsAt, locale)}, {where}
      </Box>
      <IconButton onClick={onRemove} aria-label={t('rooms:dates.remove', { day })}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </Box>
  );
}

interface EntryProps {
  dates: readonly Offered[];
  onAdd: (date: Offered) => void;
  onCancel: (() => void) | undefined;
}

type Problem = 'incomplete' | 'past' | 'far' | 'twice';

function Entry({ dates, onAdd, onCancel }: EntryProps) {
  const { t } = useTranslation(['rooms']);
  const words = t('rooms:dates');
  const [day, setDay] = useState('');
  const [time, setTime] = useState('');
  const [place, setPlace] = useState(dates.at(-1)?.place ?? '');
  const [online, setOnline] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const add = () => {
    const startsAt = berlinInstant(day, time);
    const found = problemOf(startsAt, dates);
    setProblem(found);
    if (startsAt && !found) onAdd({ startsAt, place, online });
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.75,
        gridTemplateColumns: { sm: '1fr 1fr' },
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
        p: 1.75,
      }}
    >
      <TextField
        type="date"
        label={words.day}
        value={day}
        onChange={({ target }) => setDay(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
        required
      />
      <TextField
        type="time"
        label={words.time}
        helperText={words.timeHelp}
        value={time}
        onChange={({ target }) => setTime(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
        required
      />
      <TextField
        label={words.place}
        helperText={words.placeHelp}
        value={place}
        disabled={online}
        onChange={({ target }) => setPlace(target.value)}
        slotProps={{ htmlInput: { maxLength: 300 } }}
        sx={{ gridColumn: '1 / -1' }}
      />
      <FormControlLabel
        control={<Checkbox checked={online} onChange={(_, checked) => setOnline(checked)} />}
        label={words.onlineField}
        sx={{ gridColumn: '1 / -1' }}
      />
      <Box role="alert" sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>
        {problem && <Alert severity="error">{words.problem[problem]}</Alert>}
      </Box>
      <Box sx={{ display: 'flex', gap: 1.5, gridColumn: '1 / -1' }}>
        <Button variant="outlined" onClick={add}>
          {words.take}
        </Button>
        {onCancel && <Button onClick={onCancel}>{words.cancel}</Button>}
      </Box>
    </Box>
  );
}

function problemOf(startsAt: string | null, dates: readonly Offered[]): Problem | undefined {
  const now = new Date().toISOString();
  if (!startsAt) return 'incomplete';
  if (startsAt <= now) return 'past';
  if (isTooFarAhead(startsAt, now)) return 'far';
  return dates.some((date) => date.startsAt === startsAt) ? 'twice' : undefined;
}
